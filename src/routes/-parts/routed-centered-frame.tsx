import { useI18nContext } from '@i18n/i18n-react';
import { Outlet, useRouteContext } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { CenteredFrame } from '@/features/shell/centered-frame';
import { RoutedLocaleSwitch } from './routed-locale-switch';

interface RoutedCenteredFrameProps {
  action?: ReactNode;
  wide?: boolean;
  /** What stands above the page's own content. */
  above?: ReactNode;
}

/** The frame of sign-in and onboarding around the route's page. */
export function RoutedCenteredFrame({ action, wide, above }: RoutedCenteredFrameProps) {
  const { LL } = useI18nContext();
  const { brand, banner } = useRouteContext({ from: '/{-$locale}' });
  return (
    <CenteredFrame
      title={brand.title ?? LL.common.title()}
      banner={banner}
      localeSwitch={<RoutedLocaleSwitch />}
      action={action}
      wide={wide ?? false}
    >
      {above}
      <Outlet />
    </CenteredFrame>
  );
}
