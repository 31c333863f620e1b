import { useI18nContext } from '@i18n/i18n-react';
import type { ComponentType, ReactNode } from 'react';
import { buttonClass } from '@/ui/button-class';
import { PageHeader } from '@/ui/page-header';

interface SignInFirstProps {
  LoginLink: ComponentType<{ className?: string; children: ReactNode }>;
}

/** A public step of onboarding without a session: whose company it is must be known first. */
export function SignInFirst({ LoginLink }: SignInFirstProps) {
  const { LL } = useI18nContext();
  return (
    <>
      <PageHeader title={LL.shell.signInFirst.title()} text={LL.shell.signInFirst.text()} />
      <LoginLink className={buttonClass({ variant: 'primary' })}>{LL.common.login()}</LoginLink>
    </>
  );
}
