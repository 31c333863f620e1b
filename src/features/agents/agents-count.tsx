import { useI18nContext } from '@i18n/i18n-react';
import { Link } from '@tanstack/react-router';
import { Tag, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatNumber } from '@/lib/format';
import { useMay } from '@/shared/account/use-may';
import { Button } from '@/ui/button';
import { buttonClass } from '@/ui/button-class';

interface AgentsCountProps {
  total: number;
  filtered: boolean;
  searching: boolean;
  /** Opens what is done with the tags of all agents; undefined where there are none. */
  onTags: (() => void) | undefined;
  /** The choice of a view. */
  children: ReactNode;
}

/** How many agents there are or match, beside the way to those in the trash. */
export function AgentsCount({ total, filtered, searching, onTags, children }: AgentsCountProps) {
  const { LL, locale } = useI18nContext();
  const t = LL.agents;
  const mayEdit = useMay()('edit');
  const count = { n: total, count: formatNumber(locale, total) };
  return (
    <div className="mb-2 flex min-h-11 items-center gap-1">
      <p role="status" className="me-auto text-[0.8125rem] text-quiet">
        {/* The creator is listed without being counted: "0 agents" above it would be no help. */}
        {searching ? t.searching() : filtered ? t.matching(count) : total > 0 && t.count(count)}
      </p>
      {onTags && mayEdit && (
        <Button variant="ghost" size="sm" icon={<Tag size={14} aria-hidden="true" />} onClick={onTags}>
          <span className="max-sm:sr-only">{t.tag.manage()}</span>
        </Button>
      )}
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
