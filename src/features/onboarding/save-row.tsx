import { useI18nContext } from '@i18n/i18n-react';
import { Button } from '@/ui/button';

interface SaveRowProps {
  /** Says what it saves: there are several on a page. */
  label: string;
  busy: boolean;
  dirty: boolean;
}

/** The button that saves a form, and whether it has something to save. */
export function SaveRow({ label, busy, dirty }: SaveRowProps) {
  const t = useI18nContext().LL.company;
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button type="submit" busy={busy}>
        {label}
      </Button>
      {dirty && <p className="text-[0.8125rem] text-quiet">{t.unsaved()}</p>}
    </div>
  );
}
