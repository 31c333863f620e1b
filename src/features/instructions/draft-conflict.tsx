import { useI18nContext } from '@i18n/i18n-react';
import { Button } from '@/ui/button';
import { Notice } from '@/ui/notice';

interface DraftConflictProps {
  busy: boolean;
  onLoad: () => void;
  onOverwrite: () => void;
}

/** Somebody else saved meanwhile: nothing is lost on either side, the person chooses. */
export function DraftConflict({ busy, onLoad, onOverwrite }: DraftConflictProps) {
  const { LL } = useI18nContext();
  const words = LL.instructions;
  return (
    <Notice
      tone="error"
      title={words.conflictTitle()}
      action={
        <div className="flex flex-wrap gap-2">
          <Button variant="secondary" size="sm" busy={busy} onClick={onLoad}>
            {words.loadTheirs()}
          </Button>
          <Button variant="secondary" size="sm" busy={busy} onClick={onOverwrite}>
            {words.saveMine()}
          </Button>
        </div>
      }
    >
      {words.conflictText()}
    </Notice>
  );
}
