import { useI18nContext } from '@i18n/i18n-react';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import clsx from 'clsx';
import { useInactivityWarningAtHand } from '@/features/auth/inactivity-warning';
import { OnboardingRail } from '@/features/onboarding/onboarding-rail';
import { readProductKey } from '@/session/product-key';
import { signOut } from '@/session/session';
import { readToken } from '@/session/token';
import { welcomeProcessOptions } from '@/shared/onboarding/welcome-process';
import { Button } from '@/ui/button';
import { CenteredLayout } from './centered-layout';

/** The frame of onboarding: the rail shows the stage the provider is at, on whatever device. */
export function OnboardingLayout() {
  const { LL } = useI18nContext();
  // The frame stays from registration on: each page of it looks anew who is here.
  const pathname = useLocation({ select: (at) => at.pathname });
  const accountId = readProductKey()?.accountId ?? '';
  const isPricing = /\/pricing\/?$/i.test(pathname);
  const isSettingUp = /\/subscribing\/?$/i.test(pathname);
  const signedIn = readToken() !== undefined;
  useInactivityWarningAtHand();
  const { data: process } = useQuery({ ...welcomeProcessOptions(accountId), enabled: false });
  return (
    <CenteredLayout
      wide
      branded={/\/register\/?$/i.test(pathname)}
      action={
        signedIn && (
          <Button variant="ghost" size="sm" onClick={() => void signOut()}>
            {LL.common.logout()}
          </Button>
        )
      }
      above={
        signedIn &&
        process &&
        // Who comes back for another plan has no steps before them.
        (!process.isEnd || isSettingUp) && (
          // As wide as the step itself, so that it does not begin beside it.
          <div className={clsx('mx-auto mb-8', !isPricing && 'max-w-xl')}>
            <OnboardingRail stage={process.isEnd ? 'end' : process.currentStage} />
          </div>
        )
      }
    />
  );
}
