import { createFileRoute, useLocation } from '@tanstack/react-router';
import { PasswordChangedScreen } from '@/features/auth/password-changed-screen';
import { RecoveryLostScreen } from '@/features/auth/recovery-lost-screen';
import { ForgotLink, LoginLink } from '@/routes/-parts/links';
import { passedText } from '@/routes/-parts/passed-on';

export const Route = createFileRoute('/{-$locale}/_public/recoversuccess')({
  component: function RecoverSuccessRoute() {
    const email = useLocation({ select: ({ state }) => passedText(state.changedFor) });
    if (email === undefined) return <RecoveryLostScreen RecoveryLink={ForgotLink} LoginLink={LoginLink} />;
    return <PasswordChangedScreen email={email} LoginLink={LoginLink} />;
  },
  staticData: { words: ['recovery'], title: (LL) => LL.recovery.changed.title() },
});
