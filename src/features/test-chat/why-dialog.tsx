import { useI18nContext } from '@i18n/i18n-react';
import type { ComponentType } from 'react';
import { ApiError } from '@/api/api-error';
import { useMessageTrace } from '@/api/generated/conversations/conversations';
import { Dialog } from '@/ui/dialog';
import { Skeleton } from '@/ui/skeleton';
import { FailurePanel } from '@/words/failure-panel';
import type { TestedAnswer } from './answer-desk';
import { AskAgain } from './ask-again';
import { formatShortTime } from './format-short-time';
import type { SourceLinkProps } from './source-link-props';
import { TraceSteps } from './trace-steps';
import { WhySources } from './why-sources';

interface WhyDialogProps {
  tested: TestedAnswer;
  versionLabel: (versionId: string | null) => string;
  onClose: () => void;
  onBranch: () => void;
  onOpenDraft: (conversationId: string) => void;
  SourceLink: ComponentType<SourceLinkProps>;
}

/** Why an answer says what it says: what it is made of, step by step, and what the draft would say now. */
export function WhyDialog({
  tested,
  versionLabel,
  onClose,
  onBranch,
  onOpenDraft,
  SourceLink,
}: WhyDialogProps) {
  const { LL, locale } = useI18nContext();
  const words = LL.testAgent.why;
  const { conversationId, answer, question } = tested;
  const { data: trace, error, refetch } = useMessageTrace(conversationId, answer.id);
  const facts = trace && [
    trace.versionId === null || trace.versionId === undefined
      ? words.byDraft({ revision: trace.revision ?? '' })
      : words.byVersion({ version: versionLabel(trace.versionId) }),
    trace.totalMs === null
      ? words.stillWriting()
      : words.total({ time: formatShortTime(locale, trace.totalMs) }),
    ...(trace.firstWordMs === null
      ? []
      : [words.firstWord({ time: formatShortTime(locale, trace.firstWordMs) })]),
  ];
  return (
    <Dialog
      open
      large
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={words.title()}
      description={facts?.join(' · ')}
      closeLabel={words.close()}
    >
      <div className="flex flex-col gap-6 pt-2">
        <blockquote className="whitespace-pre-wrap border-edge border-s-2 ps-3 text-quiet [overflow-wrap:anywhere]">
          {question.text}
        </blockquote>
        {trace ? (
          <>
            <WhySources botKey={tested.botKey} why={trace.why} SourceLink={SourceLink} />
            <TraceSteps trace={trace} />
          </>
        ) : error ? (
          error instanceof ApiError && error.status === 404 ? (
            <p className="text-quiet">{words.untraced()}</p>
          ) : (
            <FailurePanel error={error} onRetry={() => void refetch()} />
          )
        ) : (
          <div className="flex flex-col gap-3">
            <p role="status" className="sr-only">
              {words.loading()}
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
