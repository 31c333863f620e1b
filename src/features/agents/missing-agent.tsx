import { useI18nContext } from '@i18n/i18n-react';
import { Button } from '@/ui/button';
import { Skeleton } from '@/ui/skeleton';

interface MissingAgentProps {
  why: 'loading' | 'failed' | 'unreadable';
  /** The one above it failed as well, and says so for both. */
  isSaidAbove: boolean;
  /** Asks for the agents of this page again. */
  onRetry: () => void;
}

/** What stands in the place of an agent that is on its way, could not be fetched or broke the contract. */
export function MissingAgent({ why, isSaidAbove, onRetry }: MissingAgentProps) {
  const { LL } = useI18nContext();
  const t = LL.agents.rows;
  if (why === 'loading') return <Skeleton className="h-4 w-2/3" />;
  // The same sentence in thirty rows would be read thirty times.
  if (why === 'failed' && isSaidAbove) return <p className="truncate text-quiet">{t.notLoaded()}</p>;
  if (why === 'unreadable') return <p className="truncate text-quiet">{t.unreadable()}</p>;
  return (
    <div className="flex items-center gap-3">
      <p className="min-w-0 text-error">{t.failed()}</p>
      <Button variant="secondary" size="sm" onClick={onRetry}>
        {LL.common.retry()}
      </Button>
    </div>
  );
}
