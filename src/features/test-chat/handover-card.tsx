import { useI18nContext } from '@i18n/i18n-react';
import { DoorClosed, Undo2, UserRound, UserRoundX } from 'lucide-react';
import { lazy, type ReactNode } from 'react';
import type { LeftMessage } from '@/api/generated/schemas/leftMessage.zod';
import { formatMoment } from '@/lib/format';
import { loadPart } from '@/lib/load-part';
import type { ChatLine } from '@/shared/chat/chat-thread-state';
import { Late } from '@/ui/late';
import { useAnswerDesk } from './answer-desk';

const LeaveMessageForm = lazy(() =>
  loadPart(async () => ({ default: (await import('./leave-message-form')).LeaveMessageForm })),
);

/** Whether something becomes of the conversation with this answer. */
export function changesHands({ handover, wanted, closes }: ChatLine): boolean {
  return Boolean(handover || wanted || closes);
}

function Line({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <p className="flex items-center gap-2 text-[0.8125rem] text-quiet">
      {icon}
      <span className="min-w-0 [overflow-wrap:anywhere]">{children}</span>
    </p>
  );
}

function Left({ name, email, text }: LeftMessage) {
  const t = useI18nContext().LL.testAgent.handover;
  return (
    <div className="rounded-box border border-line bg-base-100 p-3">
      <p className="text-[0.8125rem] text-quiet [overflow-wrap:anywhere]">{t.left({ name, email })}</p>
      <p className="whitespace-pre-wrap [overflow-wrap:anywhere]">{text}</p>
    </div>
  );
}

/** What becomes of a conversation with an answer: it goes to a person or back, a message is taken, it ends. */
export function HandoverCard({ line: { id, handover, wanted, closes } }: { line: ChatLine }) {
  const { LL, locale } = useI18nContext();
  const t = LL.testAgent.handover;
  const { agentName, conversationId } = useAnswerDesk();
  const name = handover?.person?.name || t.team();
  const back = handover?.backAt ? formatMoment(locale, handover.backAt) : undefined;
  return (
    <div className="flex flex-col gap-2">
      {handover?.state === 'joined' && (
        <Line icon={<UserRound size={14} aria-hidden="true" />}>{t.joined({ name })}</Line>
      )}
      {handover?.state === 'returned' && (
        <Line icon={<Undo2 size={14} aria-hidden="true" />}>{t.returned({ name, agent: agentName })}</Line>
      )}
      {handover?.state === 'nobody' && (
        <Line icon={<UserRoundX size={14} aria-hidden="true" />}>
          {t.nobody()} {back && t.backAt({ at: back })}
        </Line>
      )}
      {wanted?.left && <Left {...wanted.left} />}
      {wanted && !wanted.left && conversationId !== undefined && (
        <Late>
          <LeaveMessageForm conversationId={conversationId} messageId={id} text={wanted.text} />
        </Late>
      )}
      {closes && <Line icon={<DoorClosed size={14} aria-hidden="true" />}>{t.closed()}</Line>}
    </div>
  );
}
