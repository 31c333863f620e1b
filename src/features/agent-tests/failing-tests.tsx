import { useI18nContext } from '@i18n/i18n-react';
import { useQueries } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { FlaskConical } from 'lucide-react';
import { getTestGateQueryOptions } from '@/api/generated/agent-tests/agent-tests';
import type { Agent } from '@/api/generated/schemas/agent.zod';
import { AttentionRow } from '@/ui/attention-row';
import { buttonClass } from '@/ui/button-class';
import { Skeleton } from '@/ui/skeleton';

interface FailingTestsProps {
  /** Those at hand; one call each. */
  agents: readonly Pick<Agent, 'botKey' | 'name'>[];
}

/** How many tests of each agent fail; undefined until all have answered. What cannot be read fails nowhere here. */
export function useFailingTests(agents: FailingTestsProps['agents']) {
  const gates = useQueries({ queries: agents.map(({ botKey }) => getTestGateQueryOptions(botKey)) });
  if (gates.some(({ isPending }) => isPending)) return undefined;
  return agents.flatMap((agent, index) => {
    const tests = gates[index]?.data?.tests ?? [];
    const n = tests.filter(({ verdict }) => verdict === 'failed').length;
    return n > 0 ? [{ ...agent, n, all: tests.length }] : [];
  });
}

/** The agents whose tests fail, for the first page of the day; inside `<WithTexts nouns={['homeParts']}>`. */
export function FailingTests({ agents }: FailingTestsProps) {
  const t = useI18nContext().LL.homeParts;
  const failing = useFailingTests(agents);
  if (!failing) return <Skeleton className="h-5 w-48" />;
  if (failing.length === 0) return null;
  return (
    <ul className="divide-y divide-line">
      {failing.map(({ botKey, name, n, all }) => (
        <AttentionRow
          key={botKey}
          Icon={FlaskConical}
          tone="warning"
          action={
            <Link
              to="/{-$locale}/dashboard/agents/$keyBot/test-agent"
              params={{ keyBot: botKey }}
              search={{ view: 'tests', only: 'failed' }}
              className={buttonClass({ variant: 'secondary', size: 'sm' })}
            >
              <span aria-hidden="true">{t.seeTests()}</span>
              <span className="sr-only">{t.seeTestsNamed({ name })}</span>
            </Link>
          }
        >
          {t.testsFail({ n, all, name })}
        </AttentionRow>
      ))}
    </ul>
  );
}
