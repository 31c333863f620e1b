import { useI18nContext } from '@i18n/i18n-react';
import { Link } from '@tanstack/react-router';
import { Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatNumber } from '@/lib/format';
import { buttonClass } from '@/ui/button-class';

interface AgentsCountProps {
  total: number;
  filtered: boolean;
  searching: boolean;
  /** The choice of a view. */
  children: ReactNode;
}

/** How many agents there are or match, beside the way to those in the trash. */
export function AgentsCount({ total, filtered, searching, children }: AgentsCountProps) {
  const { LL, locale } = useI18nContext();
  const t = LL.agents;
  const count = { n: total, count: formatNumber(locale, total) };
  return (
    <div className="mb-2 flex min-h-11 items-center gap-1">
      <p role="status" className="me-auto text-[0.8125rem] text-quiet">
        {searching ? t.searching() : filtered ? t.matching(count) : t.count(count)}
      </p>
      <Link
        to="/{-$locale}/dashboard/agents"
        search={{ view: 'trash' }}
        className={buttonClass({ variant: 'ghost', size: 'sm' })}
      >
        <Trash2 size={14} aria-hidden="true" />
        {LL.agentActions.trashPage.title()}
      </Link>
      {children}
    </div>
  );
}
