import { useI18nContext } from '@i18n/i18n-react';
import { Link, useLocation } from '@tanstack/react-router';
import { buttonClass } from '@/ui/button-class';
import { PageHeader } from '@/ui/page-header';

/** A public step of onboarding without a session: whose company it is must be known first. */
export function SignInFirst() {
  const { LL } = useI18nContext();
  const redirect = useLocation({ select: ({ href }) => href });
  return (
    <>
      <PageHeader title={LL.shell.signInFirst.title()} text={LL.shell.signInFirst.text()} />
      <Link to="/{-$locale}/login" search={{ redirect }} className={buttonClass({ variant: 'primary' })}>
        {LL.common.login()}
      </Link>
    </>
  );
}
