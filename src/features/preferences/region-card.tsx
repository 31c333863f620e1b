import { useI18nContext } from '@i18n/i18n-react';
import { Link } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import type { Preferences } from '@/api/generated/schemas/preferences.zod';
import { isLocale, LOCALES, ownNameOf } from '@/session/locale';
import { useMay } from '@/shared/account/use-may';
import { SectionForm } from '@/shared/forms/section-form';
import { useChangeLocale } from '@/shared/i18n/use-change-locale';
import { Card } from '@/ui/card';
import { ComboboxField } from '@/ui/combobox-field';
import { SelectField } from '@/ui/select-field';
import { INLINE_LINK } from '@/ui/text-link-class';
import { useSavePreferences, wantedOf } from './use-save-preferences';

/** In which language the dashboard speaks to somebody, and by which clock their mails go. */
export function RegionCard({ saved }: { saved: Preferences }) {
  const { LL, locale } = useI18nContext();
  const t = LL.settings.region;
  const company = LL.settings.sections.company();
  const may = useMay();
  const { change } = useChangeLocale();
  const { save, error, isPending } = useSavePreferences(saved, t.saved());
  const wanted = wantedOf(saved, locale);
  const [language, setLanguage] = useState(wanted.language);
  const [timeZone, setTimeZone] = useState(wanted.timeZone);
  const dirty = language !== wanted.language || timeZone !== wanted.timeZone;
  const zones = useMemo(() => {
    const all = new Set([wanted.timeZone, 'UTC', ...Intl.supportedValuesOf('timeZone')]);
    return [...all].map((value) => ({ value, label: value.replaceAll('_', ' ') }));
  }, [wanted.timeZone]);

  const submit = async () => {
    if ((await save({ language, timeZone })) && language !== locale) await change(language);
  };

  return (
    <Card
      ofSection
      title={t.title()}
      text={
        <>
          {t.text()}{' '}
          {may('manage') ? (
            <Link to="/{-$locale}/dashboard/settings" search={{ section: 'company' }} className={INLINE_LINK}>
              {company}
            </Link>
          ) : (
            company
          )}
          .
        </>
      }
    >
      <SectionForm
        save={t.save()}
        dirty={dirty}
        busy={isPending}
        error={error}
        onSave={() => void submit()}
        className="max-w-md"
      >
        <SelectField
          label={t.language()}
          value={language}
          options={LOCALES.map((value) => ({ value, label: ownNameOf(value) }))}
          onChange={({ target }) => isLocale(target.value) && setLanguage(target.value)}
        />
        <ComboboxField
          label={t.timeZone()}
          hint={t.timeZoneHint()}
          emptyText={t.noMatch()}
          options={zones}
          value={timeZone}
          onChange={setTimeZone}
        />
      </SectionForm>
    </Card>
  );
}
