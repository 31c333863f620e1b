import { useI18nContext } from '@i18n/i18n-react';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { Locale } from '@/api/generated/schemas/locale.zod';
import { shortTextEnMax } from '@/api/generated/schemas/shortText.zod';
import { visitorTextEnMax } from '@/api/generated/schemas/visitorText.zod';
import type { AgentDraft } from '@/shared/agent-draft/use-agent-draft';
import { writtenLocale, writtenLocales } from '@/shared/agent-draft/written-locale';
import { fitOf } from '@/shared/channels/channel-fit';
import { ChannelFitNote } from '@/shared/channels/channel-fit-note';
import { Badge } from '@/ui/badge';
import { Card } from '@/ui/card';
import { TEXT_LINK } from '@/ui/text-link-class';
import { LanguagePair } from '../language-pair';
import { CompletenessCard, type OtherTexts } from './completeness-card';
import {
  missingLanguages,
  usageOf,
  VISITOR_TEXT_NAMES,
  type VisitorTextName,
  visitorText,
  withVisitorText,
} from './text-names';
import { TextPreview } from './text-preview';

interface VisitorTextsTabProps {
  draft: AgentDraft;
  /** In which language the previews are; the main one where nothing is said. */
  language: Locale | undefined;
  onLanguage: (language: Locale) => void;
  /** Texts that visitors read and that are written elsewhere: those of the agent's web widgets. */
  others: readonly OtherTexts[];
}

/** Every text that a visitor of an agent reads, in each language, with where in a conversation it stands. */
export function VisitorTextsTab({ draft, language, onLanguage, others }: VisitorTextsTabProps) {
  const { LL, locale } = useI18nContext();
  const t = LL.visitorTexts;
  const radioName = useId();
  const { agent, content, change } = draft;
  if (!agent || !content) return null;
  const main = writtenLocale(content.language);
  const read = language ?? main;
  const list = new Intl.ListFormat(locale);
  const names = (languages: readonly Locale[]) =>
    list.format(languages.map((one) => LL.common.languageNames[one]()));

  const badgeOf = (name: VisitorTextName) => {
    const missing = missingLanguages(content, name);
    if (missing.length > 0) return <Badge tone="warning">{t.missing({ languages: names(missing) })}</Badge>;
    if (usageOf(content, name) === 'unused') return <Badge>{t.unused()}</Badge>;
    const isWritten = Locale.options.some((one) => visitorText(content, name)[one].trim() !== '');
    return isWritten ? null : <Badge>{t.optional()}</Badge>;
  };
  return (
    <div className="flex min-w-0 flex-col gap-6">
      <CompletenessCard botKey={agent.botKey} content={content} others={others} />
      <Card title={t.title()} text={t.text()}>
        <fieldset className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <legend className="text-[0.8125rem] text-quiet sm:float-left sm:me-4">{t.previewIn()}</legend>
          {writtenLocales(main).map((one) => (
            <label key={one} className="flex min-h-8 cursor-pointer items-center gap-2 max-sm:min-h-11">
              <input
                type="radio"
                name={radioName}
                className="radio radio-sm"
                checked={read === one}
                onChange={() => onLanguage(one)}
              />
              <span className="first-letter:uppercase">{LL.common.languageNames[one]()}</span>
            </label>
          ))}
        </fieldset>
        <ul className="mt-2 flex flex-col divide-y divide-line">
          {VISITOR_TEXT_NAMES.map((name) => (
            <li
              key={name}
              data-place={name === 'greeting' ? 'GREETING' : name}
              className="grid gap-x-6 gap-y-3 py-5 last:pb-0 lg:grid-cols-[minmax(0,1fr)_20rem]"
            >
              <div className="flex min-w-0 flex-col gap-2">
                <LanguagePair
                  label={name === 'greeting' ? t.greeting() : LL.draft.visitorTexts[name]()}
                  hint={t.hints[name]()}
                  maximum={name === 'greeting' ? shortTextEnMax : visitorTextEnMax}
                  main={main}
                  value={visitorText(content, name)}
                  onChange={(text) => change((now) => withVisitorText(now, name, text))}
                />
                <ChannelFitNote
                  channels={content.channels}
                  texts={visitorText(content, name)}
                  judge={fitOf}
                />
                <div className="flex flex-wrap items-center gap-3">
                  {badgeOf(name)}
                  {(name === 'handoff' || name === 'nobody') && (
                    <Link
                      to="/{-$locale}/dashboard/agents/$keyBot"
                      params={{ keyBot: agent.botKey }}
                      search={{ tab: 'handoff' }}
                      className={TEXT_LINK}
                    >
                      {t.settings()}
                    </Link>
                  )}
                </div>
              </div>
              <TextPreview
                name={name}
                text={visitorText(content, name)}
                language={read}
                main={main}
                takesMessage={content.handoff.whenNobody === 'message'}
              />
            </li>
          ))}
        </ul>
      </Card>
    </div>
  );
}
