import { useI18nContext } from '@i18n/i18n-react';
import { CircleCheck } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import { buttonClass } from '@/ui/button-class';
import { PageHeader } from '@/ui/page-header';

interface PasswordChangedScreenProps {
  email: string;
  LoginLink: ComponentType<{ className?: string; email?: string; children: ReactNode }>;
}

/** The new password is saved: on to login, the e-mail filled in. */
export function PasswordChangedScreen({ email, LoginLink }: PasswordChangedScreenProps) {
  const { LL } = useI18nContext();
  const words = LL.recovery.changed;
  return (
    <>
      <span
        aria-hidden="true"
        className="mb-4 grid size-12 place-items-center rounded-box bg-success/10 text-success"
      >
        <CircleCheck size={24} />
      </span>
      <PageHeader title={words.title()} text={words.text()} />
      <LoginLink email={email} className={buttonClass({ block: true })}>
        {LL.common.login()}
      </LoginLink>
    </>
  );
}
