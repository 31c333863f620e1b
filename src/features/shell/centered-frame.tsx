import type { ReactNode } from 'react';
import { CenteredPage } from '@/ui/centered-page';
import { BrandMark } from './brand-mark';
import { LocaleSwitch } from './locale-switch';
import { OfflineBadge } from './offline-badge';
import { ThemeSwitch } from './theme-switch';

interface CenteredFrameProps {
  title: string;
  banner: ReactNode;
  /** What else stands at the top right, a way out for example. */
  action?: ReactNode;
  wide?: boolean;
  children: ReactNode;
}

/** The frame of sign-in and onboarding. */
export function CenteredFrame({ title, banner, action, wide, children }: CenteredFrameProps) {
  return (
    <CenteredPage
      banner={banner}
      brand={<BrandMark title={title} />}
      wide={wide}
      topRight={
        <>
          <OfflineBadge />
          <LocaleSwitch />
          <ThemeSwitch />
          {action}
        </>
      }
    >
      {children}
    </CenteredPage>
  );
}
