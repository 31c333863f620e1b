import { useI18nContext } from '@i18n/i18n-react';
import { Link, useLocation } from '@tanstack/react-router';
import { buttonClass } from '@/ui/button-class';
import { PageHeader } from '@/ui/page-header';
import { INLINE_LINK } from '@/ui/text-link-class';

/** A public step of onboarding without a session: whose company it is must be known first. */
export function SignInFirst() {
  const { LL } = useI18nContext();
  const redirect = useLocation({ select: ({ href }) => href });
  return (
    <div className="mx-auto max-w-xl">
      <PageHeader title={LL.shell.signInFirst.title()} text={LL.shell.signInFirst.text()} />
      <Link to="/{-$locale}/login" search={{ redirect }} className={buttonClass({ block: true })}>
        {LL.common.login()}
      </Link>
      <p className="mt-6 text-center text-quiet">
        {LL.auth.noAccount()}{' '}
        <Link to="/{-$locale}/onboarding/register" className={INLINE_LINK}>
          {LL.auth.register()}
        </Link>
      </p>
    </div>
  );
}
