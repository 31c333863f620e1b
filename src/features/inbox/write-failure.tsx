import { useI18nContext } from '@i18n/i18n-react';
import { ApiError } from '@/api/api-error';
import { FailureNotice } from '@/shared/failures/failure-notice';
import { Notice } from '@/ui/notice';

interface WriteFailureProps {
  error: unknown;
  /** Who of the team has the conversation. */
  name?: string | undefined;
}

/** Why something could not be done with a conversation: a colleague was faster, the visitor has gone, or it failed. */
export function WriteFailure({ error, name }: WriteFailureProps) {
  const t = useI18nContext().LL.inbox.bar;
  if (!error) return null;
  const texts: Partial<Record<string, string>> = {
    TAKEN_OVER: t.faster({ name: name || t.someone() }),
    CONVERSATION_CLOSED: t.closedMeanwhile(),
    VISITOR_LEFT: t.visitorLeft(),
  };
  const text = error instanceof ApiError && error.code !== undefined ? texts[error.code] : undefined;
  if (text !== undefined)
    return (
      <Notice tone="warning" className="w-full">
        {text}
      </Notice>
    );
  return (
    <div className="w-full">
      <FailureNotice error={error} />
    </div>
  );
}
