import { useI18nContext } from '@i18n/i18n-react';
import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CircleCheck } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { useTests } from '@/api/generated/agent-tests/agent-tests';
import { useAgent } from '@/api/generated/drafts/drafts';
import { replayOnDraft } from '@/api/generated/inbox/inbox';
import type { InboxTranscript } from '@/api/generated/schemas/inboxTranscript.zod';
import { ReplayVerdict } from '@/api/generated/schemas/replayVerdict.zod';
import { textFor } from '@/api/known';
import { useMay } from '@/shared/account/use-may';
import { agentPart } from '@/shared/agents/agent-part';
import { FailureNotice } from '@/shared/failures/failure-notice';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button';
import { buttonClass } from '@/ui/button-class';
import type { ConversationWrites } from './use-conversation-writes';
import { WrongForm } from './wrong-form';

interface FixThreadProps {
  conversation: InboxTranscript;
  messageId: string;
  /** What the answer was made of, first of all. */
  sourceId: string | undefined;
  writes: ConversationWrites;
  saveAsTest: ReactNode;
}

/** A step that leads elsewhere looks like one that is done here. */
const STEP_LINK = buttonClass({ variant: 'secondary', size: 'sm' });
const VERDICT_TONES = { same: 'neutral', changed: 'success', worse: 'error' } as const;

/** From a bad answer to the corrected one that is live, step by step; each says whether it is done. */
export function FixThread({ conversation, messageId, sourceId, writes, saveAsTest }: FixThreadProps) {
  const { LL } = useI18nContext();
  const t = LL.inbox.fix;
  const { botKey = '', conversationId, review, version } = conversation;
  const { data: agent } = useAgent(botKey);
  const mayAnswer = useMay()('answer');
  const [asking, setAsking] = useState(false);
  const choose = useRef<HTMLButtonElement>(null);
  const replay = useMutation({ mutationFn: () => replayOnDraft(conversationId, messageId) });
  const { number: liveNumber, savedAt: liveSince } = agent?.live ?? {};
  // A later version is of no help where it was there before anybody said what is wrong.
  const isPublished =
    typeof liveNumber === 'number' &&
    typeof version === 'number' &&
    liveNumber > version &&
    (!review?.at || !liveSince || liveSince > review.at);
  const tests = useTests(botKey, { query: { enabled: botKey !== '' } });
  const isFixed = review?.verdict === 'fixed';
  const isFound = review?.verdict === 'wrong' || isFixed;
  const verdict = ReplayVerdict.safeParse(replay.data?.verdict).data;
  const steps: { name: keyof typeof t.steps; done: boolean; content: ReactNode }[] = [
    {
      name: 'found',
      done: isFound,
      content: !isFound && mayAnswer && (
        <>
          <Button
            ref={choose}
            variant="secondary"
            size="sm"
            aria-expanded={asking}
            onClick={() => setAsking(!asking)}
          >
            {t.chooseReason()}
          </Button>
          {asking && (
            <WrongForm
              conversation={conversation}
              messageId={messageId}
              writes={writes}
              onCancel={() => {
                choose.current?.focus();
                setAsking(false);
              }}
              onSaved={() => setAsking(false)}
            />
          )}
        </>
      ),
    },
    {
      name: 'source',
      done: verdict === 'changed' || isPublished,
      content: (
        <Link
          to="/{-$locale}/dashboard/agents/$keyBot"
          params={{ keyBot: botKey }}
          search={sourceId === undefined ? { tab: 'instructions' } : agentPart(sourceId)}
          className={STEP_LINK}
        >
          {sourceId === undefined ? t.openAgent() : t.openSource()}
        </Link>
      ),
    },
    {
      name: 'replay',
      done: verdict === 'changed',
      content: (
        <>
          <Button variant="secondary" size="sm" busy={replay.isPending} onClick={() => replay.mutate()}>
            {replay.data ? t.again() : t.replay()}
          </Button>
          <div role="status">
            {replay.isPending && <p className="sr-only">{t.asking()}</p>}
            {replay.data && (
              <div className="flex flex-col gap-1.5 rounded-box border border-line p-3">
                <p className="flex flex-wrap items-center gap-2 font-medium text-[0.8125rem]">
                  {t.now()}
                  <Badge tone={verdict && VERDICT_TONES[verdict]}>
                    {textFor(ReplayVerdict, t.verdicts, replay.data.verdict)}
                  </Badge>
                </p>
                <p className="whitespace-pre-wrap [overflow-wrap:anywhere]">{replay.data.now}</p>
              </div>
            )}
          </div>
          <FailureNotice error={replay.error} />
        </>
      ),
    },
    {
      name: 'test',
      done: tests.data?.items.some(({ createdFrom }) => createdFrom === conversationId) === true,
      content: (
        <div className="flex flex-wrap items-center gap-2">
          {saveAsTest}
          <Link
            to="/{-$locale}/dashboard/agents/$keyBot/test-agent"
            params={{ keyBot: botKey }}
            search={{ view: 'tests' }}
            className={STEP_LINK}
          >
            {t.tests()}
          </Link>
        </div>
      ),
    },
    {
      name: 'publish',
      done: isPublished,
      content: isPublished ? (
        <p className="text-[0.8125rem] text-quiet">{t.published({ n: liveNumber })}</p>
      ) : (
        <Link
          to="/{-$locale}/dashboard/agents/$keyBot"
          params={{ keyBot: botKey }}
          search={{}}
          className={STEP_LINK}
        >
          {t.publish()}
        </Link>
      ),
    },
    {
      name: 'close',
      done: isFixed,
      content: !isFixed && mayAnswer && (
        <>
          {!isPublished && <p className="text-[0.8125rem] text-quiet">{t.notPublished()}</p>}
          <Button
            variant="secondary"
            size="sm"
            busy={writes.review.isPending}
            onClick={() => writes.review.mutate({ verdict: 'fixed', messageId })}
          >
            {t.markFixed()}
          </Button>
        </>
      ),
    },
  ];
  return (
    <section aria-labelledby="fix-title" className="flex flex-col gap-3 border-line border-t pt-4">
      <h3 id="fix-title" className="font-semibold">
        {t.title()}
      </h3>
      <ol className="flex flex-col gap-3">
        {steps.map(({ name, done, content }, index) => (
          <li key={name} className="flex items-start gap-2.5">
            {done ? (
              <CircleCheck size={20} aria-hidden="true" className="shrink-0 text-success" />
            ) : (
              <span
                aria-hidden="true"
                className="grid size-5 shrink-0 place-items-center rounded-full border border-edge text-[0.6875rem] tabular-nums"
              >
                {index + 1}
              </span>
            )}
            <div className="flex min-w-0 grow flex-col items-start gap-1.5">
              <p>
                {t.steps[name]()}
                {done && <span className="sr-only">, {t.done()}</span>}
              </p>
              {content}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
