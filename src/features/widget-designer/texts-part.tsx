import { useI18nContext } from '@i18n/i18n-react';
import { Link } from '@tanstack/react-router';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { Locale } from '@/api/generated/schemas/locale.zod';
import {
  widgetTextsClosedMax,
  widgetTextsErrorMax,
  widgetTextsFooterMax,
  widgetTextsInviteMax,
  widgetTextsLauncherMax,
  widgetTextsLimitMax,
  widgetTextsPlaceholderMax,
  widgetTextsPreChatIntroMax,
  widgetTextsSubtitleMax,
  widgetTextsTitleMax,
} from '@/api/generated/schemas/widgetTexts.zod';
import { Card } from '@/ui/card';
import { Segments } from '@/ui/segments';
import { INLINE_LINK } from '@/ui/text-link-class';
import { completenessOf, type TextName } from './completeness';
import { useVisitorWords } from './preview/use-visitor-words';
import { usualTexts } from './preview/usual-texts';
import { PromptsField } from './prompts-field';
import { type SettingsForm, SettingText } from './setting-fields';
import { TEXT_FIELDS, type TextField, type WidgetSettings } from './settings';

const MAXIMUM: Readonly<Record<TextField, number>> = {
  title: widgetTextsTitleMax,
  subtitle: widgetTextsSubtitleMax,
  launcher: widgetTextsLauncherMax,
  invite: widgetTextsInviteMax,
  placeholder: widgetTextsPlaceholderMax,
  preChatIntro: widgetTextsPreChatIntroMax,
  closed: widgetTextsClosedMax,
  limit: widgetTextsLimitMax,
  error: widgetTextsErrorMax,
  footer: widgetTextsFooterMax,
};

/** Longer than this a text gets more than one line. */
const ONE_LINE_MAX = 120;

interface TextsPartProps {
  form: SettingsForm;
  settings: WidgetSettings;
  language: Locale;
  onLanguage: (language: Locale) => void;
}

/** What visitors read in the widget, in one language at a time, with how much of each there is. */
export function TextsPart({ form, settings, language, onLanguage }: TextsPartProps) {
  const { LL } = useI18nContext();
  const { texts: t, parts, consent } = LL.widgetDesigner;
  const name = (one: Locale) => LL.common.languageNames[one]();
  const other = language === 'en' ? 'es' : 'en';
  const nameOf = (text: TextName) =>
    text === 'form' ? parts.form() : text === 'consent' ? consent.sentence() : t.fields[text]();
  const usual = usualTexts(useVisitorWords(language));
  return (
    <Card title={t.title()} text={t.text()}>
      <div className="mb-5 flex flex-col gap-3">
        <Segments
          label={t.language()}
          value={language}
          onChange={onLanguage}
          options={Locale.options.map((value) => ({
            value,
            label: <span className="first-letter:uppercase">{name(value)}</span>,
          }))}
        />
        <ul className="flex flex-col gap-1 text-[0.8125rem]">
          {Locale.options.map((one) => {
            const { written, total, missing } = completenessOf(settings, one);
            const Icon = missing.length === 0 ? CircleCheck : CircleAlert;
            return (
              <li key={one} className="flex items-start gap-1.5">
                <Icon
                  size={14}
                  aria-hidden="true"
                  className={missing.length === 0 ? 'mt-0.5 text-success' : 'mt-0.5 text-warning'}
                />
                <span>
                  {t.complete[one]({ written, total })}
                  {missing.length > 0 && ` ${t.missing({ fields: missing.map(nameOf).join(', ') })}`}
                </span>
              </li>
            );
          })}
        </ul>
      </div>
      <div className="flex flex-col gap-4">
        {TEXT_FIELDS.map((field) => {
          const there = settings.texts[other][field].trim();
          return (
            <SettingText
              key={`${field} ${language}`}
              form={form}
              name={`texts.${language}.${field}`}
              lang={language}
              label={t.fields[field]()}
              fullLabel={t.inLanguage({ field: t.fields[field](), language: name(language) })}
              hint={
                settings.texts[language][field].trim() === '' && there !== ''
                  ? t.inOther[other]({ text: there })
                  : t.hints[field]()
              }
              usual={usual[field]}
              maximum={MAXIMUM[field]}
              lines={MAXIMUM[field] > ONE_LINE_MAX ? 3 : 1}
              isPublic
            />
          );
        })}
        <PromptsField key={language} form={form} language={language} />
        {settings.botKey !== '' && (
          <p className="text-[0.8125rem] text-quiet">
            {t.ofAgent()}{' '}
            <Link
              to="/{-$locale}/dashboard/agents/$keyBot"
              params={{ keyBot: settings.botKey }}
              className={INLINE_LINK}
            >
              {t.toAgent()}
            </Link>
          </p>
        )}
      </div>
    </Card>
  );
}
