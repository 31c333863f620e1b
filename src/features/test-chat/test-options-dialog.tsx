import { useI18nContext } from '@i18n/i18n-react';
import type { ReactNode, RefObject } from 'react';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';

interface TestOptionsDialogProps {
  /** The button that opens it; another one after each choice, which begins the page anew. */
  opener: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
  children: ReactNode;
}

/** How the agent is tested, on a phone: over the conversation instead of above it. */
export function TestOptionsDialog({ opener, onClose, children }: TestOptionsDialogProps) {
  const { LL } = useI18nContext();
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      opener={opener}
      title={LL.testAgent.toolbar()}
      closeLabel={LL.common.close()}
      footer={<Button onClick={onClose}>{LL.testAgent.toolbarDone()}</Button>}
    >
      <div className="flex flex-col gap-3">{children}</div>
    </Dialog>
  );
}
