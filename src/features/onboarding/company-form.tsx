import { useI18nContext } from '@i18n/i18n-react';
import { useMutation } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { ApiError } from '@/api/api-error';
import { Company } from '@/api/generated/schemas/company.zod';
import type { WelcomeProcess } from '@/api/generated/schemas/welcomeProcess.zod';
import { saveCompany } from '@/api/generated/welcome/welcome';
import { Button } from '@/ui/button';
import { ComboboxField } from '@/ui/combobox-field';
import { TextField } from '@/ui/text-field';
import { useContractResolver } from '@/words/contract-resolver';
import { FailureNotice } from '@/words/failure-notice';
import { useFormDraft } from '@/words/use-form-draft';
import { countryOptions, startingCompany, withSaved, zoneOptions } from './company-options';
import { finishStage } from './finish-stage';
import { regionNames } from './reference/countries';
import { browserTimeZone, zoneOfCountry } from './reference/time-zones';
import type { Reference } from './reference/use-reference';

interface CompanyFormProps {
  accountId: string;
  company: Company | null | undefined;
  reference: Reference;
  onDone: (process: WelcomeProcess) => void | Promise<void>;
}

const FIELDS = ['name', 'country', 'region', 'timeZone'] as const;

/** The company's name, country, region and time zone. */
export function CompanyForm({ accountId, company, reference, onDone }: CompanyFormProps) {
  const { LL, locale } = useI18nContext();
  const words = LL.onboarding.company;
  const { countries, timeZones } = reference;
  const form = useForm({
    resolver: useContractResolver(Company),
    defaultValues: startingCompany(company, timeZones, browserTimeZone()),
  });
  const { register, control, handleSubmit, watch, setValue, setError, formState } = form;
  const [draftNote, onSent] = useFormDraft('company', form, FIELDS);
  const { errors, isSubmitting, isSubmitted, dirtyFields } = formState;
  const save = useMutation({
    networkMode: 'always',
    mutationFn: (data: Company) =>
      finishStage(accountId, 'company_settings', () => saveCompany({ accountId, company: data })),
  });

  const country = watch('country');
  const countryChoices = useMemo(
    () => withSaved(countryOptions(countries, locale), company?.country),
    [countries, locale, company?.country],
  );
  const zoneChoices = useMemo(
    () => withSaved(zoneOptions(timeZones, country), company?.timeZone),
    [timeZones, country, company?.timeZone],
  );
  const regionChoices = useMemo(() => {
    const known = regionNames(countries, country).map((name) => ({ value: name, label: name }));
    return country === company?.country ? withSaved(known, company.region) : known;
  }, [countries, country, company?.country, company?.region]);

  const chooseCountry = (code: string) => {
    setValue('country', code, { shouldDirty: true, shouldValidate: isSubmitted });
    setValue('region', '');
    // A zone chosen by hand stays: a company may keep its clocks elsewhere.
    if (dirtyFields.timeZone) return;
    const zone = zoneOfCountry(timeZones, code, browserTimeZone());
    setValue('timeZone', zone?.name ?? '', { shouldValidate: isSubmitted });
  };

  const submit = handleSubmit(async ({ region, ...data }) => {
    try {
      const process = await save.mutateAsync(region ? { ...data, region } : data);
      onSent();
      await onDone(process);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const refused = FIELDS.filter((field) => error.fields.some(({ path }) => path === `company.${field}`));
      for (const field of refused) setError(field, { message: LL.rules.invalid() });
    }
  });

  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void submit(event)}>
      {draftNote}
      <TextField
        {...register('name')}
        autoComplete="organization"
        required
        label={words.name()}
        error={errors.name?.message}
      />
      <Controller
        control={control}
        name="country"
        render={({ field }) => (
          <ComboboxField
            {...field}
            onChange={chooseCountry}
            required
            label={words.country()}
            placeholder={words.countryPlaceholder()}
            searchPlaceholder={words.search()}
            emptyText={words.noMatch()}
            options={countryChoices}
            error={errors.country?.message}
          />
        )}
      />
      {regionChoices.length > 0 && (
        <Controller
          control={control}
          name="region"
          render={({ field }) => (
            <ComboboxField
              {...field}
              value={field.value ?? ''}
              label={words.region()}
              placeholder={words.regionPlaceholder()}
              searchPlaceholder={words.search()}
              emptyText={words.noMatch()}
              options={
                field.value ? [{ value: '', label: words.noRegion() }, ...regionChoices] : regionChoices
              }
              error={errors.region?.message}
            />
          )}
        />
      )}
      <Controller
        control={control}
        name="timeZone"
        render={({ field }) => (
          <ComboboxField
            {...field}
            required
            label={words.timeZone()}
            hint={words.timeZoneHint()}
            placeholder={words.timeZonePlaceholder()}
            searchPlaceholder={words.search()}
            emptyText={words.noMatch()}
            options={zoneChoices}
            error={errors.timeZone?.message}
          />
        )}
      />
      <FailureNotice error={save.error} />
      <Button type="submit" block busy={isSubmitting || save.isSuccess}>
        {words.submit()}
      </Button>
    </form>
  );
}
