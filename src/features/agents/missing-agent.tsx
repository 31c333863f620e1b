import { useI18nContext } from '@i18n/i18n-react';
import { Skeleton } from '@/ui/skeleton';

/** What stands in the place of an agent that is on its way or broke the contract. */
export function MissingAgent({ why }: { why: 'loading' | 'unreadable' }) {
  const { LL } = useI18nContext();
  if (why === 'loading') return <Skeleton className="h-4 w-2/3" />;
  return <p className="truncate text-quiet">{LL.agents.rows.unreadable()}</p>;
}
