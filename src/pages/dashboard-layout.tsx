import { useI18nContext } from '@i18n/i18n-react';
import { Outlet, useMatches, useRouteContext } from '@tanstack/react-router';
import { lazy, useEffect } from 'react';
import { useInactivityWarningAtHand } from '@/features/auth/inactivity-warning';
import { DashboardFrame } from '@/features/shell/dashboard-frame';
import { useCommandKeys } from '@/features/shell/use-command-keys';
import { keepPlace } from '@/lib/keep-place';
import { loadPart } from '@/lib/load-part';
import { useIdle } from '@/lib/use-idle';
import { agentName } from '@/shared/agents/agent-name';
import { WithTexts } from '@/shared/i18n/with-texts';
import { Late } from '@/ui/late';
import { useAccountFacts } from './use-account-facts';

// Most accounts have no trial, and owe nothing.
const PlanNews = lazy(() => loadPart(async () => ({ default: (await import('./plan-news')).PlanNews })));
const Widget = lazy(() =>
  loadPart(async () => ({ default: (await import('@/features/widget/widget')).Widget })),
);
const Commands = lazy(() => loadPart(async () => ({ default: (await import('./commands')).Commands })));

/** The dashboard's frame around the route's page, with the widget on the routes that show it (specification §2). */
export function DashboardLayout() {
  const { LL } = useI18nContext();
  const { brand } = useRouteContext({ from: '/{-$locale}/_signed-in/dashboard' });
  const { account, botCreator: creator, trialDays, upgrade } = useAccountFacts();
  const showsWidget = useMatches({
    select: (matches) => matches.some((match) => match.staticData.showsWidget),
  });
  const idle = useIdle();
  const [layer, setLayer] = useCommandKeys();
  useInactivityWarningAtHand();
  useEffect(keepPlace, []);
  return (
    <DashboardFrame
      title={brand.title ?? LL.common.title()}
      onSearch={() => setLayer('palette')}
      planCard={
        (upgrade || trialDays !== undefined) && (
          <Late>
            <PlanNews isCard />
          </Late>
        )
      }
      widget={
        idle &&
        creator && (
          <Late>
            <WithTexts nouns={['testChat']}>
              <Widget botKey={creator.botKey} agentName={agentName(creator, LL)} hidden={!showsWidget} />
            </WithTexts>
          </Late>
        )
      }
    >
      {account.subscription.statusValue === 'past_due' && (
        <Late>
          <PlanNews />
        </Late>
      )}
      <Outlet />
      {layer && (
        <Late>
          <WithTexts nouns={['palette', 'agentActions', 'settings']}>
            <Commands layer={layer} onLayer={setLayer} />
          </WithTexts>
        </Late>
      )}
    </DashboardFrame>
  );
}
