import { useI18nContext } from '@i18n/i18n-react';
import { lazy, useRef } from 'react';
import * as z from 'zod/mini';
import type { ProposedChange } from '@/api/generated/schemas/proposedChange.zod';
import { ProposedChangeKind } from '@/api/generated/schemas/proposedChangeKind.zod';
import { known, textFor } from '@/api/known';
import { loadPart } from '@/lib/load-part';
import { ByLanguage } from '@/shared/agent-draft/by-language';
import type { ChangedField } from '@/shared/agent-draft/changed-fields';
import type { useContentTexts } from '@/shared/agent-draft/use-content-texts';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button';
import { Late } from '@/ui/late';
import { ProposedValue } from './proposed-value';
import type { Decision } from './use-creator';

const ProposedConnection = lazy(() =>
  loadPart(async () => ({ default: (await import('./proposed-connection')).ProposedConnection })),
);

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

interface ProposedFieldProps {
  field: ChangedField<ProposedChange>;
  /** As of a changeState, the same in all its languages. */
  standing: string;
  label: string;
  text: ReturnType<typeof useContentTexts>['text'];
  /** No other field is proposed: its decision is the card’s own. */
  alone: boolean;
  busy: boolean;
  onDecide: (decision: Decision, changeIds: string[]) => void;
  onAskAgain: (() => void) | undefined;
}

/** One field that a proposal changes, in all its languages, and what can be decided of it. */
export function ProposedField({
  field: { kind, changes },
  standing,
  label,
  text,
  alone,
  busy,
  onDecide,
  onAskAgain,
}: ProposedFieldProps) {
  const t = useI18nContext().LL.creator.proposal;
  return (
    <li className="flex min-w-0 flex-col gap-2 py-3 first:pt-0 last:pb-0">
      <p className="flex flex-wrap items-center gap-2 font-medium [overflow-wrap:anywhere]">
        <Badge tone={KIND_TONES[known(ProposedChangeKind, kind) ?? 'none']}>
          {textFor(ProposedChangeKind, t.kinds, kind)}
        </Badge>
        {label}
        {standing !== 'open' && (
          <Badge tone={STANDING_TONES[known(Standing, standing) ?? 'none']}>
            {textFor(Standing, t.states, standing)}
          </Badge>
        )}
      </p>
      <ByLanguage changes={changes}>
        {(change) => (
          <>
            <ProposedValue
              change={change}
              before={text(change.path, change.before ?? undefined)}
              after={text(change.path, change.after ?? undefined)}
            />
            {standing !== 'outdated' && change.reason !== '' && (
              <p className="text-[0.8125rem] text-quiet [overflow-wrap:anywhere]">{change.reason}</p>
            )}
            {(standing === 'open' || standing === 'applied') && (
              <Late>
                <ProposedConnection change={change} />
              </Late>
            )}
          </>
        )}
      </ByLanguage>
      {standing === 'outdated' && <p className="text-[0.8125rem] text-quiet">{t.outdatedText()}</p>}
      <ChangeButtons
        standing={standing}
        alone={alone}
        busy={busy}
        of={(action) => t.ofChange({ action, change: label })}
        onDecide={(decision) =>
          onDecide(
            decision,
            changes.map(({ changeId }) => changeId),
          )
        }
        onAskAgain={onAskAgain}
      />
    </li>
  );
}

interface ChangeButtonsProps {
  standing: string;
  alone: boolean;
  busy: boolean;
  /** The name of a button, with the change it is for. */
  of: (action: string) => string;
  onDecide: (decision: Decision) => void;
  onAskAgain: (() => void) | undefined;
}

function ChangeButtons({ standing, alone, busy, of, onDecide, onAskAgain }: ChangeButtonsProps) {
  const t = useI18nContext().LL.creator.proposal;
  const first = useRef<HTMLButtonElement>(null);
  const next = NEXT.get(standing);
  if (!next || (next === 'askAgain' && !onAskAgain)) return null;
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        ref={first}
        size="sm"
        variant={alone && standing === 'open' ? 'primary' : 'secondary'}
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
