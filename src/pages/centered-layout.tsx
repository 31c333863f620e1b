import { useI18nContext } from '@i18n/i18n-react';
import { Outlet, useRouteContext } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { CenteredFrame } from '@/features/shell/centered-frame';

interface CenteredLayoutProps {
  action?: ReactNode;
  wide?: boolean;
  /** With a half of the brand: before somebody is signed in. */
  branded?: boolean;
  /** What stands above the page's own content. */
  above?: ReactNode;
}

/** The frame of sign-in and onboarding around the route's page. */
export function CenteredLayout({ action, wide, branded = true, above }: CenteredLayoutProps) {
  const { LL } = useI18nContext();
  const { brand } = useRouteContext({ from: '/{-$locale}' });
  return (
    <CenteredFrame
      title={brand.title ?? LL.common.title()}
      action={action}
      wide={wide ?? false}
      branded={branded}
    >
      {above}
      <Outlet />
    </CenteredFrame>
  );
}
