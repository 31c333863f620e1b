import { useI18nContext } from '@i18n/i18n-react';
import { useMessageTrace } from '@/api/generated/conversations/conversations';
import type { MessageTrace } from '@/api/generated/schemas/messageTrace.zod';
import { formatShortTime } from '@/shared/answer-trace/format-short-time';
import { TraceSteps } from '@/shared/answer-trace/trace-steps';
import { WhyHandoff } from '@/shared/answer-trace/why-handoff';
import { WhySources } from '@/shared/answer-trace/why-sources';
import { FailurePanel } from '@/shared/failures/failure-panel';
import { Dialog } from '@/ui/dialog';
import { Skeleton } from '@/ui/skeleton';
import type { TestedAnswer } from './answer-desk';
import { AskAgain } from './ask-again';

interface WhyDialogProps {
  tested: TestedAnswer;
  versionLabel: (versionId: string | null) => string;
  onClose: () => void;
  onBranch: () => void;
  onOpenDraft: (conversationId: string) => void;
}

/** Why an answer says what it says: what it is made of, step by step, and what the draft would say now. */
export function WhyDialog({ tested, versionLabel, onClose, onBranch, onOpenDraft }: WhyDialogProps) {
  const { LL, locale } = useI18nContext();
  const t = LL.testAgent.why;
  const { conversationId, answer, question } = tested;
  const { data: trace, error, refetch } = useMessageTrace(conversationId, answer.id);
  const facts = trace && factsOf(trace);
  const considered = trace ? trace.why.used.length + trace.why.notUsed.length : 0;
  // What the team or the company says has no sources; who answered, and why, says it all.
  const explains = trace && (considered > 0 || (trace.why.ownShare > 0 && !trace.handoff));

  function factsOf({ versionId, revision, totalMs, firstWordMs }: MessageTrace): string[] {
    const time = (milliseconds: number) => formatShortTime(locale, milliseconds);
    const by =
      !versionId && revision
        ? t.byDraft()
        : versionId !== undefined && t.byVersion({ version: versionLabel(versionId) });
    const total =
      totalMs === null ? answer.state === 'streaming' && t.stillWriting() : t.total({ time: time(totalMs) });
    const first = firstWordMs !== null && t.firstWord({ time: time(firstWordMs) });
    return [by, total, first].filter((fact) => fact !== false);
  }
  return (
    <Dialog
      open
      large
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={t.title()}
      description={facts?.join(' · ')}
      closeLabel={t.close()}
    >
      <div className="flex flex-col gap-6 pt-2">
        <blockquote className="whitespace-pre-wrap border-edge border-s-2 ps-3 text-quiet [overflow-wrap:anywhere]">
          {question.text}
        </blockquote>
        {trace ? (
          <>
            {trace.handoff && <WhyHandoff botKey={tested.botKey} handoff={trace.handoff} />}
            {explains && <WhySources botKey={tested.botKey} why={trace.why} />}
            {trace.steps.length > 0 && <TraceSteps trace={trace} />}
            {!explains && !trace.handoff && trace.steps.length === 0 && (
              <p className="text-quiet">{t.untraced()}</p>
            )}
          </>
        ) : error ? (
          error.status === 404 && error.kind === 'refused' ? (
            <p className="text-quiet">{t.untraced()}</p>
          ) : (
            <FailurePanel error={error} onRetry={() => void refetch()} />
          )
        ) : (
          <div className="flex flex-col gap-3">
            <p role="status" className="sr-only">
              {t.loading()}
            </p>
            <Skeleton className="h-16 w-full" />
            <Skeleton className="h-32 w-full" />
          </div>
        )}
        <AskAgain tested={tested} onBranch={onBranch} onOpen={onOpenDraft} />
      </div>
    </Dialog>
  );
}
