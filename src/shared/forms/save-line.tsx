import { useI18nContext } from '@i18n/i18n-react';
import { useId } from 'react';
import { Button } from '@/ui/button';

interface SaveLineProps {
  /** Names what it saves, for who hears the button alone: there are several on a page. */
  label: string;
  /** What is to be read on it, where it does more than save. */
  text?: string;
  busy: boolean;
  dirty: boolean;
}

/** The one way in which a section of the settings saves: its button, of use once something has changed, and whether it has. */
export function SaveLine({ label, text, busy, dirty }: SaveLineProps) {
  const t = useI18nContext().LL.settings;
  const stateId = useId();
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button
        type="submit"
        busy={busy}
        aria-label={label}
        aria-disabled={!dirty && !busy}
        aria-describedby={stateId}
      >
        {text ?? t.save()}
      </Button>
      <p id={stateId} className={dirty ? 'text-[0.8125rem] text-quiet' : 'sr-only'}>
        {dirty ? t.unsaved() : t.unchanged()}
      </p>
    </div>
  );
}
