import { useI18nContext } from '@i18n/i18n-react';
import { lazy, useRef } from 'react';
import * as z from 'zod/mini';
import type { AgentContent } from '@/api/generated/schemas/agentContent.zod';
import { InstructionBlock } from '@/api/generated/schemas/instructionBlock.zod';
import type { Proposal } from '@/api/generated/schemas/proposal.zod';
import type { ProposedChange } from '@/api/generated/schemas/proposedChange.zod';
import { ProposedChangeKind } from '@/api/generated/schemas/proposedChangeKind.zod';
import { known, textFor } from '@/api/known';
import { loadPart } from '@/lib/load-part';
import { useContentTexts } from '@/shared/agent-draft/use-content-texts';
import { FailureNotice } from '@/shared/failures/failure-notice';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button';
import { Late } from '@/ui/late';
import { Notice } from '@/ui/notice';
import { changeState } from './change-state';
import { ProposedValue } from './proposed-value';
import type { Creator, Decision } from './use-creator';

const ProposedConnection = lazy(() =>
  loadPart(async () => ({ default: (await import('./proposed-connection')).ProposedConnection })),
);

interface ProposalCardProps {
  proposal: Proposal;
  /** The agent as it is now. */
  name: string;
  content: AgentContent;
  creator: Pick<Creator, 'busy' | 'decide' | 'failure'>;
  /** Asks for the same once more. */
  onAskAgain?: (() => void) | undefined;
}

const KIND_TONES = { added: 'success', removed: 'error', changed: 'info', none: 'neutral' } as const;
/** What is said of a change that is not open any more. */
const Standing = z.enum(['applied', 'rejected', 'outdated']);
const STANDING_TONES = {
  applied: 'success',
  rejected: 'neutral',
  outdated: 'warning',
  none: 'neutral',
} as const;

/** What can be done next with a change, first with the word that stands on the button. */
const NEXT = new Map<string, 'accept' | 'undo' | 'askAgain'>([
  ['open', 'accept'],
  ['rejected', 'accept'],
  ['applied', 'undo'],
  ['outdated', 'askAgain'],
]);

/** Blocks that are to come or to go have their place in the text, too. */
function withProposedBlocks(content: AgentContent, { changes }: Proposal): AgentContent {
  const known = new Set(content.instructions.map(({ blockId }) => blockId));
  const blocks = changes
    .flatMap(({ before, after }) => [before, after])
    .flatMap((value) => InstructionBlock.safeParse(value).data ?? [])
    .filter(({ blockId }) => !known.has(blockId));
  return { ...content, instructions: [...content.instructions, ...blocks] };
}

/** What the creator proposes: each change with its reason, taken, left and undone by itself or all at once. */
export function ProposalCard({ proposal, name, content, creator, onAskAgain }: ProposalCardProps) {
  const { LL } = useI18nContext();
  const t = LL.creator.proposal;
  const { label, text } = useContentTexts(withProposedBlocks(content, proposal));
  const first = useRef<HTMLButtonElement>(null);
  const busy = creator.busy === proposal.proposalId;
  const failure = creator.failure?.proposalId === proposal.proposalId ? creator.failure : undefined;
  const lines = proposal.changes.map((change) => ({ change, standing: changeState(change, name, content) }));
  const idsOf = (standing: string) =>
    lines.flatMap((line) => (line.standing === standing ? [line.change.changeId] : []));
  const [open, applied] = [idsOf('open'), idsOf('applied')];
  const decide = (decision: Decision, changeIds: string[]) =>
    void creator.decide(decision, proposal, changeIds);
  const labelOf = ({ path }: ProposedChange) => (path === 'name' ? t.name() : label(path));

  return (
    <section
      aria-label={t.title({ n: lines.length })}
      className="flex min-w-0 flex-col gap-3 rounded-box border border-line bg-base-100 p-3 text-base-content text-sm"
    >
      {/* What can be decided at once is in sight with the beginning of a long card. */}
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="font-semibold">{t.title({ n: lines.length })}</h2>
        {lines.length > 1 && (open.length > 0 || applied.length > 0) && (
          <div className="flex flex-wrap gap-2">
            <Button
              ref={first}
              size="sm"
              variant={open.length > 0 ? 'primary' : 'secondary'}
              busy={busy}
              onClick={() => (open.length > 0 ? decide('apply', open) : decide('undo', applied))}
            >
              {open.length === 0 ? t.undoAll() : open.length < lines.length ? t.acceptRest() : t.acceptAll()}
            </Button>
            {open.length > 0 && (
              <Button
                size="sm"
                variant="secondary"
                aria-disabled={busy}
                onClick={() => {
                  // This button goes with what it does; the focus stays beside it.
                  first.current?.focus();
                  decide('reject', open);
                }}
              >
                {t.rejectAll()}
              </Button>
            )}
          </div>
        )}
      </div>
      <ul className="flex flex-col divide-y divide-line">
        {lines.map(({ change, standing }) => (
          <li key={change.changeId} className="flex min-w-0 flex-col gap-2 py-3 first:pt-0 last:pb-0">
            <p className="flex flex-wrap items-center gap-2 font-medium [overflow-wrap:anywhere]">
              <Badge tone={KIND_TONES[known(ProposedChangeKind, change.kind) ?? 'none']}>
                {textFor(ProposedChangeKind, t.kinds, change.kind)}
              </Badge>
              {labelOf(change)}
              {standing !== 'open' && (
                <Badge tone={STANDING_TONES[known(Standing, standing) ?? 'none']}>
                  {textFor(Standing, t.states, standing)}
                </Badge>
              )}
            </p>
            <ProposedValue
              change={change}
              before={text(change.path, change.before ?? undefined)}
              after={text(change.path, change.after ?? undefined)}
            />
            {(standing === 'outdated' || change.reason !== '') && (
              <p className="text-[0.8125rem] text-quiet [overflow-wrap:anywhere]">
                {standing === 'outdated' ? t.outdatedText() : change.reason}
              </p>
            )}
            {(standing === 'open' || standing === 'applied') && (
              <Late>
                <ProposedConnection change={change} />
              </Late>
            )}
            <ChangeButtons
              standing={standing}
              busy={busy}
              of={(action) => t.ofChange({ action, change: labelOf(change) })}
              onDecide={(decision) => decide(decision, [change.changeId])}
              onAskAgain={onAskAgain}
            />
          </li>
        ))}
      </ul>
      {failure?.why === 'failed' ? (
        <FailureNotice error={failure.error} />
      ) : (
        failure && (
          <Notice tone="warning" assertive>
            {t[failure.why]()}
          </Notice>
        )
      )}
    </section>
  );
}

interface ChangeButtonsProps {
  standing: string;
  busy: boolean;
  /** The name of a button, with the change it is for. */
  of: (action: string) => string;
  onDecide: (decision: Decision) => void;
  onAskAgain: (() => void) | undefined;
}

function ChangeButtons({ standing, busy, of, onDecide, onAskAgain }: ChangeButtonsProps) {
  const t = useI18nContext().LL.creator.proposal;
  const first = useRef<HTMLButtonElement>(null);
  const next = NEXT.get(standing);
  if (!next || (next === 'askAgain' && !onAskAgain)) return null;
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        ref={first}
        size="sm"
        variant="secondary"
        aria-disabled={busy}
        aria-label={of(t[next]())}
        onClick={() => {
          if (next === 'askAgain') onAskAgain?.();
          else onDecide(next === 'undo' ? 'undo' : 'apply');
        }}
      >
        {t[next]()}
      </Button>
      {standing === 'open' && (
        <Button
          size="sm"
          variant="ghost"
          aria-disabled={busy}
          aria-label={of(t.reject())}
          onClick={() => {
            // This button goes with what it does; the focus stays beside it.
            first.current?.focus();
            onDecide('reject');
          }}
        >
          {t.reject()}
        </Button>
      )}
    </div>
  );
}
