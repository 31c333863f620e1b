import { useI18nContext } from '@i18n/i18n-react';
import { Link } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import type { AgentCounts } from '@/api/generated/schemas';
import { formatNumber } from '@/lib/format';
import { buttonClass } from '@/ui/button-class';
import { PageHeader } from '@/ui/page-header';

interface HomeScreenProps {
  name: string;
  /** How many agents there are of which; undefined when they could not be read. */
  counts: AgentCounts | undefined;
  /** What follows how many agents there are. */
  more: ReactNode;
  /** Whether this person may make another agent. */
  mayAdd: boolean;
  /** Everything below the title. */
  children: ReactNode;
}

/** The first page of the day: what stands, what needs a person, what to do next. */
export function HomeScreen({ name, counts, more, mayAdd, children }: HomeScreenProps) {
  const { LL, locale } = useI18nContext();
  const facts = ({ all, live, reachable = live }: AgentCounts): string => {
    if (all === 0) return LL.home.noAgents();
    const count = formatNumber(locale, all);
    if (reachable === undefined) return LL.home.agents({ n: all, count });
    if (reachable === 0 && live !== 0) return LL.home.unreachable();
    const texts = { talking: formatNumber(locale, reachable), n: all, count };
    // The list calls them live, too, those that are on no channel that is switched on.
    return reachable === live ? LL.home.facts(texts) : LL.home.reachable(texts);
  };
  return (
    <>
      <PageHeader
        keepsRow
        title={name === '' ? LL.home.welcomeNobody() : LL.home.welcome({ name })}
        text={
          counts && (
            <>
              {facts(counts)} {more}
            </>
          )
        }
        actions={
          mayAdd && (
            <Link
              to="/{-$locale}/dashboard/setup/create-new-agent"
              className={buttonClass({ variant: 'primary' })}
            >
              <Plus size={16} aria-hidden="true" />
              {LL.shell.newAgent()}
            </Link>
          )
        }
      />
      {children}
    </>
  );
}
