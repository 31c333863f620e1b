import { useI18nContext } from '@i18n/i18n-react';
import { type ErrorComponentProps, useRouteContext } from '@tanstack/react-router';
import { DashboardFrame } from '@/features/shell/dashboard-frame';
import { RouteCrash } from './route-fallbacks';

/** The dashboard without what it needs to know of the account: its frame stays, and every page can be tried. */
export function DashboardCrash(props: ErrorComponentProps) {
  const { LL, locale } = useI18nContext();
  const { brand } = useRouteContext({ from: '/{-$locale}' });
  // Without any words there is no frame: the page's own landmark.
  if (locale === undefined) {
    return (
      <main id="main">
        <RouteCrash {...props} isWhole />
      </main>
    );
  }
  return (
    <DashboardFrame title={brand.title ?? LL.common.title()}>
      <RouteCrash {...props} isWhole />
    </DashboardFrame>
  );
}
