import type { ReactNode } from 'react';
import { CenteredPage } from '@/ui/centered-page';
import { BrandMark } from './brand-mark';
import { OfflineBadge } from './offline-badge';
import { ThemeSwitch } from './theme-switch';

interface CenteredFrameProps {
  title: string;
  banner: ReactNode;
  localeSwitch: ReactNode;
  /** What else stands at the top right, a way out for example. */
  action?: ReactNode;
  wide?: boolean;
  children: ReactNode;
}

/** The frame of sign-in and onboarding. */
export function CenteredFrame({ title, banner, localeSwitch, action, wide, children }: CenteredFrameProps) {
  return (
    <CenteredPage
      banner={banner}
      brand={<BrandMark title={title} />}
      wide={wide}
      topRight={
        <>
          <OfflineBadge />
          {localeSwitch}
          <ThemeSwitch />
          {action}
        </>
      }
    >
      {children}
    </CenteredPage>
  );
}
