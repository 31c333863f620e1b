import { useI18nContext } from '@i18n/i18n-react';
import { Notice } from '@/ui/notice';

/** How many of the agents in sight broke the contract, where there are some. */
export function UnreadableAgents({ missing, total }: { missing: number; total: number }) {
  const { LL } = useI18nContext();
  if (missing === 0) return null;
  return (
    <Notice tone="warning" className="mb-4">
      {LL.failures.someUnreadable({ missing, total })}
    </Notice>
  );
}
