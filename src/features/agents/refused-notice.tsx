import { useI18nContext } from '@i18n/i18n-react';
import { useState } from 'react';
import { AgentChangeRefusal } from '@/api/generated/schemas/agentChangeRefusal.zod';
import { textFor } from '@/api/known';
import { formatNumber } from '@/lib/format';
import { Button } from '@/ui/button';
import { Notice } from '@/ui/notice';
import type { RefusedChange } from './use-agent-changes';

const NAMED = 5;
const NAMED_MORE = 50;

interface RefusedNoticeProps {
  refused: readonly RefusedChange[];
  onDismiss: () => void;
  /** Asks again for what went wrong by chance; undefined where nothing did. */
  onRetry: (() => void) | undefined;
}

/** Which agents a change left as they were, each with its reason. */
export function RefusedNotice({ refused, onDismiss, onRetry }: RefusedNoticeProps) {
  const { LL, locale } = useI18nContext();
  const t = LL.agentActions.partly;
  const [shown, setShown] = useState({ of: refused, named: NAMED });
  const named = shown.of === refused ? shown.named : NAMED;
  const [first] = refused;
  if (!first) return null;
  return (
    <Notice
      tone="warning"
      className="mb-4"
      title={t.title[first.change]({ n: refused.length, count: formatNumber(locale, refused.length) })}
      action={
        <div className="flex flex-wrap gap-1">
          {onRetry && (
            <Button variant="secondary" size="sm" onClick={onRetry}>
              {LL.common.retry()}
            </Button>
          )}
          <Button variant="ghost" size="sm" onClick={onDismiss}>
            {t.dismiss()}
          </Button>
        </div>
      }
    >
      <ul className="wrap-anywhere mt-1">
        {refused.slice(0, named).map(({ botKey, name, why }) => (
          <li key={botKey}>
            {t.reason({ name, reason: textFor(AgentChangeRefusal, LL.agentActions.why, why) })}
          </li>
        ))}
      </ul>
      {refused.length > named && (
        <Button
          variant="ghost"
          size="sm"
          className="-ms-3 mt-1"
          onClick={() => setShown({ of: refused, named: named + NAMED_MORE })}
        >
          {LL.common.showMore({ count: formatNumber(locale, refused.length - named) })}
        </Button>
      )}
    </Notice>
  );
}
