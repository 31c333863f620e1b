import { useI18nContext } from '@i18n/i18n-react';
import { useBlocker } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { loadPart } from '@/lib/load-part';
import { withoutLocale } from '@/lib/locale-path';

const ConfirmDialog = lazy(() =>
  loadPart(async () => ({ default: (await import('@/ui/confirm-dialog')).ConfirmDialog })),
);

/** Asks before a page with unsaved work is left; a change of language is not leaving. */
export function useLeaveGuard(): [onDirty: (dirty: boolean) => void, dialog: ReactNode] {
  const { LL } = useI18nContext();
  const [dirty, setDirty] = useState(false);
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      dirty && withoutLocale(current.pathname) !== withoutLocale(next.pathname),
    // The editor itself asks before the window closes.
    enableBeforeUnload: false,
    withResolver: true,
  });
  const dialog = blocker.status === 'blocked' && (
    <Suspense>
      <ConfirmDialog
        open
        onOpenChange={(open) => !open && blocker.reset()}
        title={LL.shell.leave.title()}
        description={LL.shell.leave.text()}
        confirmLabel={LL.shell.leave.confirm()}
        cancelLabel={LL.shell.leave.cancel()}
        onConfirm={blocker.proceed}
        danger
      />
    </Suspense>
  );
  return [setDirty, dialog];
}
