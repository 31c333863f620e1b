import { useI18nContext } from '@i18n/i18n-react';
import { useBlocker } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { isRecord } from '@/lib/is-record';
import { withoutLocale } from '@/lib/locale-path';
import { LateConfirmDialog } from '@/ui/late-confirm-dialog';

/** A person has just confirmed that they leave: the other sections of the page do not ask again. */
let isLeaving = false;

/** Where a person is or goes, as far as it matters to unsaved work. */
interface Place {
  pathname: string;
  search: object;
}

const sectionOf = ({ search }: Place) => (isRecord(search) ? search.section : undefined);

function isOtherSection(next: Place, current: Place): boolean {
  return sectionOf(next) !== sectionOf(current);
}

/**
 * Asks before a page with unsaved work is left; a change of language is not leaving. `isSending`: before the window
 * closes, too, since what is being sent is kept nowhere. `isElsewhere`: whether another view of the same path is another
 * page; another section of the settings is.
 */
export function useLeaveGuard(
  isDirty: boolean,
  isSending = false,
  isElsewhere: (next: Place, current: Place) => boolean = isOtherSection,
): ReactNode {
  const { LL } = useI18nContext();
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      isDirty &&
      !isLeaving &&
      (withoutLocale(current.pathname) !== withoutLocale(next.pathname) || isElsewhere(next, current)),
    enableBeforeUnload: isSending,
    withResolver: true,
  });
  const leave = () => {
    isLeaving = true;
    blocker.proceed?.();
    // The other sections are asked before this comes.
    setTimeout(() => {
      isLeaving = false;
    });
  };
  if (blocker.status !== 'blocked') return null;
  return (
    <LateConfirmDialog
      open
      onOpenChange={(open) => !open && blocker.reset()}
      title={LL.shell.leave.title()}
      description={LL.shell.leave.text()}
      confirmLabel={LL.shell.leave.confirm()}
      cancelLabel={LL.shell.leave.cancel()}
      onConfirm={leave}
      danger
    />
  );
}
