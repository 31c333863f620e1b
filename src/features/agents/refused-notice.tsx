import { useI18nContext } from '@i18n/i18n-react';
import { Button } from '@/ui/button';
import { Notice } from '@/ui/notice';
import type { RefusedChange } from './use-bot-changes';

const NAMED = 5;

interface RefusedNoticeProps {
  refused: readonly RefusedChange[];
  onDismiss: () => void;
}

/** Which agents were left as they were, each with its reason. */
export function RefusedNotice({ refused, onDismiss }: RefusedNoticeProps) {
  const { LL } = useI18nContext();
  const words = LL.agentActions.partly;
  if (refused.length === 0) return null;
  return (
    <Notice
      tone="warning"
      className="mb-4"
      title={words.title({ n: refused.length })}
      action={
        <Button variant="ghost" size="sm" onClick={onDismiss}>
          {words.dismiss()}
        </Button>
      }
    >
      <ul className="mt-1 wrap-anywhere">
        {refused.slice(0, NAMED).map(({ botKey, name, why }) => (
          <li key={botKey}>{words.reason({ name, reason: LL.agentActions.why[why]() })}</li>
        ))}
        {refused.length > NAMED && <li>{words.more({ n: refused.length - NAMED })}</li>}
      </ul>
    </Notice>
  );
}
