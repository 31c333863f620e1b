import { useI18nContext } from '@i18n/i18n-react';
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
  /** With a half of the brand. */
  branded?: boolean;
  children: ReactNode;
}

/** The frame of sign-in and onboarding. */
export function CenteredFrame({ title, banner, action, wide, branded, children }: CenteredFrameProps) {
  const { LL } = useI18nContext();
  return (
    <CenteredPage
      banner={banner}
      brand={<BrandMark title={title} />}
      wide={wide}
      promise={branded ? LL.auth.promise() : undefined}
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
