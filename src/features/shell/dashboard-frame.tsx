import { useI18nContext } from '@i18n/i18n-react';
import { Link, useLocation } from '@tanstack/react-router';
import { Search } from 'lucide-react';
import { lazy, type ReactNode } from 'react';
import { useCurrentUser } from '@/api/generated/auth/auth';
import { displayName } from '@/lib/display-name';
import { loadPart } from '@/lib/load-part';
import { useIdle } from '@/lib/use-idle';
import { shownPicture } from '@/shared/account/shown-picture';
import { AppShell } from '@/ui/app-shell';
import { Avatar } from '@/ui/avatar';
import { buttonClass } from '@/ui/button-class';
import { Late } from '@/ui/late';
import { navItemClass } from '@/ui/nav-item-class';
import { BrandMark } from './brand-mark';
import { LocaleSwitch } from './locale-switch';
import { NAV_PLACES, placeOfPage } from './nav-places';
import { OfflineBadge } from './offline-badge';
import { ThemeSwitch } from './theme-switch';

const AccountMenu = lazy(() =>
  loadPart(async () => ({ default: (await import('./account-menu')).AccountMenu })),
);

interface DashboardFrameProps {
  title: string;
  /** Opens the search over all pages; none where the pages cannot be reached. */
  onSearch?: () => void;
  planCard?: ReactNode;
  widget?: ReactNode;
  children: ReactNode;
}

const IS_APPLE = typeof navigator !== 'undefined' && /mac|iphone|ipad/i.test(navigator.userAgent);

/** The frame around every page of the dashboard. */
export function DashboardFrame({ title, onSearch, planCard, widget, children }: DashboardFrameProps) {
  const { LL } = useI18nContext();
  const { data: person } = useCurrentUser();
  const idle = useIdle();
  const within = useLocation({ select: ({ pathname, search }) => placeOfPage(pathname, search.view) });
  const user = person?.user;
  const plainAvatar = <Avatar name={user ? displayName(user) : ''} imageUrl={user && shownPicture(user)} />;

  return (
    <AppShell
      brand={<BrandMark title={title} />}
      skipLabel={LL.shell.skip()}
      menuLabel={LL.shell.menu()}
      closeLabel={LL.common.close()}
      navLabel={LL.shell.mainNavigation()}
      nav={NAV_PLACES.map(({ place, Icon, to, ...of }) => (
        <Link
          key={place}
          to={to}
          search={'search' in of ? of.search : {}}
          activeOptions={{ explicitUndefined: true }}
          activeProps={{ className: navItemClass({ active: true }) }}
          inactiveProps={
            place === within
              ? { className: navItemClass({ active: true }), 'aria-current': 'page' }
              : { className: navItemClass({ active: false }) }
          }
        >
          <Icon size={17} aria-hidden="true" />
          {LL.shell[place]()}
        </Link>
      ))}
      sidebarFooter={
        <>
          {planCard}
          <div className="mt-3 sm:hidden">
            <LocaleSwitch />
          </div>
        </>
      }
      below={<OfflineBadge isStrip />}
      topBar={
        <>
          <OfflineBadge />
          {onSearch && (
            <button
              type="button"
              onClick={onSearch}
              aria-keyshortcuts="Control+K Meta+K /"
              className={buttonClass({ variant: 'ghost', size: 'sm' })}
            >
              <Search size={16} aria-hidden="true" />
              <span className="max-sm:sr-only">{LL.shell.search()}</span>
              <kbd className="text-quiet text-xs max-md:hidden">{IS_APPLE ? '⌘K' : 'Ctrl K'}</kbd>
            </button>
          )}
          <span className="max-sm:hidden">
            <LocaleSwitch />
          </span>
          <ThemeSwitch />
          <Late fallback={plainAvatar}>{idle ? <AccountMenu user={user} /> : plainAvatar}</Late>
        </>
      }
    >
      {children}
      {widget}
    </AppShell>
  );
}
