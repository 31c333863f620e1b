import { useI18nContext } from '@i18n/i18n-react';
import { Link } from '@tanstack/react-router';
import { formatCountdown } from '@/lib/format';
import { FailureNotice } from '@/shared/failures/failure-notice';
import { useNavigateFromHere } from '@/shared/navigation/use-navigate-from-here';
import { Button } from '@/ui/button';
import { Notice } from '@/ui/notice';
import { PageHeader } from '@/ui/page-header';
import { INLINE_LINK, TEXT_LINK } from '@/ui/text-link-class';
import { RecoveryLostScreen } from './recovery-lost-screen';
import { type SentLink, useSentLink } from './sent-link';
import { useSendLink } from './use-send-link';
import { useSecondsLeft } from './wait';

/** Nothing has arrived: where to look, and the same link once more when it may be asked for. */
export function SendAgainScreen() {
  const sent = useSentLink();
  return sent ? <SendAgain sent={sent} /> : <RecoveryLostScreen />;
}

function SendAgain({ sent }: { sent: SentLink }) {
  const navigate = useNavigateFromHere();
  // It was sent again, or may be asked for later only: what is known now.
  const onChange = (sentLink: SentLink) => navigate({ to: '.', state: { sentLink }, replace: true });
  const { LL } = useI18nContext();
  const t = LL.recovery.again;
  const left = useSecondsLeft(sent);
  const { sendLink, error, isPending, isSuccess } = useSendLink({
    onSent: onChange,
    onWait: (wait) => void onChange({ ...sent, ...wait }),
  });
  return (
    <>
      <PageHeader title={t.title()} text={t.text({ email: sent.maskedEmail })} />
      <ul className="mb-6 flex list-disc flex-col gap-1 ps-5">
        <li>{t.spam()}</li>
        <li>
          {t.address()}{' '}
          <Link to="/{-$locale}/passwordrecovery" state={{ email: sent.email }} className={INLINE_LINK}>
            {LL.recovery.sent.change()}
          </Link>
        </li>
      </ul>
      <div className="flex flex-col gap-4">
        {isSuccess && <Notice tone="success">{t.done()}</Notice>}
        {left === 0 && error?.retryAfter !== undefined ? null : <FailureNotice error={error} />}
        <Button block busy={isPending} aria-disabled={left > 0} onClick={() => void sendLink(sent.email)}>
          {left > 0 ? t.submitIn({ time: formatCountdown(left * 1000) }) : t.submit()}
        </Button>
        <span role="status" className="sr-only">
          {left === 0 && t.ready()}
        </span>
      </div>
      <p className="mt-6 text-center">
        <Link to="/{-$locale}/login" className={TEXT_LINK}>
          {LL.recovery.backToLogin()}
        </Link>
      </p>
    </>
  );
}
