import { useI18nContext } from '@i18n/i18n-react';
import { Link } from '@tanstack/react-router';
import { Wrench } from 'lucide-react';
import { useRef } from 'react';
import type { ToolCall } from '@/api/generated/schemas/toolCall.zod';
import { ToolCallState } from '@/api/generated/schemas/toolCallState.zod';
import { known, textFor } from '@/api/known';
import { localText } from '@/shared/agent-draft/local-text';
import { OWN_TOOLKIT } from '@/shared/tool-calls/own-toolkit';
import { Badge } from '@/ui/badge';
import { INLINE_LINK } from '@/ui/text-link-class';
import { ApprovalRequest } from './approval-request';
import { CallDecisionLine } from './call-decision-line';
import type { Chat } from './chat';

const TONES = {
  waiting: 'warning',
  running: 'info',
  done: 'success',
  failed: 'error',
  refused: 'neutral',
  expired: 'neutral',
} as const;

/** A name of the contract, such as `find_order`, as words. */
function spaced(name: string): string {
  return name.replaceAll('_', ' ');
}

interface ToolCallListProps {
  calls: readonly ToolCall[];
  /** Answers the request of a call that waits for a person; undefined once nobody waits any more. */
  onDecide: Chat['decide'] | undefined;
}

/** What an answer looked up or did before its text came. */
export function ToolCallList({ calls, onDecide }: ToolCallListProps) {
  const t = useI18nContext().LL.testChat.tools;
  return (
    <ul aria-label={t.label()} className="mb-1 flex w-full max-w-[min(40rem,90%)] flex-col gap-2">
      {calls.map((call) => (
        <ToolCallItem key={call.callId} call={call} onDecide={onDecide} />
      ))}
    </ul>
  );
}

function ToolCallItem({ call, onDecide }: { call: ToolCall; onDecide: Chat['decide'] | undefined }) {
  const { LL, locale } = useI18nContext();
  const t = LL.testChat.tools;
  const item = useRef<HTMLLIElement>(null);
  const { callId, toolkit, toolkitName, action, title, input, state, result, decision } = call;
  const isWaiting = state === 'waiting';
  const asks = isWaiting && onDecide !== undefined;
  const what = (title && localText(title, locale)) || spaced(action);
  const isMade = state === 'done' || state === 'failed';
  return (
    <li
      ref={item}
      tabIndex={-1}
      className="rounded-box border border-line bg-base-100 px-3 py-2 text-[0.8125rem] outline-none [overflow-wrap:anywhere]"
    >
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <Wrench size={14} aria-hidden="true" className="shrink-0 text-quiet" />
        {toolkit === OWN_TOOLKIT ? null : toolkitName ? (
          <span className="font-medium">{toolkitName}</span>
        ) : (
          <span className="font-medium capitalize">{spaced(toolkit)}</span>
        )}
        <span className={toolkit === OWN_TOOLKIT ? 'font-medium' : 'text-quiet'}>{what}</span>
        {!asks && input !== '' && <code className="min-w-0 rounded-sm bg-base-content/8 px-1">{input}</code>}
        {isWaiting && !asks ? (
          <Badge tone="neutral">{t.stopped()}</Badge>
        ) : (
          <Badge tone={TONES[known(ToolCallState, state) ?? 'done']}>
            {textFor(ToolCallState, t, state)}
          </Badge>
        )}
      </p>
      {asks && (
        // The buttons go with what they do; the focus stays here.
        <ApprovalRequest call={call} onDecide={onDecide} onAnswered={() => item.current?.focus()} />
      )}
      {isWaiting && !asks && <p className="mt-1 text-quiet">{t.notRun.stopped()}</p>}
      {decision ? (
        <CallDecisionLine decision={decision} />
      ) : (
        (state === 'refused' || state === 'expired') && <p className="mt-1 text-quiet">{t.notRun[state]()}</p>
      )}
      {state === 'failed' && result !== '' && <p className="mt-1 whitespace-pre-wrap text-error">{result}</p>}
      {state === 'done' && (
        <details className="mt-1">
          <summary className="w-fit cursor-pointer text-quiet">{t.result()}</summary>
          <p className="mt-1 whitespace-pre-wrap">{result}</p>
        </details>
      )}
      {isMade && (
        <Link
          to="/{-$locale}/dashboard/setup/tools2"
          search={{ view: 'calls', call: callId }}
          className={`${INLINE_LINK} mt-1`}
        >
          <span aria-hidden="true">{t.log()}</span>
          <span className="sr-only">{t.logNamed({ action: what })}</span>
        </Link>
      )}
    </li>
  );
}
