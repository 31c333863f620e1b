import { useI18nContext } from '@i18n/i18n-react';
import type { ComponentType, ReactNode } from 'react';
import { formatCountdown } from '@/lib/format';
import { FailureNotice } from '@/shared/failures/failure-notice';
import { Button } from '@/ui/button';
import { Notice } from '@/ui/notice';
import { PageHeader } from '@/ui/page-header';
import { INLINE_LINK, TEXT_LINK } from '@/ui/text-link-class';
import type { SentLink } from './sent-link';
import { useSendLink } from './use-send-link';
import { useSecondsLeft } from './wait';

interface SendAgainScreenProps {
  sent: SentLink;
  /** The link was sent again, or may be asked for later only: what is known now. */
  onChange: (sent: SentLink) => void | Promise<void>;
  /** To another address, from the present one. */
  ChangeLink: ComponentType<{ className?: string; email?: string; children: ReactNode }>;
  LoginLink: ComponentType<{ className?: string; children: ReactNode }>;
}

/** Nothing has arrived: where to look, and the same link once more when it may be asked for. */
export function SendAgainScreen({ sent, onChange, ChangeLink, LoginLink }: SendAgainScreenProps) {
  const { LL } = useI18nContext();
  const words = LL.recovery.again;
  const left = useSecondsLeft(sent);
  const { sendLink, error, isPending, isSuccess } = useSendLink({
    onSent: onChange,
    onWait: (wait) => void onChange({ ...sent, ...wait }),
  });
  return (
    <>
      <PageHeader title={words.title()} text={words.text({ email: sent.maskedEmail })} />
      <ul className="mb-6 flex list-disc flex-col gap-1 ps-5">
        <li>{words.spam()}</li>
        <li>
          {words.address()}{' '}
          <ChangeLink email={sent.email} className={INLINE_LINK}>
            {LL.recovery.sent.change()}
          </ChangeLink>
        </li>
      </ul>
      <div className="flex flex-col gap-4">
        {isSuccess && <Notice tone="success">{words.done()}</Notice>}
        {left === 0 && error?.retryAfter !== undefined ? null : <FailureNotice error={error} />}
        <Button block busy={isPending} aria-disabled={left > 0} onClick={() => void sendLink(sent.email)}>
          {left > 0 ? words.submitIn({ time: formatCountdown(left * 1000) }) : words.submit()}
        </Button>
        <span role="status" className="sr-only">
          {left === 0 && words.ready()}
        </span>
      </div>
      <p className="mt-6 text-center">
        <LoginLink className={TEXT_LINK}>{LL.recovery.backToLogin()}</LoginLink>
      </p>
    </>
  );
}
