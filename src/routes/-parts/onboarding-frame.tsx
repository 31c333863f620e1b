import { useI18nContext } from '@i18n/i18n-react';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { OnboardingRail } from '@/features/onboarding/onboarding-rail';
import { welcomeProcessOptions } from '@/routes/-guards/onboarding-guard';
import { readPointer } from '@/session/product-key';
import { signOut } from '@/session/session';
import { readToken } from '@/session/token';
import { Button } from '@/ui/button';
import { useInactivityWarningAtHand } from './inactivity-warning';
import { RoutedCenteredFrame } from './routed-centered-frame';

/** The frame of onboarding: the rail shows the stage the provider is at, on whatever device. */
export function OnboardingFrame() {
  const { LL } = useI18nContext();
  // The frame stays from registration on: each page of it looks anew who is here.
  useLocation({ select: ({ pathname }) => pathname });
  const accountId = readPointer()?.accountId ?? '';
  const signedIn = readToken() !== undefined;
  useInactivityWarningAtHand();
  const { data: process } = useQuery({ ...welcomeProcessOptions(accountId), enabled: false });
  return (
    <RoutedCenteredFrame
      wide
      action={
        signedIn && (
          <Button variant="ghost" size="sm" onClick={() => void signOut()}>
            {LL.common.logout()}
          </Button>
        )
      }
      above={
        signedIn &&
        process && (
          <div className="mb-8">
            <OnboardingRail stage={process.isEnd ? 'end' : process.currentStage} />
          </div>
        )
      }
    />
  );
}
