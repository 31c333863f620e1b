import { useI18nContext } from '@i18n/i18n-react';
import { Link } from '@tanstack/react-router';
import { Locale } from '@/api/generated/schemas/locale.zod';
import { shortTextEnMax } from '@/api/generated/schemas/shortText.zod';
import { visitorTextEnMax } from '@/api/generated/schemas/visitorText.zod';
import { LanguageSegments } from '@/shared/agent-draft/language-segments';
import { UnpublishedEdge } from '@/shared/agent-draft/unpublished';
import type { AgentDraft } from '@/shared/agent-draft/use-agent-draft';
import { writtenLocale } from '@/shared/agent-draft/written-locale';
import { fitOf } from '@/shared/channels/channel-fit';
import { ChannelFitNote } from '@/shared/channels/channel-fit-note';
import { Badge } from '@/ui/badge';
import { Card } from '@/ui/card';
import { TEXT_LINK } from '@/ui/text-link-class';
import { usePhone } from '@/ui/use-phone';
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

/**
 * Every text that a visitor of an agent reads, in each language, with where in a conversation it stands; a phone shows
 * one language at a time.
 */
export function VisitorTextsTab({ draft, language, onLanguage, others }: VisitorTextsTabProps) {
  const { LL, locale } = useI18nContext();
  const t = LL.visitorTexts;
  const isPhone = usePhone();
  const { agent, content, change } = draft;
  if (!agent || !content) return null;
  const isPaused = agent.status === 'paused';
  const main = writtenLocale(content.language);
  const read = language ?? main;
  const list = new Intl.ListFormat(locale);
  const names = (languages: readonly Locale[]) =>
    list.format(languages.map((one) => LL.common.languageNames[one]()));

  const missingBadge = (languages: readonly Locale[]) => (
    <Badge tone="warning">{t.missing({ languages: names(languages) })}</Badge>
  );

  const badgeOf = (name: VisitorTextName) => {
    const missing = missingLanguages(content, name, isPaused);
    // A phone shows one language: what another lacks has no field there to stand at.
    const outOfSight = isPhone ? missing.filter((one) => one !== read) : [];
    if (outOfSight.length > 0) return missingBadge(outOfSight);
    if (missing.length > 0) return null;
    if (usageOf(content, name, isPaused) === 'unused') return <Badge>{t.unused()}</Badge>;
    const isWritten = Locale.options.some((one) => visitorText(content, name)[one].trim() !== '');
    return isWritten ? null : <Badge>{t.optional()}</Badge>;
  };
  return (
    <div className="flex min-w-0 flex-col gap-6">
      <CompletenessCard botKey={agent.botKey} content={content} isPaused={isPaused} others={others} />
      <Card title={t.title()} text={t.text()}>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span aria-hidden="true" className="text-[0.8125rem] text-quiet max-sm:hidden">
            {t.previewIn()}
          </span>
          <LanguageSegments
            label={isPhone ? t.language() : t.previewIn()}
            main={main}
            value={read}
            onChange={onLanguage}
          />
        </div>
        <ul className="mt-2 flex flex-col divide-y divide-line">
          {VISITOR_TEXT_NAMES.map((name) => (
            <li key={name} data-place={name} className="relative flex flex-col gap-2 py-4 last:pb-0">
              <UnpublishedEdge path={name === 'greeting' ? name : `texts.${name}`} />
              <LanguagePair
                label={name === 'greeting' ? t.greeting() : LL.draft.visitorTexts[name]()}
                hint={t.hints[name]()}
                maximum={name === 'greeting' ? shortTextEnMax : visitorTextEnMax}
                main={main}
                // Sixteen fields would be a long way for a thumb.
                only={isPhone ? read : undefined}
                note={(one) => missingLanguages(content, name, isPaused).includes(one) && missingBadge([one])}
                value={visitorText(content, name)}
                onChange={(text) => change((now) => withVisitorText(now, name, text))}
              />
              <ChannelFitNote
                channels={content.channels}
                texts={visitorText(content, name)}
                judge={fitOf}
                only={isPhone ? { language: read, onShow: onLanguage } : undefined}
              />
              <div className="flex flex-wrap items-center gap-3 empty:hidden">
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
