import { useI18nContext } from '@i18n/i18n-react';
import { MailCheck } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import { buttonClass } from '@/ui/button-class';
import { PageHeader } from '@/ui/page-header';
import { INLINE_LINK } from '@/ui/text-link-class';
import type { SentLink } from './sent-link';

interface EmailSentScreenProps {
  sent: SentLink;
  AgainLink: ComponentType<{ className?: string; children: ReactNode }>;
  /** To another address, from the present one. */
  ChangeLink: ComponentType<{ className?: string; email?: string; children: ReactNode }>;
}

/** The link is on its way: what to do now. It says the same for every address. */
export function EmailSentScreen({ sent, AgainLink, ChangeLink }: EmailSentScreenProps) {
  const { LL } = useI18nContext();
  const words = LL.recovery.sent;
  return (
    <>
      <span
        aria-hidden="true"
        className="mb-4 grid size-12 place-items-center rounded-box bg-primary/10 text-primary"
      >
        <MailCheck size={24} />
      </span>
      <PageHeader title={words.title()} text={words.text({ email: sent.maskedEmail })} />
      {sent.expiresInMinutes !== null && (
        <p className="text-quiet">{words.good({ minutes: sent.expiresInMinutes })}</p>
      )}
      <div className="mt-6 flex flex-col items-center gap-3">
        <AgainLink className={buttonClass({ variant: 'secondary', block: true })}>{words.again()}</AgainLink>
        <p className="text-quiet">
          {words.wrong()}{' '}
          <ChangeLink email={sent.email} className={INLINE_LINK}>
            {words.change()}
          </ChangeLink>
        </p>
      </div>
    </>
  );
}
