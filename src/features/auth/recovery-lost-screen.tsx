import { useI18nContext } from '@i18n/i18n-react';
import type { ComponentType, ReactNode } from 'react';
import { buttonClass } from '@/ui/button-class';
import { PageHeader } from '@/ui/page-header';

type SlotLink = ComponentType<{ className?: string; children: ReactNode }>;

interface RecoveryLostScreenProps {
  RecoveryLink: SlotLink;
  LoginLink: SlotLink;
}

/** A later step of recovery, opened without the one before it. */
export function RecoveryLostScreen({ RecoveryLink, LoginLink }: RecoveryLostScreenProps) {
  const { LL } = useI18nContext();
  const words = LL.recovery.lost;
  return (
    <>
      <PageHeader title={words.title()} text={words.text()} />
      <div className="flex flex-wrap gap-2">
        <RecoveryLink className={buttonClass()}>{words.start()}</RecoveryLink>
        <LoginLink className={buttonClass({ variant: 'secondary' })}>{LL.recovery.backToLogin()}</LoginLink>
      </div>
    </>
  );
}
