import { useI18nContext } from '@i18n/i18n-react';
import { get, useWatch } from 'react-hook-form';
import { Locale } from '@/api/generated/schemas/locale.zod';
import { Card } from '@/ui/card';
import { SettingSwitch, type SettingsForm, SettingText } from './setting-fields';

const TEXT_MAX = 300;

/** Whether a visitor must agree before anything is kept, to what, and where to read more. */
export function ConsentCard({ form }: { form: SettingsForm }) {
  const { LL } = useI18nContext();
  const { consent: t, texts } = LL.widgetDesigner;
  const asked = useWatch({ control: form.control, name: 'preChat.consent.asked' });
  const isMissing = get(form.formState.errors, 'preChat.consent.texts') !== undefined;
  return (
    <Card title={t.title()} text={t.text()}>
      <div className="flex flex-col gap-4">
        <SettingSwitch form={form} name="preChat.consent.asked" label={t.asked()} hint={t.askedHint()} />
        {asked && (
          <>
            {Locale.options.map((language) => (
              <SettingText
                key={language}
                form={form}
                name={`preChat.consent.texts.${language}`}
                lang={language}
                label={t.words[language]()}
                fullLabel={texts.inLanguage({
                  field: t.sentence(),
                  language: LL.common.languageNames[language](),
                })}
                maximum={TEXT_MAX}
                lines={2}
                isPublic
              />
            ))}
            {isMissing && <p className="text-[0.8125rem] text-error">{t.fault()}</p>}
            <SettingText
              form={form}
              name="preChat.consent.privacyUrl"
              label={t.link()}
              hint={t.linkHint()}
              fault={t.linkFault()}
              inputMode="url"
              isPublic
            />
          </>
        )}
      </div>
    </Card>
  );
}
