import { useI18nContext } from '@i18n/i18n-react';
import { ListChecks } from 'lucide-react';
import { lazy, useState } from 'react';
import type { Locale } from '@/api/generated/schemas/locale.zod';
import { loadPart } from '@/lib/load-part';
import { useMay } from '@/shared/account/use-may';
import { Button } from '@/ui/button';
import { Late } from '@/ui/late';

const SaveAsTestDialog = lazy(() =>
  loadPart(async () => ({ default: (await import('./save-as-test-dialog')).SaveAsTestDialog })),
);

interface SaveAsTestButtonProps {
  botKey: string;
  conversationId: string;
  /** The question whose answer is kept. */
  questionId: string;
  /** What its visitor speaks, where it is known. */
  language?: Locale | undefined;
  /** The answer is not what later ones should say. */
  isWrong?: boolean | undefined;
  /** On a phone its sign is enough, in a row with others. */
  inRow?: boolean | undefined;
}

/** Below an answer: keeps its question as a test. */
export function SaveAsTestButton({ inRow = false, ...props }: SaveAsTestButtonProps) {
  const t = useI18nContext().LL.agentTests.form;
  const mayEdit = useMay()('edit');
  const [open, setOpen] = useState(false);
  if (!mayEdit) return null;
  return (
    <>
      <Button
        variant={inRow ? 'ghost' : 'secondary'}
        size="sm"
        icon={<ListChecks size={14} aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        <span className={inRow ? 'max-sm:sr-only' : undefined}>{t.saveTitle()}</span>
      </Button>
      {open && (
        <Late>
          <SaveAsTestDialog {...props} onClose={() => setOpen(false)} />
        </Late>
      )}
    </>
  );
}
