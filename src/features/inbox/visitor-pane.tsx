import { useI18nContext } from '@i18n/i18n-react';
import { Link } from '@tanstack/react-router';
import type { InboxTranscript } from '@/api/generated/schemas/inboxTranscript.zod';
import { formatMoment } from '@/lib/format';
import { localText } from '@/shared/agent-draft/local-text';
import { Button } from '@/ui/button';
import { TEXT_LINK } from '@/ui/text-link-class';
import { FactsList } from './facts-list';
import { useInboxWords } from './use-inbox-words';
import { VisitorFacts } from './visitor-facts';

interface VisitorPaneProps {
  conversation: InboxTranscript;
  /** To all that the visitor ever said; undefined where nobody tells who it is. */
  onAll: (() => void) | undefined;
}

/** What is known of a conversation and its visitor, beside what was said: only a wide screen has room for it. */
export function VisitorPane({ conversation, onAll }: VisitorPaneProps) {
  const { LL, locale } = useI18nContext();
  const t = LL.inbox.facts;
  const words = useInboxWords();
  const { startedAt, topic, outcome, handoffReason, agentName, botKey } = conversation;
  const facts = [
    { name: t.started(), value: formatMoment(locale, startedAt) },
    {
      name: t.agent(),
      value:
        botKey && agentName ? (
          <Link
            to="/{-$locale}/dashboard/agents/$keyBot"
            params={{ keyBot: botKey }}
            search={{}}
            className={TEXT_LINK}
          >
            {agentName}
          </Link>
        ) : (
          agentName
        ),
    },
    { name: t.topic(), value: topic && localText(topic.title, locale) },
    { name: t.outcome(), value: outcome && words.outcome(outcome) },
    { name: t.handover(), value: handoffReason && words.reason(handoffReason) },
  ].filter(({ value }) => value);
  return (
    <aside
      aria-labelledby="visitor-title"
      className="flex min-h-0 w-68 flex-col gap-4 overflow-y-auto border-line border-s bg-base-100 p-4 max-xl:hidden print:hidden"
    >
      <h2 id="visitor-title" className="font-semibold text-base">
        {t.title()}
      </h2>
      <VisitorFacts conversation={conversation} />
      {onAll && (
        <Button variant="secondary" size="sm" className="self-start" onClick={onAll}>
          {t.all()}
        </Button>
      )}
      <section aria-labelledby="conversation-facts" className="flex flex-col gap-3 border-line border-t pt-4">
        <h3 id="conversation-facts" className="font-semibold">
          {t.conversation()}
        </h3>
        <FactsList facts={facts} />
      </section>
    </aside>
  );
}
