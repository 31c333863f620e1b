import { useI18nContext } from '@i18n/i18n-react';
import { isUnavailable } from '@/api/api-error';
import { showToast, toastQueue } from '@/ui/toast/toast-queue';
import { useFailureTexts } from './use-failure-texts';

const LONG_ENOUGH_TO_COPY_MS = 10_000;

/**
 * Shows a failure in a toast, with its reference to copy. The one rule for all: what failed beside a form is shown
 * there (FailureNotice), what failed instead of a panel's content in its place (FailurePanel), anything else here.
 */
export function useFailureToast(): (error: unknown, consequence?: string) => void {
  const { LL } = useI18nContext();
  const wordsOf = useFailureTexts();
  return (error, consequence) => {
    const { title, text, reference: known } = wordsOf(error);
    const isMissing = isUnavailable(error);
    const why = consequence ?? text;
    // What is not there is said once, however often it is pressed; nobody can look anything up about it.
    if (isMissing && toastQueue.getSnapshot().some((one) => one.title === title && one.text === why)) return;
    const reference = isMissing ? undefined : known;
    showToast({
      type: isMissing ? 'info' : 'error',
      title,
      text: [why, reference && `${LL.common.reference()}: ${reference}`].filter(Boolean).join(' '),
      ...(reference && {
        duration: LONG_ENOUGH_TO_COPY_MS,
        action: {
          label: LL.common.copyReference(),
          onClick: () => void navigator.clipboard?.writeText(reference).catch(() => undefined),
        },
      }),
    });
  };
}
