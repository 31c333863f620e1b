import { createFileRoute, useLocation } from '@tanstack/react-router';
import { RecoveryLostScreen } from '@/features/auth/recovery-lost-screen';
import { SendAgainScreen } from '@/features/auth/send-again-screen';
import { readSentLink } from '@/features/auth/sent-link';
import { useNavigateFromHere } from '@/routes/-guards/use-navigate-from-here';
import { ForgotLink, LoginLink } from '@/routes/-parts/links';

export const Route = createFileRoute('/{-$locale}/_public/sendemailagain')({
  component: function SendEmailAgainRoute() {
    const sent = readSentLink(useLocation().state.sentLink);
    const navigate = useNavigateFromHere();
    if (!sent) return <RecoveryLostScreen RecoveryLink={ForgotLink} LoginLink={LoginLink} />;
    return (
      <SendAgainScreen
        sent={sent}
        ChangeLink={ForgotLink}
        LoginLink={LoginLink}
        onChange={(sentLink) => navigate({ to: '.', state: { sentLink }, replace: true })}
      />
    );
  },
  staticData: { words: ['recovery'], title: (LL) => LL.recovery.again.title() },
});
