import { useI18nContext } from '@i18n/i18n-react';
import { Link } from '@tanstack/react-router';
import { MailCheck } from 'lucide-react';
import { buttonClass } from '@/ui/button-class';
import { PageHeader } from '@/ui/page-header';
import { INLINE_LINK } from '@/ui/text-link-class';
import { RecoveryLostScreen } from './recovery-lost-screen';
import { useSentLink } from './sent-link';

/** The link is on its way: what to do now. It says the same for every address. */
export function EmailSentScreen() {
  const sent = useSentLink();
  const { LL } = useI18nContext();
  const t = LL.recovery.sent;
  if (!sent) return <RecoveryLostScreen />;
  return (
    <>
      <span
        aria-hidden="true"
        className="mb-4 grid size-12 place-items-center rounded-box bg-primary/10 text-primary"
      >
        <MailCheck size={24} />
      </span>
      <PageHeader title={t.title()} text={t.text({ email: sent.maskedEmail })} />
      {sent.expiresInMinutes !== null && (
        <p className="text-quiet">{t.good({ minutes: sent.expiresInMinutes })}</p>
      )}
      <div className="mt-6 flex flex-col items-center gap-3">
        <Link
          to="/{-$locale}/sendemailagain"
          state={true}
          className={buttonClass({ variant: 'secondary', block: true })}
        >
          {t.again()}
        </Link>
        <p className="text-quiet">
          {t.wrong()}{' '}
          <Link to="/{-$locale}/passwordrecovery" state={{ email: sent.email }} className={INLINE_LINK}>
            {t.change()}
          </Link>
        </p>
      </div>
    </>
  );
}
