import { useI18nContext } from '@i18n/i18n-react';
import { useMemo, useState } from 'react';
import { Controller, type UseFormReturn } from 'react-hook-form';
import type { Company } from '@/api/generated/schemas/company.zod';
import type { SavedCompany } from '@/api/generated/schemas/savedCompany.zod';
import { ComboboxField } from '@/ui/combobox-field';
import { TextField } from '@/ui/text-field';
import { countryOptions, withSaved, zoneOptions } from './company-options';
import { regionNames } from './reference/countries';
import { browserTimeZone, zoneOfCountry } from './reference/time-zones';
import type { Reference } from './reference/use-reference';

interface CompanyFieldsProps {
  form: UseFormReturn<Company>;
  /** What is saved already. */
  company: SavedCompany | null | undefined;
  reference: Reference;
}

/** The fields of a company, in the order of a form. */
export const COMPANY_FIELDS = ['name', 'country', 'region', 'timeZone'] as const;

/** The company's name, country, region and time zone. */
export function CompanyFields({ form, company, reference }: CompanyFieldsProps) {
  const { LL, locale } = useI18nContext();
  const t = LL.onboarding.company;
  const { countries, timeZones } = reference;
  const { register, control, watch, setValue, formState } = form;
  const { errors, isSubmitted } = formState;
  const [zoneChosen, setZoneChosen] = useState(false);

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
    setValue('region', '', { shouldDirty: true });
    // A zone chosen by hand stays: a company may keep its clocks elsewhere.
    if (zoneChosen) return;
    const zone = zoneOfCountry(timeZones, code, browserTimeZone());
    // A country without a zone of its own takes none away.
    if (zone) setValue('timeZone', zone.name, { shouldDirty: true, shouldValidate: isSubmitted });
  };

  return (
    <>
      <TextField
        {...register('name', { setValueAs: (typed: string) => typed.trim() })}
        autoComplete="organization"
        required
        label={t.name()}
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
            label={t.country()}
            placeholder={t.countryPlaceholder()}
            searchPlaceholder={t.search()}
            emptyText={t.noMatch()}
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
              label={t.region()}
              placeholder={t.regionPlaceholder()}
              searchPlaceholder={t.search()}
              emptyText={t.noMatch()}
              options={field.value ? [{ value: '', label: t.noRegion() }, ...regionChoices] : regionChoices}
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
            onChange={(zone) => {
              setZoneChosen(true);
              field.onChange(zone);
            }}
            required
            label={t.timeZone()}
            hint={t.timeZoneHint()}
            placeholder={t.timeZonePlaceholder()}
            searchPlaceholder={t.search()}
            emptyText={t.noMatch()}
            options={zoneChoices}
            error={errors.timeZone?.message}
          />
        )}
      />
    </>
  );
}
