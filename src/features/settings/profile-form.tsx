import { useI18nContext } from '@i18n/i18n-react';
import type { UseFormReturn } from 'react-hook-form';
import * as z from 'zod/mini';
import type { User } from '@/api/generated/schemas/user.zod';
import { UserPayload } from '@/api/generated/schemas/userPayload.zod';
import { FormShell } from '@/shared/forms/form-shell';
import { SaveLine } from '@/shared/forms/save-line';
import { TextField } from '@/ui/text-field';
import { showToast } from '@/ui/toast/toast-queue';
import { useSavePerson } from './use-save-person';

/** What a person can change of themselves by typing. */
export const ProfileDetails = z.pick(UserPayload, { name: true, lastname: true, phone: true });
/** The same, as the form holds it. */
export type ProfileDetails = z.output<typeof ProfileDetails>;

/** The fields of the form. */
export const PROFILE_FIELDS = ['name', 'lastname', 'phone'] as const;

interface ProfileFormProps {
  email: User['email'];
  form: UseFormReturn<ProfileDetails>;
  dirty: boolean;
}

const trimmed = { setValueAs: (typed: string) => typed.trim() };

/** Name, last name and phone; the e-mail to read. */
export function ProfileForm({ email, form, dirty }: ProfileFormProps) {
  const { LL } = useI18nContext();
  const t = LL.profile;
  const save = useSavePerson();
  const { register, formState } = form;
  const { errors } = formState;

  const submit = async (details: ProfileDetails) => {
    await save.mutateAsync(details);
    showToast({ title: t.savedDetails() });
  };

  return (
    <FormShell
      form={form}
      fields={PROFILE_FIELDS}
      onSubmit={submit}
      failure={save.error}
      busy={save.isPending}
      actions={<SaveLine label={t.save()} busy={save.isPending} dirty={dirty} />}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          {...register('name', trimmed)}
          autoComplete="given-name"
          required
          label={t.name()}
          error={errors.name?.message}
        />
        <TextField
          {...register('lastname', trimmed)}
          autoComplete="family-name"
          label={t.lastname()}
          error={errors.lastname?.message}
        />
        <TextField
          {...register('phone', trimmed)}
          type="tel"
          autoComplete="tel"
          label={t.phone()}
          hint={t.phoneHint()}
          error={errors.phone?.message}
        />
        <TextField type="email" readOnly value={email} label={t.email()} hint={t.emailHint()} />
      </div>
    </FormShell>
  );
}
