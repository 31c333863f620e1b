import { useI18nContext } from '@i18n/i18n-react';
import { formatNumber } from '@/lib/format';
import { Button } from '@/ui/button';

interface FailedAgentsProps {
  /** How many there are, those out of sight included. */
  count: number;
  onRetry: () => void;
}

/** Says once of all agents side by side that they could not be fetched, in sight as long as their place is. */
export function FailedAgents({ count, onRetry }: FailedAgentsProps) {
  const { LL, locale } = useI18nContext();
  return (
    <div className="sticky flex flex-wrap items-center gap-3 py-4" style={{ top: '40vh' }}>
      <p className="text-error">{LL.agents.rows.failed({ n: count, count: formatNumber(locale, count) })}</p>
      <Button variant="secondary" size="sm" onClick={onRetry}>
        {LL.common.retry()}
      </Button>
    </div>
  );
}
