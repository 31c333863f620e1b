import { useI18nContext } from '@i18n/i18n-react';
import { Link } from '@tanstack/react-router';
import { CircleCheck, Undo2 } from 'lucide-react';
import type { AgentDetail } from '@/api/generated/schemas/agentDetail.zod';
import type { AgentVersionHead } from '@/api/generated/schemas/agentVersionHead.zod';
import { useGoLive } from '@/api/generated/versions/versions';
import { focusOnMount } from '@/lib/focus-on-mount';
import { versionNumber } from '@/shared/agent-draft/version-number';
import { FailureNotice } from '@/shared/failures/failure-notice';
import { Button } from '@/ui/button';
import { INLINE_LINK } from '@/ui/text-link-class';
import { UnreachableNotice } from './unreachable-notice';
import { useReach } from './use-reach';
import { useRefreshVersions } from './use-refresh-versions';
import { useResumeAgent } from './use-resume-agent';

interface PublishedPanelProps {
  agent: AgentDetail;
  /** Undefined when nobody says which one it is. */
  version: AgentVersionHead | undefined;
  /** What visitors talked to before. */
  before: AgentVersionHead | null | undefined;
}

/** What is live now that a draft was published, and the step back. */
export function PublishedPanel({ agent, version, before }: PublishedPanelProps) {
  const { LL, locale } = useI18nContext();
  const t = LL.versions.done;
  const refresh = useRefreshVersions(agent.botKey);
  const back = useGoLive({ mutation: { onSuccess: (live) => refresh(live ? { live } : undefined) } });
  const resuming = useResumeAgent(agent);
  const n = version && versionNumber(version, locale);
  const n0 = before ? versionNumber(before, locale) : '';
  const { reached, isReachable } = useReach(agent);
  const where = new Intl.ListFormat(locale).format(
    (reached ?? []).map(({ kind }) => LL.shell.facts.channelKinds[kind]()),
  );
  const undone = back.isSuccess;
  const paused = agent.status === 'paused';
  return (
    <div className="flex flex-col gap-4">
      <div className="flex items-start gap-3">
        <CircleCheck size={22} aria-hidden="true" className="mt-0.5 shrink-0 text-success" />
        <div role="status">
          <h3 ref={focusOnMount} tabIndex={-1} className="font-semibold text-base">
            {undone
              ? t[paused ? 'undoneWhilePaused' : 'undone']({ n: n0 })
              : n === undefined
                ? t.publishedUnnamed()
                : paused
                  ? t.published({ n })
                  : t.live({ n })}
          </h3>
          <p className="text-quiet">
            {undone
              ? paused
                ? t.undonePaused()
                : n !== undefined && t.undoneText({ n })
              : paused
                ? t.paused()
                : before
                  ? t.text({ before: n0 })
                  : before === null && isReachable && t.first({ name: agent.name })}
          </p>
          {isReachable && !undone && !paused && (
            <p className="text-quiet">
              {t.reachable({ channels: where })}{' '}
              <Link
                to="/{-$locale}/dashboard/agents/$keyBot"
                params={{ keyBot: agent.botKey }}
                search={{ tab: 'channels' }}
                className={INLINE_LINK}
              >
                {t.seeChannels()}
              </Link>
            </p>
          )}
          {resuming.isSuccess && !paused && <p className="mt-1">{t.resumed()}</p>}
        </div>
      </div>
      {!undone && <UnreachableNotice agent={agent} />}
      <FailureNotice error={back.error ?? resuming.error} />
      {/* Below what is said, not below its sign. */}
      <div className="flex flex-wrap gap-2 ps-8.5">
        {paused && (
          <Button variant="secondary" busy={resuming.isPending} onClick={resuming.resume}>
            {t.resume()}
          </Button>
        )}
        {before && !undone && (
          <Button
            variant="secondary"
            size="sm"
            icon={<Undo2 size={16} aria-hidden="true" />}
            busy={back.isPending}
            onClick={() => back.mutate({ botKey: agent.botKey, versionId: before.versionId })}
          >
            {t.undo({ n: n0 })}
          </Button>
        )}
      </div>
    </div>
  );
}
