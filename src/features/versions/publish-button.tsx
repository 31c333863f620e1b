import { useI18nContext } from '@i18n/i18n-react';
import { Rocket } from 'lucide-react';
import { lazy, Suspense, useId, useState } from 'react';
import type { ReadinessCheck } from '@/api/generated/schemas/readinessCheck.zod';
import { loadPart } from '@/lib/load-part';
import type { AgentDraft } from '@/shared/agent-draft/use-agent-draft';
import { Button } from '@/ui/button';
import type { PublishGate } from './publish-sheet';

const PublishSheet = lazy(() =>
  loadPart(async () => ({ default: (await import('./publish-sheet')).PublishSheet })),
);

interface PublishButtonProps {
  accountId: string;
  draft: AgentDraft;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Leads to where a check is put right. */
  onFix: (check: ReadinessCheck) => void;
  gate?: PublishGate | undefined;
}

/** Publishes an agent's draft, all of it saved before; says why when it cannot. The creator has no visitors. */
export function PublishButton({ accountId, draft, open, onOpenChange, onFix, gate }: PublishButtonProps) {
  const words = useI18nContext().LL.versions;
  const { bot, state, saveNow } = draft;
  const reasonId = useId();
  const [saving, setSaving] = useState(false);
  const [unsaved, setUnsaved] = useState(false);
  if (!bot || bot.isCreator) return null;

  const nothing = state === 'saved' && bot.live && bot.unpublishedChanges === false;
  const cannot =
    state === 'conflict' || state === 'invalid' || state === 'offline'
      ? words.cannot[state]()
      : nothing
        ? words.cannot.nothing()
        : undefined;
  const told = cannot ?? (unsaved && state === 'failed' ? words.cannot.unsaved() : undefined);

  const press = async () => {
    setSaving(true);
    const saved = await saveNow();
    setSaving(false);
    setUnsaved(!saved);
    if (saved) onOpenChange(true);
  };

  return (
    <div className="flex flex-col items-end gap-1">
      <Button
        icon={<Rocket size={16} aria-hidden="true" />}
        busy={saving}
        aria-disabled={cannot !== undefined}
        aria-describedby={told ? reasonId : undefined}
        onClick={() => void press()}
      >
        {words.publish()}
      </Button>
      <p id={reasonId} role="status" className="max-w-64 text-end text-[0.8125rem] text-quiet empty:hidden">
        {told}
      </p>
      {open && (
        <Suspense>
          <PublishSheet
            accountId={accountId}
            bot={bot}
            gate={gate}
            onClose={() => onOpenChange(false)}
            onFix={onFix}
          />
        </Suspense>
      )}
    </div>
  );
}
