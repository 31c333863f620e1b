import { useI18nContext } from '@i18n/i18n-react';
import { lazy, type ReactNode, useState } from 'react';
import { loadPart } from '@/lib/load-part';
import { detectLocale, hasSavedLocale } from '@/session/locale';
import { CenteredPage } from '@/ui/centered-page';
import { Late } from '@/ui/late';
import { BrandMark } from './brand-mark';
import { LocaleSwitch } from './locale-switch';
import { OfflineBadge } from './offline-badge';
import { ThemeSwitch } from './theme-switch';

// Most have chosen a language, or read that of the page.
const LanguageOffer = lazy(() =>
  loadPart(async () => ({ default: (await import('./language-offer')).LanguageOffer })),
);

interface CenteredFrameProps {
  title: string;
  /** What else stands at the top right, a way out for example. */
  action?: ReactNode;
  wide?: boolean;
  /** With a half of the brand. */
  branded?: boolean;
  children: ReactNode;
}

/** The frame of sign-in and onboarding. */
export function CenteredFrame({ title, action, wide, branded, children }: CenteredFrameProps) {
  const { LL, locale } = useI18nContext();
  const [asks, setAsks] = useState(() => !hasSavedLocale());
  const other = detectLocale(navigator.language);
  return (
    <CenteredPage
      brand={<BrandMark title={title} narrow={Boolean(action)} />}
      wide={wide}
      promise={branded ? LL.auth.promise() : undefined}
      footer={
        branded &&
        asks &&
        other !== locale && (
          <Late>
            <LanguageOffer other={other} onClose={() => setAsks(false)} />
          </Late>
        )
      }
      below={<OfflineBadge isStrip />}
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
