import { useI18nContext } from '@i18n/i18n-react';
import clsx from 'clsx';
import { lazy } from 'react';
import { isUnavailable } from '@/api/api-error';
import { useConnectionHealth } from '@/api/generated/connection-health/connection-health';
import { useMonitors } from '@/api/generated/monitors/monitors';
import { useBilling } from '@/api/generated/subscription/subscription';
import { FailingTests, useFailingTests } from '@/features/agent-tests/failing-tests';
import { FailingMonitors } from '@/features/analytics/failing-monitors';
import { HomeFigures } from '@/features/analytics/home-figures';
import { OpenQuestions } from '@/features/analytics/open-questions';
import { useWeekOfAgents } from '@/features/analytics/use-home-figures';
import { useQuestions } from '@/features/analytics/use-questions';
import { RecentChanges } from '@/features/audit/recent-changes';
import { PlanEndsAttention } from '@/features/billing/plan-ends-attention';
import { QuotaAttention } from '@/features/billing/quota-attention';
import { OverdueAttention } from '@/features/billing/subscription/overdue-attention';
import { UsageMeter } from '@/features/billing/usage-meter';
import { UsageMeters } from '@/features/billing/usage-meters';
import { UsageNotes } from '@/features/billing/usage-notes';
import { ConnectionAttention } from '@/features/connection-health/connection-attention';
import { troubleOf } from '@/features/connection-health/connection-state';
import { AgentsCard } from '@/features/home/agents-card';
import { Attention } from '@/features/home/attention';
import { FirstSteps } from '@/features/home/first-steps';
import { SetupCard } from '@/features/home/setup-card';
import { setupSteps } from '@/features/home/setup-steps';
import { useWaitingVisitors, WaitingVisitors } from '@/features/inbox/waiting-visitors';
import { TrialCard } from '@/features/shell/trial-card';
import { loadPart } from '@/lib/load-part';
import { companyTimeZone } from '@/shared/account/company-time-zone';
import { useAccountId } from '@/shared/account/use-account-id';
import { useMay } from '@/shared/account/use-may';
import { FailurePanel } from '@/shared/failures/failure-panel';
import { PartFailure } from '@/shared/failures/part-failure';
import { WithTexts } from '@/shared/i18n/with-texts';
import { Card } from '@/ui/card';
import { Late } from '@/ui/late';
import { useMedia } from '@/ui/use-media';
import { useAccountFacts } from './use-account-facts';
import { useTakesCards } from './use-takes-cards';
import { useUsage } from './use-usage';

const FirstTemplates = lazy(() =>
  loadPart(async () => ({
    default: (await import('@/features/agent-creation/first-templates')).FirstTemplates,
  })),
);

/** So many agents are asked for their tests. */
const TESTED = 4;

/** What stands below the title of home, each part failing and tried again alone; it comes after the page has settled. */
export function HomeParts() {
  return (
    <WithTexts
      nouns={['agents', 'audit', 'connectionHealth', 'homeFigures', 'homeParts', 'monitors', 'usageMeters']}
    >
      <Parts />
    </WithTexts>
  );
}

function Parts() {
  const { LL } = useI18nContext();
  const { account, accountQuery, agents, agentsQuery, counts, used, limit, trialDays, upgrade } =
    useAccountFacts();
  // It says how many agents are used.
  const hasPlanCard = upgrade || trialDays !== undefined;
  const hasNoSidebar = useMedia('(width < 768px)');
  const usage = useUsage();
  const may = useMay();
  const [manages, mayEdit] = [may('manage'), may('edit')];
  const takesCards = useTakesCards();
  const steps = counts ? setupSteps(account, counts) : [];
  const tested = (agents?.items ?? []).filter((agent) => agent.status === 'live').slice(0, TESTED);
  const isOverdue = account.subscription.statusValue === 'past_due';
  const billing = useBilling(useAccountId(), { query: { enabled: manages } });
  const isCalm = useIsCalm(tested) && !billing.data?.endsAt;
  const own = agents?.items.filter(({ isCreator }) => !isCreator) ?? [];
  const onlyAgent = counts?.all === 1 && own.length === 1 ? own[0]?.botKey : undefined;
  // Without an agent there are no figures to begin the day with, but what there is to set up.
  const isFirst = counts?.all === 0;
  const isSetUp = steps.every(({ done }) => done);
  const setup =
    !isSetUp && (isFirst ? <FirstSteps steps={steps} /> : <SetupCard steps={steps} onlyAgent={onlyAgent} />);
  const companyZone = companyTimeZone(account);
  const week = useWeekOfAgents(companyZone);
  const agentsCard = agents && <AgentsCard agents={agents.items} week={week} />;
  const overdue = isOverdue && manages && (
    <Late>
      <WithTexts nouns={['subscription']}>
        <OverdueAttention takesCards={takesCards} />
      </WithTexts>
    </Late>
  );
  return (
    <div className="flex flex-col gap-4 lg:gap-6">
      {(isFirst || hasNoSidebar) && setup}
      {isFirst && mayEdit && (
        <Late>
          <WithTexts nouns={['creation']}>
            <FirstTemplates />
          </WithTexts>
        </Late>
      )}
      {/* On a desk it stands in the sidebar, which is behind a press here. */}
      {hasNoSidebar && !isOverdue && hasPlanCard && (
        <TrialCard used={used} limit={limit} trialDays={trialDays} upgrade={upgrade} leads={manages} />
      )}
      {!isFirst && <HomeFigures companyZone={companyZone} />}
      <div
        className={clsx('grid items-start gap-4 lg:gap-6', !isFirst && 'lg:grid-cols-[minmax(0,1fr)_20rem]')}
      >
        <div className="flex min-w-0 flex-col gap-4 empty:hidden lg:gap-6">
          {agents ? (
            <Attention
              agents={agents}
              counts={counts}
              isCalm={isCalm}
              isWarned={isOverdue}
              limits={
                manages && (
                  <QuotaAttention facts={accountQuery.data && usage} saysAgents={!hasPlanCard || isOverdue} />
                )
              }
            >
              <WaitingVisitors />
              {overdue}
              {manages && <PlanEndsAttention companyZone={companyZone} />}
              <ConnectionAttention nothing={<></>} />
              <FailingTests agents={tested} />
              <FailingMonitors nothing={<></>} />
              <OpenQuestions />
            </Attention>
          ) : (
            <>
              {/* What has to be paid is no less urgent without the agents. */}
              {overdue && <Card title={LL.homeParts.attention()}>{overdue}</Card>}
              <Card title={LL.shell.agents()}>
                <FailurePanel error={agentsQuery.error} onRetry={() => void agentsQuery.refetch()} />
              </Card>
            </>
          )}
          {/* Beside what is left to set up there is more room here. */}
          {setup && agentsCard}
          {!hasNoSidebar && <RecentChanges />}
        </div>
        <div className="flex min-w-0 flex-col gap-4 empty:hidden lg:gap-6">
          {!isFirst && !hasNoSidebar && setup}
          {!setup && agentsCard}
          <Usage />
        </div>
      </div>
      {/* In one column what happened comes after what is. */}
      {hasNoSidebar && <RecentChanges />}
    </div>
  );
}

/** Whether conversations, connections, tests, monitors and questions have all answered, and none of them needs anybody. */
function useIsCalm(tested: Parameters<typeof useFailingTests>[0]): boolean {
  const accountId = useAccountId();
  const health = useConnectionHealth({ accountId });
  const monitors = useMonitors({ accountId });
  const questions = useQuestions(undefined);
  const failing = useFailingTests(tested);
  const waiting = useWaitingVisitors();
  const isAnswered = [health, monitors, questions].every(({ data, error }) => data || isUnavailable(error));
  return (
    isAnswered &&
    (waiting.count === 0 || isUnavailable(waiting.error)) &&
    failing?.length === 0 &&
    !health.data?.items.some((connection) => troubleOf(connection)) &&
    !monitors.data?.items.some(({ state }) => state === 'FAILING') &&
    !questions.data?.items.length
  );
}

/** How much of the plan is used; who may not read the bill, and where there is none, reads it off the account. */
function Usage() {
  const { LL } = useI18nContext();
  const manages = useMay()('manage');
  const { accountQuery } = useAccountFacts();
  const usage = useUsage();
  const { error } = useBilling(useAccountId(), { query: { enabled: manages } });
  if (!accountQuery.data)
    return (
      <Card title={LL.usageMeters.title()}>
        <PartFailure
          error={accountQuery.error}
          title={LL.usageMeters.loadFailed()}
          onRetry={() => void accountQuery.refetch()}
        />
      </Card>
    );
  if (manages && !isUnavailable(error))
    return <UsageMeters facts={usage} footer={<UsageNotes facts={usage} leadsToPlans leadsToDetails />} />;
  return (
    <Card>
      <UsageMeter facts={usage} leadsToPlans={manages} leadsToDetails={manages} />
    </Card>
  );
}
