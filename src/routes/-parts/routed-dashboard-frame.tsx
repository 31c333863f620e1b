import { useI18nContext } from '@i18n/i18n-react';
import { Link, Outlet, useMatches, useNavigate, useRouteContext } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense } from 'react';
import { DashboardFrame } from '@/features/shell/dashboard-frame';
import type { NavPlace } from '@/features/shell/nav-places';
import { PlanCard } from '@/features/shell/plan-card';
import { loadPart } from '@/lib/load-part';
import { useIdle } from '@/lib/use-idle';
import { signOut } from '@/session/session';
import { WithWords } from '@/shared/i18n/with-words';
import { navItemClass } from '@/ui/nav-item-class';
import { useInactivityWarningAtHand } from './inactivity-warning';
import { PlansLink } from './links';
import { RoutedLocaleSwitch } from './routed-locale-switch';
import { useAccountFacts } from './use-account-facts';

const Widget = lazy(() =>
  loadPart(async () => ({ default: (await import('@/features/widget/widget')).Widget })),
);

const PATH_OF_NAV = {
  home: '/{-$locale}/dashboard/home',
  agents: '/{-$locale}/dashboard/agents',
  tools: '/{-$locale}/dashboard/setup/tools',
  channels: '/{-$locale}/dashboard/channels',
  analytics: '/{-$locale}/dashboard/analytics',
  settings: '/{-$locale}/dashboard/settings',
} as const satisfies Record<NavPlace, string>;

function NavLink({ place, children }: { place: NavPlace; children: ReactNode }) {
  return (
    <Link
      to={PATH_OF_NAV[place]}
      activeProps={{ className: navItemClass({ active: true }) }}
      inactiveProps={{ className: navItemClass({ active: false }) }}
    >
      {children}
    </Link>
  );
}

/** The dashboard's frame around the route's page, with the widget on the routes that show it (specification §2). */
export function RoutedDashboardFrame() {
  const { LL } = useI18nContext();
  const { brand, banner, accountId } = useRouteContext({ from: '/{-$locale}/_signed-in/dashboard' });
  const { botCreator: creator, used, limit, trialDays, upgrade } = useAccountFacts(accountId);
  const navigate = useNavigate();
  const showsWidget = useMatches({
    select: (matches) => matches.some((match) => match.staticData.showsWidget),
  });
  const idle = useIdle();
  useInactivityWarningAtHand();
  return (
    <DashboardFrame
      title={brand.title ?? LL.common.title()}
      banner={banner}
      accountId={accountId}
      localeSwitch={<RoutedLocaleSwitch />}
      planCard={
        <PlanCard used={used} limit={limit} trialDays={trialDays} upgrade={upgrade} PlansLink={PlansLink} />
      }
      widget={
        idle &&
        creator && (
          <Suspense>
            <WithWords nouns={['testChat']}>
              <Widget botKey={creator.botKey} botName={creator.name} hidden={!showsWidget} />
            </WithWords>
          </Suspense>
        )
      }
      NavLink={NavLink}
      onPlace={(place) => navigate({ to: PATH_OF_NAV[place] })}
      onAgent={(keyBot) => navigate({ to: '/{-$locale}/dashboard/agents/$keyBot', params: { keyBot } })}
      onNewAgent={() => navigate({ to: '/{-$locale}/dashboard/setup/create-new-agent' })}
      onSignOut={() => void signOut()}
    >
      <Outlet />
    </DashboardFrame>
  );
}
