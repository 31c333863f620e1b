import { useI18nContext } from '@i18n/i18n-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ApiError } from '@/api/api-error';
import { checkInvitation } from '@/api/generated/members/members';
import { InvitationLinkState } from '@/api/generated/schemas/invitationLinkState.zod';
import { known } from '@/api/known';
import { FailurePanel } from '@/shared/failures/failure-panel';
import { buttonClass } from '@/ui/button-class';
import { PageHeader } from '@/ui/page-header';
import { Skeleton } from '@/ui/skeleton';
import { RegisterScreen } from './register-screen';

interface InvitedScreenProps {
  /** In the link of the mail. */
  secret: string;
  isSignedIn: boolean;
}

/** The link of an invitation: the form that accepts it, or why it cannot be used. */
export function InvitedScreen({ secret, isSignedIn }: InvitedScreenProps) {
  const { LL } = useI18nContext();
  const t = LL.register.invited;
  const { data, error, refetch } = useQuery({
    queryKey: ['checkInvitation', secret],
    queryFn: () => checkInvitation({ secret }),
    enabled: !isSignedIn,
  });
  if (isSignedIn) {
    return (
      <Ended title={t.signedIn()} text={t.signedInText()}>
        <Link to="/{-$locale}/dashboard/home" className={buttonClass()}>
          {t.home()}
        </Link>
      </Ended>
    );
  }
  if (error instanceof ApiError && error.kind !== 'unavailable' && error.status === 404) {
    return <Ended title={t.ended()} text={t.unknown()} />;
  }
  if (error) {
    return (
      <div className="mx-auto max-w-md">
        <PageHeader title={LL.register.title()} />
        <FailurePanel error={error} onRetry={() => void refetch()} />
      </div>
    );
  }
  if (!data) {
    return (
      <div role="status" className="mx-auto max-w-md">
        <span className="sr-only">{t.checking()}</span>
        <Skeleton className="h-60 w-full" />
      </div>
    );
  }
  const { email, company, invitedBy } = data;
  const state = known(InvitationLinkState, data.state);
  if (state === 'valid') {
    const title = t.title({ company });
    return <RegisterScreen invitation={{ secret, email, title, text: t.text({ name: invitedBy }) }} />;
  }
  const why = { expired: t.expired({ name: invitedBy }), used: t.used(), withdrawn: t.withdrawn() };
  return (
    <Ended title={state === 'expired' ? t.expiredTitle() : t.ended()} text={state ? why[state] : t.unknown()}>
      {/* Most who are invited have no account yet. */}
      <Link to="/{-$locale}/login" className={buttonClass({ variant: 'secondary', block: true })}>
        {LL.common.login()}
      </Link>
    </Ended>
  );
}

function Ended({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  return (
    <div className="mx-auto max-w-md">
      <PageHeader title={title} text={text} takesFocus />
      {children}
    </div>
  );
}
