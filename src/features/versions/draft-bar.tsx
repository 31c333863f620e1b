import { useI18nContext } from '@i18n/i18n-react';
import { Link } from '@tanstack/react-router';
import clsx from 'clsx';
import { CircleCheck, FilePen } from 'lucide-react';
import { lazy, useState } from 'react';
import { loadPart } from '@/lib/load-part';
import { useMay } from '@/shared/account/use-may';
import type { ContentChange } from '@/shared/agent-draft/diff-content';
import { DraftLine } from '@/shared/agent-draft/draft-line';
import type { AgentDraft } from '@/shared/agent-draft/use-agent-draft';
import { versionNumber } from '@/shared/agent-draft/version-number';
import { Button } from '@/ui/button';
import { buttonClass } from '@/ui/button-class';
import { Late } from '@/ui/late';

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
  const { LL, locale } = useI18nContext();
  const t = LL.versions.bar;
  const mayEdit = useMay()('edit');
  const [discarding, setDiscarding] = useState(false);
  const { agent } = draft;
  if (!agent) return null;
  const { live, isCreator } = agent;
  const n = changes?.length ?? (agent.unpublishedChanges ? undefined : 0);
  const differs = Boolean(live) && n !== 0;
  const isPublished = Boolean(live) && n === 0;
  return (
    <div
      // As high in each state: a page does not move while somebody writes in it.
      className={clsx(
        'mb-4 flex items-center gap-x-4 rounded-box border px-4 py-1.5',
        differs ? 'border-info/40 tint-info' : 'border-line bg-base-100',
      )}
    >
      <div className="flex min-w-0 flex-1 items-start gap-3">
        {isPublished ? (
          <CircleCheck size={18} aria-hidden="true" className="mt-1 shrink-0 text-success" />
        ) : (
          <FilePen
            size={18}
            aria-hidden="true"
            className={clsx('mt-1 shrink-0', differs ? 'text-info' : 'text-quiet')}
          />
        )}
        <div className="min-w-0">
          {!isCreator && (
            <p>
              <strong className="font-semibold">
                {differs
                  ? n === undefined
                    ? t.someChanges()
                    : t.changes({ n })
                  : isPublished
                    ? t.published()
                    : live === null && t.never()}
              </strong>{' '}
              {live === null && <span className="text-quiet">{t.neverText()}</span>}
              {live && agent.status !== 'paused' && (
                <span className="text-quiet">
                  {differs
                    ? t.stillLive({ n: versionNumber(live, locale) })
                    : t.isLive({ n: versionNumber(live, locale) })}
                </span>
              )}
            </p>
          )}
          <DraftLine draft={draft} />
        </div>
      </div>
      {live && differs && (
        <div className="flex shrink-0 gap-2 max-sm:hidden">
          <Link
            to="/{-$locale}/dashboard/agents/$keyBot"
            params={{ keyBot: agent.botKey }}
            search={{ tab: 'versions' }}
            className={buttonClass({ variant: 'secondary', size: 'sm' })}
          >
            {t.compare()}
          </Link>
          {mayEdit && (
            <Button variant="ghost" size="sm" onClick={() => setDiscarding(true)}>
              {t.discard()}
            </Button>
          )}
        </div>
      )}
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
