import { useI18nContext } from '@i18n/i18n-react';
import { useForm, useWatch } from 'react-hook-form';
import { BlankAgent, blankAgentInstructionsMax } from '@/api/generated/schemas/blankAgent.zod';
import { formatCounter } from '@/lib/format-counter';
import { useAccountId } from '@/shared/account/use-account-id';
import { useContractResolver } from '@/shared/forms/contract-resolver';
import { useFormDraft } from '@/shared/forms/use-form-draft';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { TextAreaField } from '@/ui/text-area-field';
import { AgentLanguageField } from './agent-language-field';
import { AgentNameField } from './agent-name-field';
import { CreationForm } from './creation-form';
import { useCreateAgent } from './use-create-agent';
import type { WayProps } from './way-props';

const EXAMPLES = ['returns', 'appointments', 'questions'] as const;
const FIELDS = ['name', 'language', 'instructions'] as const;
const DRAFT = 'new-agent';

/** A new agent from a name and what it should know. */
export function BlankForm({ onStarted, cost }: WayProps) {
  const accountId = useAccountId();
  const { LL, locale } = useI18nContext();
  const t = LL.creation.blank;
  const form = useForm<BlankAgent>({
    resolver: useContractResolver(BlankAgent),
    defaultValues: { source: 'blank', accountId, name: '', language: locale, instructions: '' },
  });
  const {
    register,
    control,
    getValues,
    setValue,
    setFocus,
    formState: { errors, isSubmitted },
  } = form;
  const [draftNote] = useFormDraft(DRAFT, form, FIELDS);
  const instructions = useWatch({ control, name: 'instructions' });
  const { create, busy, error } = useCreateAgent((jobId) => onStarted(jobId, [DRAFT]));

  const fillIn = (text: string) => {
    const own = getValues('instructions').trim();
    const untouched = own === '' || EXAMPLES.some((example) => t.exampleTexts[example].text() === own);
    // What somebody wrote stays; the example comes after it.
    setValue('instructions', untouched ? text : `${own}\n\n${text}`, {
      shouldDirty: true,
      shouldValidate: isSubmitted,
    });
    setFocus('instructions');
  };

  return (
    <Card>
      <CreationForm form={form} fields={FIELDS} onSubmit={create} failure={error} busy={busy} cost={cost}>
        {draftNote}
        <div className="grid gap-x-4 gap-y-5 sm:grid-cols-[2fr_1fr]">
          <AgentNameField error={errors.name?.message} {...register('name')} />
          <AgentLanguageField error={errors.language?.message} {...register('language')} />
        </div>
        <div className="flex flex-col gap-3">
          <TextAreaField
            label={t.instructions()}
            hint={t.instructionsHint()}
            placeholder={t.instructionsExample()}
            error={errors.instructions?.message}
            rows={8}
            counter={formatCounter(locale, instructions.length, blankAgentInstructionsMax)}
            {...register('instructions')}
          />
          <fieldset className="flex flex-wrap items-center gap-2">
            <legend className="float-left me-1 text-[0.8125rem] text-quiet max-sm:basis-full">
              {t.examples()}
            </legend>
            {EXAMPLES.map((example) => (
              <Button
                key={example}
                variant="secondary"
                size="sm"
                onClick={() => fillIn(t.exampleTexts[example].text())}
              >
                {t.exampleTexts[example].title()}
              </Button>
            ))}
          </fieldset>
        </div>
      </CreationForm>
    </Card>
  );
}
