import { useI18nContext } from '@i18n/i18n-react';
import { Link } from '@tanstack/react-router';
import { Circle, CircleCheck, Plus } from 'lucide-react';
import { lazy, type ReactNode, Suspense } from 'react';
import type { Account, Agent, AgentCounts, AgentList } from '@/api/generated/schemas';
import { formatDate, formatNumber } from '@/lib/format';
import { loadPart } from '@/lib/load-part';
import { timeOf } from '@/lib/moment';
import { useIdle } from '@/lib/use-idle';
import { buttonClass } from '@/ui/button-class';
import { Card } from '@/ui/card';
import { PageHeader } from '@/ui/page-header';
import { type SetupStep, setupSteps } from './setup-steps';

// Drawn once the page has settled: the first visit carries none of it.
const RecentFace = lazy(() =>
  loadPart(async () => ({ default: (await import('./recent-face')).RecentFace })),
);

interface HomeScreenProps {
  name: string;
  account: Account;
  /** The agents, and how many there are of which; undefined when they could not be read. */
  agents: AgentList | undefined;
  counts: AgentCounts | undefined;
  /** What stands in the place of the agents when they could not be read. */
  failure: ReactNode;
  /** What needs a person. */
  attention: ReactNode;
  /** The most agents there may be; the creator does not count. */
  limit: number;
  /** How much of the plan is used. */
  usage: ReactNode;
}

const RECENT = 4;

const PATH_OF_STEP = {
  company: '/{-$locale}/dashboard/settings',
  agent: '/{-$locale}/dashboard/setup/create-new-agent',
  publish: '/{-$locale}/dashboard/agents',
  channel: '/{-$locale}/dashboard/agents',
} as const satisfies Record<SetupStep, string>;

/** The first page of the day: what stands, what needs a person, what to do next. */
export function HomeScreen({
  name,
  account,
  agents,
  counts,
  failure,
  attention,
  limit,
  usage,
}: HomeScreenProps) {
  const { LL, locale } = useI18nContext();
  const steps = counts ? setupSteps(account, counts) : [];
  const full = counts !== undefined && counts.all >= limit;
  const facts = ({ all, live }: AgentCounts): string => {
    if (all === 0) return LL.home.noAgents();
    const count = formatNumber(locale, all);
    if (live === undefined) return LL.home.agents({ n: all, count });
    return LL.home.facts({ talking: formatNumber(locale, live), n: all, count });
  };
  return (
    <>
      <PageHeader
        title={name === '' ? LL.home.welcomeNobody() : LL.home.welcome({ name })}
        text={counts && facts(counts)}
        actions={
          !full && (
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
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="flex min-w-0 flex-col gap-6">
          {agents ? (
            <>
              {attention}
              <Recent agents={agents.items} />
            </>
          ) : (
            <Card title={LL.home.recent()}>{failure}</Card>
          )}
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          {steps.some(({ done }) => !done) && <Setup steps={steps} />}
          {usage}
        </div>
      </div>
    </>
  );
}

function Recent({ agents }: { agents: readonly Agent[] }) {
  const { LL, locale } = useI18nContext();
  const idle = useIdle();
  if (agents.length === 0) return null;
  const newest = agents
    .toSorted((a, b) => timeOf(b.updatedAt) - timeOf(a.updatedAt) || 0)
    .slice(0, RECENT)
    .map((agent) => ({ ...agent, date: formatDate(locale, agent.updatedAt) }));
  return (
    <Card
      title={newest.some(({ date }) => date) ? LL.home.recent() : LL.shell.agents()}
      actions={
        <Link to="/{-$locale}/dashboard/agents" className="link link-primary">
          {LL.home.allAgents()}
        </Link>
      }
    >
      <ul className="-my-2.5 divide-y divide-line">
        {newest.map(({ date, ...agent }) => (
          <li key={agent.botKey} className="flex flex-wrap items-center justify-between gap-x-4 py-2.5">
            <div className="flex min-w-0 items-center gap-3">
              <span className="size-8 shrink-0">
                {idle && (
                  <Suspense>
                    <RecentFace agent={agent} />
                  </Suspense>
                )}
              </span>
              <div className="min-w-0">
                <Link
                  to="/{-$locale}/dashboard/agents/$keyBot"
                  params={{ keyBot: agent.botKey }}
                  className="link-hover link font-medium"
                >
                  {agent.name}
                </Link>
                <p className="text-quiet">{agent.summary[locale]}</p>
              </div>
            </div>
            {date && <span className="text-quiet text-[0.8125rem]">{LL.home.changed({ date })}</span>}
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Setup({ steps }: { steps: ReturnType<typeof setupSteps> }) {
  const { LL } = useI18nContext();
  const done = steps.filter((step) => step.done).length;
  return (
    <Card title={LL.home.setup()} text={LL.home.setupProgress({ done, all: steps.length })}>
      <ul className="flex flex-col gap-2.5">
        {steps.map(({ step, done: isDone }) => (
          <li key={step} className="flex items-center gap-2.5">
            {isDone ? (
              <CircleCheck size={17} className="shrink-0 text-success" aria-label={LL.home.stepDone()} />
            ) : (
              <Circle size={17} className="shrink-0 text-quiet" aria-label={LL.home.stepOpen()} />
            )}
            {isDone ? (
              <span className="text-quiet">{LL.home.steps[step]()}</span>
            ) : (
              <Link to={PATH_OF_STEP[step]} className="link-hover link">
                {LL.home.steps[step]()}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
