import { useI18nContext } from '@i18n/i18n-react';
import type { ComponentType, ReactNode } from 'react';
import { buttonClass } from '@/ui/button-class';
import { Notice } from '@/ui/notice';

interface StoppedWorkProps {
  /** To the work that has stopped. */
  SubscribingLink: ComponentType<{ className?: string; children: ReactNode }>;
}

/** The set-up of an earlier choice has stopped; it can go on from there. */
export function StoppedWork({ SubscribingLink }: StoppedWorkProps) {
  const words = useI18nContext().LL.onboarding.subscribing;
  return (
    <Notice
      tone="warning"
      title={words.failedTitle()}
      action={
        <SubscribingLink className={buttonClass({ variant: 'secondary' })}>
          {words.toStopped()}
        </SubscribingLink>
      }
    />
  );
}
