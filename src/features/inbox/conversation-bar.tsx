import { useI18nContext } from '@i18n/i18n-react';
import { Hand, StickyNote } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { InboxTranscript } from '@/api/generated/schemas/inboxTranscript.zod';
import { useMay } from '@/shared/account/use-may';
import { Button } from '@/ui/button';
import { LateConfirmDialog } from '@/ui/late-confirm-dialog';
import { AnswerBar } from './answer-bar';
import { BarFrame } from './bar-frame';
import { ReviewBar } from './review-bar';
import type { Unsent } from './unsent';
import type { ConversationWrites } from './use-conversation-writes';
import { useInboxWords } from './use-inbox-words';
import { WriteFailure } from './write-failure';

interface ConversationBarProps {
  conversation: InboxTranscript;
  writes: ConversationWrites;
  now: number;
  /** What is written and not sent yet. */
  draft: Unsent;
  onDraft: (part: Partial<Unsent>) => void;
  /** Opens the note that only the team reads. */
  onNote: () => void;
  /** To the next conversation of the queue. */
  next: ReactNode;
}

/** Below what was said: who answers now, and what this person can do about it. */
export function ConversationBar(props: ConversationBarProps) {
  const { LL } = useI18nContext();
  const t = LL.inbox.bar;
  const words = useInboxWords();
  const mayAnswer = useMay()('answer');
  const { conversation, writes, now, onNote } = props;
  const { state, person, waitingSince, conversationId } = conversation;
  const [takenOver, setTakenOver] = useState<string>();
  const [asking, setAsking] = useState(false);
  if (state === 'closed') return <ReviewBar conversation={conversation} writes={writes} next={props.next} />;
  if (state === 'person' && person?.isYou)
    return <AnswerBar {...props} takesFocus={takenOver === conversationId} />;
  const isColleague = state === 'person';
  const colleague = person?.name || t.someone();
  const take = () =>
    writes.takeOver.mutate(isColleague ? { from: 'colleague' } : {}, {
      onSuccess: () => setTakenOver(conversationId),
      onSettled: () => setAsking(false),
    });
  const title = isColleague
    ? t.colleague({ name: colleague })
    : state === 'waiting'
      ? t.waiting({ name: words.visitor(conversation), time: words.ago(waitingSince, now) })
      : t.live();
  const said = conversation.transcript.findLast(({ author }) => author === 'agent')?.text;
  const waitingText = said ? t.waitingReads({ text: said }) : t.waitingText();
  const text = isColleague ? t.colleagueText() : state === 'waiting' ? waitingText : t.liveText();
  return (
    <BarFrame tone={state === 'waiting' ? 'urgent' : undefined}>
      <div className="min-w-0 grow">
        <p className="font-medium">{title}</p>
        <p className="line-clamp-2 text-[0.8125rem] text-quiet">{text}</p>
      </div>
      <div className="ms-auto flex flex-wrap justify-end gap-2 max-sm:w-full max-sm:*:grow">
        {mayAnswer && (
          <Button variant="secondary" icon={<StickyNote size={16} aria-hidden="true" />} onClick={onNote}>
            {LL.inbox.note.short()}
          </Button>
        )}
        {mayAnswer && (
          <Button
            variant={isColleague ? 'secondary' : 'primary'}
            busy={writes.takeOver.isPending && !asking}
            icon={<Hand size={16} aria-hidden="true" />}
            onClick={isColleague ? () => setAsking(true) : take}
          >
            {isColleague ? t.takeOverAsk() : t.takeOver()}
          </Button>
        )}
      </div>
      <WriteFailure error={writes.takeOver.error ?? writes.reply.error} name={person?.name} />
      {asking && (
        <LateConfirmDialog
          open
          onOpenChange={setAsking}
          title={t.takeOverFrom({ name: colleague })}
          description={t.takeOverFromText({ name: colleague })}
          confirmLabel={t.takeOver()}
          cancelLabel={LL.common.cancel()}
          busy={writes.takeOver.isPending}
          onConfirm={take}
        />
      )}
    </BarFrame>
  );
}
