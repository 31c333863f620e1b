import { useI18nContext } from '@i18n/i18n-react';
import { Link } from '@tanstack/react-router';
import clsx from 'clsx';
import { CircleCheck, CirclePause, FilePen } from 'lucide-react';
import { lazy, useState } from 'react';
import type { AgentDetail } from '@/api/generated/schemas/agentDetail.zod';
import { loadPart } from '@/lib/load-part';
import { useMay } from '@/shared/account/use-may';
import { changedFields } from '@/shared/agent-draft/changed-fields';
import type { ContentChange } from '@/shared/agent-draft/diff-content';
import { DraftLine } from '@/shared/agent-draft/draft-line';
import type { AgentDraft } from '@/shared/agent-draft/use-agent-draft';
import { versionNumber } from '@/shared/agent-draft/version-number';
import { useFailureToast } from '@/shared/failures/use-failure-toast';
import { Button } from '@/ui/button';
import { buttonClass } from '@/ui/button-class';
import { Late } from '@/ui/late';
import { useResumeAgent } from './use-resume-agent';

const RestoreDialog = lazy(() =>
  loadPart(async () => ({ default: (await import('./restore-dialog')).RestoreDialog })),
);

interface DraftBarProps {
  draft: AgentDraft;
  /** What visitors do not have yet; undefined: not known. */
  changes: readonly ContentChange[] | undefined;
}

/** How an agent's draft stands beside what visitors talk to, how far its saving is, and the way back. */
export function DraftBar({ draft, changes }: DraftBarProps) {
  const { LL } = useI18nContext();
  const t = LL.versions.bar;
  const mayEdit = useMay()('edit');
  const [discarding, setDiscarding] = useState(false);
  const { agent } = draft;
  if (!agent) return null;
  const { live } = agent;
  const standing = standingOf(agent, changes);
  const differs = standing === 'differs';
  const isPaused = agent.status === 'paused';
  const Icon = isPaused ? CirclePause : standing === 'published' ? CircleCheck : FilePen;
  return (
    <div
      // As high in each state: a page does not move while somebody writes in it.
      className={clsx(
        'mb-4 flex items-center gap-x-4 rounded-box border px-4 py-1.5',
        differs ? 'border-info/40 tint-info' : 'border-line bg-base-100',
      )}
    >
      <div className="flex min-w-0 flex-1 items-start gap-3">
        <Icon
          size={18}
          aria-hidden="true"
          className={clsx('mt-1 shrink-0', isPaused ? 'text-warning' : ICON_COLOR[standing])}
        />
        <div className="min-w-0">
          {standing !== 'unknown' && (
            <Standing agent={agent} standing={standing} n={changes && changedFields(changes).length} />
          )}
          <DraftLine draft={draft} />
        </div>
      </div>
      <div className="flex shrink-0 gap-2 empty:hidden max-sm:flex-col">
        {isPaused && mayEdit && <ResumeButton agent={agent} />}
        {differs && (
          <Link
            to="/{-$locale}/dashboard/agents/$keyBot"
            params={{ keyBot: agent.botKey }}
            search={{ tab: 'versions' }}
            className={buttonClass({ variant: 'secondary', size: 'sm' })}
          >
            {t.compare()}
          </Link>
        )}
        {differs && mayEdit && (
          <Button variant="ghost" size="sm" className="max-sm:hidden" onClick={() => setDiscarding(true)}>
            {t.discard()}
          </Button>
        )}
      </div>
      {discarding && live && (
        <Late>
          <RestoreDialog
            discards
            agent={agent}
            saveNow={draft.saveNow}
            version={live}
            onClose={() => setDiscarding(false)}
          />
        </Late>
      )}
    </div>
  );
}

function ResumeButton({ agent }: { agent: AgentDetail }) {
  const { LL } = useI18nContext();
  const { resume, isPending } = useResumeAgent(agent, useFailureToast());
  return (
    <Button variant="secondary" size="sm" busy={isPending} onClick={resume}>
      {LL.agentActions.resume()}
    </Button>
  );
}

/** How a draft stands beside what is live; unknown of the creator, which has no visitors, and where it is not told. */
type DraftStanding = 'never' | 'published' | 'differs' | 'unknown';

const ICON_COLOR = {
  never: 'text-quiet',
  published: 'text-success',
  differs: 'text-info',
  unknown: 'text-quiet',
} as const;

function standingOf(
  { live, isCreator, unpublishedChanges }: AgentDetail,
  changes: DraftBarProps['changes'],
): DraftStanding {
  if (isCreator || live === undefined) return 'unknown';
  if (live === null) return 'never';
  const differs = changes ? changes.length > 0 : unpublishedChanges;
  if (typeof differs !== 'boolean') return 'unknown';
  return differs ? 'differs' : 'published';
}

interface StandingProps {
  agent: AgentDetail;
  standing: Exclude<DraftStanding, 'unknown'>;
  /** How many changes there are; undefined: not known. */
  n: number | undefined;
}

function Standing({ agent: { live, status }, standing, n }: StandingProps) {
  const { LL, locale } = useI18nContext();
  const t = LL.versions.bar;
  const titles = {
    never: () => t.never(),
    published: () => t.published(),
    differs: () => (n === undefined ? t.someChanges() : t.changes({ n })),
  };
  const version = live ? versionNumber(live, locale) : '';
  const texts = {
    never: () => t.neverText(),
    published: () => t.isLive({ n: version }),
    differs: () => t.stillLive({ n: version }),
  };
  return (
    <p>
      <strong className="font-semibold">{titles[standing]()}</strong>{' '}
      {status === 'paused' ? (
        <span className="text-quiet">{t.paused()}</span>
      ) : (
        // A phone has its room for the page.
        <span className="text-quiet max-sm:hidden">{texts[standing]()}</span>
      )}
    </p>
  );
}
