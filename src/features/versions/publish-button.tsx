import { useI18nContext } from '@i18n/i18n-react';
import { Rocket } from 'lucide-react';
import { useId, useState } from 'react';
import { useOnline } from '@/lib/use-online';
import type { AgentDraft } from '@/shared/agent-draft/use-agent-draft';
import { Button } from '@/ui/button';

interface PublishButtonProps {
  draft: AgentDraft;
  /** Opens what publishes; all of the draft is saved by then. */
  onPublish: () => void;
}

/** Publishes an agent's draft, all of it saved before; says why when it cannot. The creator has no visitors. */
export function PublishButton({ draft, onPublish }: PublishButtonProps) {
  const t = useI18nContext().LL.versions;
  const { agent, state, saveNow } = draft;
  const reasonId = useId();
  const isOnline = useOnline();
  const [saving, setSaving] = useState(false);
  const [unsaved, setUnsaved] = useState(false);
  if (!agent || agent.isCreator) return null;

  const nothing = state === 'saved' && agent.live && agent.unpublishedChanges === false;
  const cannot =
    state === 'conflict' || state === 'invalid'
      ? t.cannot[state]()
      : nothing
        ? t.cannot.nothing()
        : isOnline
          ? undefined
          : t.cannot.offline();
  const reason = cannot ?? (unsaved && state === 'failed' ? t.cannot.unsaved() : undefined);

  const press = async () => {
    setSaving(true);
    const saved = await saveNow();
    setSaving(false);
    setUnsaved(!saved);
    if (saved) onPublish();
  };

  return (
    <div className="sm:relative">
      <Button
        icon={<Rocket size={16} aria-hidden="true" className="max-sm:hidden" />}
        busy={saving}
        aria-disabled={cannot !== undefined}
        aria-describedby={reason ? reasonId : undefined}
        onClick={() => void press()}
      >
        {t.publish()}
      </Button>
      {/* Below its button, on a phone above the whole row, without moving the others. */}
      <p
        id={reasonId}
        role="status"
        className={
          // That everything is published stands on the page already.
          nothing
            ? 'sr-only'
            : 'absolute end-0 text-[0.8125rem] text-quiet empty:hidden max-sm:inset-x-4 max-sm:top-2 sm:top-full sm:mt-1 sm:w-64 sm:text-end'
        }
      >
        {reason}
      </p>
    </div>
  );
}
