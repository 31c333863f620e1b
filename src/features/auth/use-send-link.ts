import { useI18nContext } from '@i18n/i18n-react';
import { useRef } from 'react';
import { ApiError } from '@/api/api-error';
import { useSendResetLink } from '@/api/generated/recovery/recovery';
import type { SentLink } from './sent-link';
import type { Wait } from './wait';

/** How long a person waits before asking again, where the provider does not say. */
const USUAL_WAIT_S = 30;

interface SendLinkOptions {
  onSent: (sent: SentLink) => void | Promise<void>;
  /** The provider refuses until so much time has gone by. */
  onWait: (wait: Wait) => void;
}

/** Asks for a reset link in the language of the page. A failure stands in `error`, and is handed back. */
export function useSendLink({ onSent, onWait }: SendLinkOptions) {
  const { locale } = useI18nContext();
  const { mutateAsync, error, isPending, isSuccess } = useSendResetLink();
  // A second click can come before the first is rendered.
  const inProgress = useRef(false);
  const sendLink = async (email: string): Promise<unknown> => {
    if (inProgress.current) return undefined;
    inProgress.current = true;
    try {
      const sent = await mutateAsync({ data: { email, language: locale } });
      const wait = { sentAt: Date.now(), waitSeconds: sent?.resendAfterSeconds ?? USUAL_WAIT_S };
      await onSent({
        email,
        maskedEmail: sent?.maskedEmail ?? email,
        expiresInMinutes: sent?.expiresInMinutes ?? null,
        ...wait,
      });
      return undefined;
    } catch (failure) {
      if (failure instanceof ApiError && failure.retryAfter !== undefined)
        onWait({ sentAt: Date.now(), waitSeconds: failure.retryAfter });
      return failure;
    } finally {
      inProgress.current = false;
    }
  };
  return { sendLink, error, isPending, isSuccess };
}
