import { useI18nContext } from '@i18n/i18n-react';
import { CircleCheck, Undo2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useChangeBots } from '@/api/generated/projects/projects';
import type { BotDetail } from '@/api/generated/schemas/botDetail.zod';
import type { BotVersionHead } from '@/api/generated/schemas/botVersionHead.zod';
import { useGoLive } from '@/api/generated/versions/versions';
import { Button } from '@/ui/button';
import { FailureNotice } from '@/words/failure-notice';
import { useRefreshVersions } from './use-refresh-versions';

interface PublishedPanelProps {
  accountId: string;
  bot: BotDetail;
  version: BotVersionHead;
  /** What visitors talked to before. */
  before: BotVersionHead | null;
}

/** What is live now that a draft was published, and the step back. */
export function PublishedPanel({ accountId, bot, version, before }: PublishedPanelProps) {
  const words = useI18nContext().LL.versions.done;
  const refresh = useRefreshVersions(bot.botKey);
  const back = useGoLive({ mutation: { onSuccess: (live) => refresh({ live }) } });
  const resume = useChangeBots({
    mutation: {
      onSuccess: ({ results }) => refresh(results.every(({ done }) => done) ? { status: 'live' } : {}),
    },
  });
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);

  const n = version.number ?? 0;
  const n0 = before?.number ?? 0;
  const undone = back.isSuccess;
  const paused = bot.status === 'paused';
  return (
    <div className="flex flex-col gap-4">
      <div className="flex items-start gap-3">
        <CircleCheck size={22} aria-hidden="true" className="mt-0.5 shrink-0 text-success" />
        <div role="status">
          <h3 ref={title} tabIndex={-1} className="font-semibold text-base">
            {undone ? words.undone({ n: n0 }) : paused ? words.published({ n }) : words.live({ n })}
          </h3>
          <p className="text-quiet">
            {undone
              ? words.undoneText({ n })
              : paused
                ? words.paused()
                : before
                  ? words.text({ before: n0 })
                  : words.first({ name: bot.name })}
          </p>
          {resume.isSuccess && !paused && <p className="mt-1">{words.resumed()}</p>}
        </div>
      </div>
      <FailureNotice error={back.error ?? resume.error} />
      <div className="flex flex-wrap gap-2">
        {paused && (
          <Button
            variant="secondary"
            busy={resume.isPending}
            onClick={() => resume.mutate({ data: { accountId, change: 'resume', botKeys: [bot.botKey] } })}
          >
            {words.resume()}
          </Button>
        )}
        {before && !undone && (
          <Button
            variant="secondary"
            icon={<Undo2 size={16} aria-hidden="true" />}
            busy={back.isPending}
            onClick={() => back.mutate({ botKey: bot.botKey, versionId: before.versionId })}
          >
            {words.undo({ n: n0 })}
          </Button>
        )}
      </div>
    </div>
  );
}
