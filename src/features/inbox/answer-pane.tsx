import { useI18nContext } from '@i18n/i18n-react';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMessageTrace } from '@/api/generated/conversations/conversations';
import type { InboxTranscript } from '@/api/generated/schemas/inboxTranscript.zod';
import { formatShortTime } from '@/shared/answer-trace/format-short-time';
import { TraceSteps } from '@/shared/answer-trace/trace-steps';
import { WhyHandoff } from '@/shared/answer-trace/why-handoff';
import { WhySources } from '@/shared/answer-trace/why-sources';
import { FailurePanel } from '@/shared/failures/failure-panel';
import { IconButton } from '@/ui/icon-button';
import { Skeleton } from '@/ui/skeleton';
import { FixThread } from './fix-thread';
import type { ConversationWrites } from './use-conversation-writes';

interface AnswerPaneProps {
  conversation: InboxTranscript;
  messageId: string;
  writes: ConversationWrites;
  /** Keeps the question as a test. */
  saveAsTest: ReactNode;
  onClose: () => void;
}

/** Why an answer says what it says, and what can be done about it. */
export function AnswerPane({ conversation, messageId, writes, saveAsTest, onClose }: AnswerPaneProps) {
  const { LL, locale } = useI18nContext();
  const t = LL.inbox.answer;
  const { conversationId, botKey = '', version } = conversation;
  const { data: trace, error, refetch } = useMessageTrace(conversationId, messageId);
  const isUntraced = error?.status === 404 && error.kind === 'refused';
  const facts = [
    version !== null && t.by({ n: version }),
    trace?.totalMs != null && t.total({ time: formatShortTime(locale, trace.totalMs) }),
  ].filter((fact) => fact !== false);
  return (
    <aside
      aria-labelledby="why-title"
      className="relative flex min-h-0 flex-col gap-5 overflow-y-auto border-line bg-base-100 p-4 lg:border-s"
    >
      <div className="flex items-start justify-between gap-2">
        <div>
          <h2 id="why-title" className="font-semibold text-base">
            {LL.inbox.why()}
          </h2>
          <p className="text-[0.8125rem] text-quiet">{facts.join(' · ')}</p>
        </div>
        <IconButton label={t.close()} icon={<X size={17} aria-hidden="true" />} onClick={onClose} />
      </div>
      {trace ? (
        <>
          {trace.handoff && <WhyHandoff botKey={botKey} handoff={trace.handoff} />}
          {trace.why.used.length + trace.why.notUsed.length > 0 && (
            <WhySources botKey={botKey} why={trace.why} />
          )}
          {trace.steps.length > 0 && <TraceSteps trace={trace} />}
        </>
      ) : isUntraced ? (
        <p className="text-quiet">{t.untraced()}</p>
      ) : error ? (
        <FailurePanel error={error} onRetry={() => void refetch()} />
      ) : (
        <div className="flex flex-col gap-3">
          <p role="status" className="sr-only">
            {t.loading()}
          </p>
          <Skeleton className="h-16 w-full" />
          <Skeleton className="h-32 w-full" />
        </div>
      )}
      <FixThread
        // What the draft said is about one answer.
        key={messageId}
        conversation={conversation}
        messageId={messageId}
        sourceId={trace?.why.used[0]?.sourceId}
        writes={writes}
        saveAsTest={saveAsTest}
      />
    </aside>
  );
}
