import { useI18nContext } from '@i18n/i18n-react';
import { CircleCheck, Undo2 } from 'lucide-react';
import type { AgentDetail } from '@/api/generated/schemas/agentDetail.zod';
import type { AgentVersionHead } from '@/api/generated/schemas/agentVersionHead.zod';
import { useGoLive } from '@/api/generated/versions/versions';
import { focusOnMount } from '@/lib/focus-on-mount';
import { versionNumber } from '@/shared/agent-draft/version-number';
import { FailureNotice } from '@/shared/failures/failure-notice';
import { Button } from '@/ui/button';
import { PublishedText } from './published-text';
import { RolloutNotes } from './rollout-notes';
import { UnreachableNotice } from './unreachable-notice';
import { useRefreshVersions } from './use-refresh-versions';
import { useResumeAgent } from './use-resume-agent';

interface Published {
  /** Undefined when nobody says which one it is. */
  version: AgentVersionHead | undefined;
  /** What visitors talked to before. */
  before: AgentVersionHead | null | undefined;
}

/**
 * What the window of publishing becomes once the draft is published: what is live now, and the step back. It stays
 * the same window, since a second one would lose the focus on its way.
 */
export function usePublishedDialog(agent: AgentDetail, onClose: () => void) {
  const { LL, locale } = useI18nContext();
  const t = LL.versions.done;
  const refresh = useRefreshVersions(agent.botKey);
  const back = useGoLive({ mutation: { onSuccess: (live) => refresh(live ? { live } : undefined) } });
  const resuming = useResumeAgent(agent);
  const undone = back.isSuccess;
  const paused = agent.status === 'paused';

  return ({ version, before }: Published) => {
    const n = version && versionNumber(version, locale);
    const n0 = before ? versionNumber(before, locale) : '';
    const title = undone
      ? t[paused ? 'undoneWhilePaused' : 'undone']({ n: n0 })
      : n === undefined
        ? t.publishedUnnamed()
        : paused
          ? t.published({ n })
          : t.live({ n });
    return {
      // The button that was pressed is gone: each new title takes the focus.
      title: (
        <span key={title} ref={focusOnMount} tabIndex={-1} className="flex items-start gap-2">
          <CircleCheck size={20} aria-hidden="true" className="mt-0.5 shrink-0 text-success" />
          {title}
        </span>
      ),
      footer: (
        <>
          {before && !undone && (
            <Button
              variant="ghost"
              className="-ms-2 me-auto"
              icon={<Undo2 size={16} aria-hidden="true" />}
              busy={back.isPending}
              onClick={() => back.mutate({ botKey: agent.botKey, versionId: before.versionId })}
            >
              {t.undo({ n: n0 })}
            </Button>
          )}
          {paused && (
            <Button variant="secondary" busy={resuming.isPending} onClick={resuming.resume}>
              {t.resume()}
            </Button>
          )}
          <Button onClick={onClose}>{t.close()}</Button>
        </>
      ),
      children: (
        <div className="flex flex-col gap-4">
          <PublishedText agent={agent} n={n} before={before} undone={undone} resumed={resuming.isSuccess} />
          {!undone && <UnreachableNotice agent={agent} />}
          <FailureNotice error={back.error ?? resuming.error} />
          <RolloutNotes botKey={agent.botKey} />
        </div>
      ),
    };
  };
}
