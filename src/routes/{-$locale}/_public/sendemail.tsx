import { createFileRoute, useLocation } from '@tanstack/react-router';
import { EmailSentScreen } from '@/features/auth/email-sent-screen';
import { RecoveryLostScreen } from '@/features/auth/recovery-lost-screen';
import { readSentLink } from '@/features/auth/sent-link';
import { ForgotLink, LoginLink, SendAgainLink } from '@/routes/-parts/links';

export const Route = createFileRoute('/{-$locale}/_public/sendemail')({
  component: function SendEmailRoute() {
    const sent = readSentLink(useLocation().state.sentLink);
    if (!sent) return <RecoveryLostScreen RecoveryLink={ForgotLink} LoginLink={LoginLink} />;
    return <EmailSentScreen sent={sent} AgainLink={SendAgainLink} ChangeLink={ForgotLink} />;
  },
  staticData: { words: ['recovery'], title: (LL) => LL.recovery.sent.title() },
});
