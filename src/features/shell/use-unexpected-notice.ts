import { useI18nContext } from '@i18n/i18n-react';
import { CancelledError } from '@tanstack/react-query';
import { useRef } from 'react';
import { ApiError } from '@/api/api-error';
import { isRecord } from '@/lib/is-record';
import { useWindowEvent } from '@/lib/use-window-event';
import { toastQueue } from '@/ui/toast/toast-queue';

/** What a page that is left gives up, and the end of a session, which has texts of its own, are no faults. */
function isExpected(reason: unknown): boolean {
  if (reason instanceof ApiError) return reason.kind === 'expired';
  return reason instanceof CancelledError || (isRecord(reason) && reason.name === 'AbortError');
}

/** Says, once a page, that something of it broke that nothing else reports: a button may do nothing now. */
export function useUnexpectedNotice(): void {
  const { LL } = useI18nContext();
  const shown = useRef(false);
  const show = (reason: unknown) => {
    // Of a foreign script nothing is known, and nothing can be done about it.
    if (shown.current || reason == null || isExpected(reason)) return;
    shown.current = true;
    toastQueue.show({
      type: 'error',
      title: LL.shell.crashTitle(),
      text: LL.failures.unexpected(),
      duration: Number.POSITIVE_INFINITY,
      action: { label: LL.shell.reload(), onClick: () => location.reload() },
    });
  };
  useWindowEvent('unhandledrejection', ({ reason }) => show(reason));
  useWindowEvent('error', ({ error }) => show(error));
}
