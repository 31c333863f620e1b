import { useI18nContext } from '@i18n/i18n-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ApiError } from '@/api/api-error';
import { checkResetLink } from '@/api/generated/recovery/recovery';
import { ResetLinkState } from '@/api/generated/schemas/resetLinkState.zod';
import { ResetSecret } from '@/api/generated/schemas/resetSecret.zod';
import { known } from '@/api/known';
import { FailurePanel } from '@/shared/failures/failure-panel';
import { PageHeader } from '@/ui/page-header';
import { Skeleton } from '@/ui/skeleton';
import { TEXT_LINK } from '@/ui/text-link-class';
import { LinkEnded, type WhyEnded } from './link-ended';
import { usePassedText } from './passed-on';
import { ResetPasswordForm } from './reset-password-form';

type KnownLink = { state: 'valid'; maskedEmail?: string | null } | { state: WhyEnded };

async function readLink(secret: string | undefined, signal: AbortSignal): Promise<KnownLink> {
  const whole = ResetSecret.safeParse(secret);
  if (!whole.success) return { state: 'unknown' };
  try {
    const { state, maskedEmail } = await checkResetLink({ secret: whole.data }, { signal });
    const why = known(ResetLinkState, state);
    return why === 'expired' || why === 'used' ? { state: why } : { state: 'valid', maskedEmail };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.kind === 'refused' && error.status === 404) return { state: 'unknown' };
    // Without this call the link is tried as it is.
    if (error.kind === 'unavailable') return { state: 'valid' };
    throw error;
  }
}

/** A new password with the link of the mail, as far as the link is good. */
export function ResetPasswordScreen() {
  const secret = usePassedText('resetSecret');
  return <ResetPassword key={secret} secret={secret} />;
}

function ResetPassword({ secret }: { secret: string | undefined }) {
  const { LL } = useI18nContext();
  const t = LL.recovery.reset;
  const queryClient = useQueryClient();
  const queryKey = ['checkResetLink', secret];
  const link = useQuery({
    queryKey,
    queryFn: ({ signal }) => readLink(secret, signal),
    staleTime: 'static',
  });
  const end = (state: WhyEnded) => queryClient.setQueryData<KnownLink>(queryKey, { state });

  if (link.data && link.data.state !== 'valid') return <LinkEnded why={link.data.state} />;
  const email = link.data?.maskedEmail;
  return (
    <>
      <PageHeader title={t.title()} text={email ? t.text({ email }) : undefined} />
      {link.data && secret !== undefined ? (
        <ResetPasswordForm secret={secret} onEnded={end} />
      ) : link.error ? (
        <FailurePanel error={link.error} onRetry={() => void link.refetch()} />
      ) : (
        <div className="flex flex-col gap-4">
          <span role="status" className="sr-only">
            {t.checking()}
          </span>
          <Skeleton className="h-16 w-full" />
          <Skeleton className="h-16 w-full" />
          <Skeleton className="h-10 w-full" />
        </div>
      )}
      <p className="mt-6 text-center">
        <Link to="/{-$locale}/login" className={TEXT_LINK}>
          {LL.recovery.backToLogin()}
        </Link>
      </p>
    </>
  );
}
