import { useI18nContext } from '@i18n/i18n-react';
import { Button } from '@/ui/button';

interface SaveLineProps {
  /** Names what it saves: there are several on a page. */
  label: string;
  busy: boolean;
  dirty: boolean;
}

/** The one way in which a section of the settings saves: its button, loud once there is something to save, and that there is. */
export function SaveLine({ label, busy, dirty }: SaveLineProps) {
  const { LL } = useI18nContext();
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button type="submit" variant={dirty || busy ? 'primary' : 'secondary'} busy={busy}>
        {label}
      </Button>
      {dirty && <p className="text-[0.8125rem] text-quiet">{LL.settings.unsaved()}</p>}
    </div>
  );
}
