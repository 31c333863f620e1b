import { useI18nContext } from '@i18n/i18n-react';
import { Link } from '@tanstack/react-router';
import clsx from 'clsx';
import { Tag, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatNumber } from '@/lib/format';
import { useMay } from '@/shared/account/use-may';
import { Button } from '@/ui/button';
import { buttonClass } from '@/ui/button-class';

interface AgentsCountProps {
  /** Undefined while it is not known. */
  total: number | undefined;
  filtered: boolean;
  searching: boolean;
  /** Opens what is done with the tags of all agents; undefined where there are none. */
  onTags: (() => void) | undefined;
  /** Shows all agents again; undefined where all are shown. */
  onClear: (() => void) | undefined;
  /** The choice of a view. */
  children: ReactNode;
}

/** How many agents there are or match, beside the way to those in the trash. */
export function AgentsCount({ total, filtered, searching, onTags, onClear, children }: AgentsCountProps) {
  const { LL, locale } = useI18nContext();
  const t = LL.agents;
  const mayEdit = useMay()('edit');
  const count = total !== undefined && { n: total, count: formatNumber(locale, total) };
  return (
    <div className="mb-2 flex min-h-11 items-center gap-1 max-sm:flex-wrap max-sm:justify-end">
      <div
        className={clsx(
          'me-auto flex min-w-0 items-center gap-1',
          onClear && 'max-sm:w-full max-sm:justify-between',
        )}
      >
        {/* That none match is seen in the list's place; who hears the page is told here. */}
        <p role="status" className={total === 0 && !searching ? 'sr-only' : 'text-[0.8125rem] text-quiet'}>
          {/* The creator is listed without being counted: "0 agents" above it would be no help. */}
          {searching
            ? t.searching()
            : count && (filtered ? t.matching(count) : count.n > 0 && t.count(count))}
        </p>
        {onClear && (
          <Button variant="ghost" size="sm" onClick={onClear}>
            {t.noMatch.action()}
          </Button>
        )}
      </div>
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
