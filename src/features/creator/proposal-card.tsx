import { useI18nContext } from '@i18n/i18n-react';
import { useRef } from 'react';
import type { AgentContent } from '@/api/generated/schemas/agentContent.zod';
import { InstructionBlock } from '@/api/generated/schemas/instructionBlock.zod';
import type { Proposal } from '@/api/generated/schemas/proposal.zod';
import type { ProposedChange } from '@/api/generated/schemas/proposedChange.zod';
import { changedFields } from '@/shared/agent-draft/changed-fields';
import { useContentTexts } from '@/shared/agent-draft/use-content-texts';
import { FailureNotice } from '@/shared/failures/failure-notice';
import { Button } from '@/ui/button';
import { Notice } from '@/ui/notice';
import { changeState } from './change-state';
import { ProposedField } from './proposed-field';
import type { Creator, Decision } from './use-creator';

interface ProposalCardProps {
  proposal: Proposal;
  /** The agent as it is now. */
  name: string;
  content: AgentContent;
  creator: Pick<Creator, 'busy' | 'decide' | 'failure'>;
  /** Asks for the same once more. */
  onAskAgain?: (() => void) | undefined;
}

/** Blocks that are to come or to go have their place in the text, too. */
function withProposedBlocks(content: AgentContent, { changes }: Proposal): AgentContent {
  const known = new Set(content.instructions.map(({ blockId }) => blockId));
  const blocks = changes
    .flatMap(({ before, after }) => [before, after])
    .flatMap((value) => InstructionBlock.safeParse(value).data ?? [])
    .filter(({ blockId }) => !known.has(blockId));
  return { ...content, instructions: [...content.instructions, ...blocks] };
}

/**
 * What the creator proposes: each change with its reason, taken, left and undone by itself or all at once. A field in
 * several languages is one change, and one decision.
 */
export function ProposalCard({ proposal, name, content, creator, onAskAgain }: ProposalCardProps) {
  const { LL } = useI18nContext();
  const t = LL.creator.proposal;
  const { label, text } = useContentTexts(withProposedBlocks(content, proposal));
  const first = useRef<HTMLButtonElement>(null);
  const busy = creator.busy === proposal.proposalId;
  const failure = creator.failure?.proposalId === proposal.proposalId ? creator.failure : undefined;
  const standingOf = (change: ProposedChange) => changeState(change, name, content);
  const fields = changedFields(proposal.changes, standingOf);
  const idsOf = (standing: string) =>
    proposal.changes.filter((change) => standingOf(change) === standing).map(({ changeId }) => changeId);
  const [open, applied] = [idsOf('open'), idsOf('applied')];
  const decide = (decision: Decision, changeIds: string[]) =>
    void creator.decide(decision, proposal, changeIds);

  return (
    // Two that are as long are named alike, which parts of a page may not be.
    <article
      aria-label={t.title({ n: fields.length })}
      className="flex min-w-0 flex-col gap-3 rounded-box border border-line bg-base-100 p-3 text-base-content text-sm"
    >
      {/* What can be decided at once is in sight with the beginning of a long card. */}
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="font-semibold">{t.title({ n: fields.length })}</h2>
        {fields.length > 1 && (open.length > 0 || applied.length > 0) && (
          <div className="flex flex-wrap gap-2">
            <Button
              ref={first}
              size="sm"
              variant={open.length > 0 ? 'primary' : 'secondary'}
              busy={busy}
              onClick={() => (open.length > 0 ? decide('apply', open) : decide('undo', applied))}
            >
              {open.length === 0
                ? t.undoAll()
                : open.length < proposal.changes.length
                  ? t.acceptRest()
                  : t.acceptAll()}
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
        {fields.map((field) => (
          <ProposedField
            key={field.changes[0].changeId}
            field={field}
            standing={standingOf(field.changes[0])}
            label={field.path === 'name' ? t.name() : label(field.path)}
            text={text}
            alone={fields.length === 1}
            busy={busy}
            onDecide={decide}
            onAskAgain={onAskAgain}
          />
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
    </article>
  );
}
