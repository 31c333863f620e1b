import { createFileRoute, useLocation } from '@tanstack/react-router';
import { PasswordRecoveryScreen } from '@/features/auth/password-recovery-screen';
import { LoginLink } from '@/routes/-parts/links';
import { passedText } from '@/routes/-parts/passed-on';
import { useNavigateFromHere } from '@/routes/-parts/use-navigate-from-here';

export const Route = createFileRoute('/{-$locale}/_public/passwordrecovery')({
  component: function PasswordRecoveryRoute() {
    const email = useLocation({ select: ({ state }) => passedText(state.email) });
    const navigate = useNavigateFromHere();
    return (
      <PasswordRecoveryScreen
        email={email}
        LoginLink={LoginLink}
        onSent={(sentLink) => navigate({ to: '/{-$locale}/sendemail', state: { sentLink } })}
      />
    );
  },
  staticData: { words: ['recovery'], title: (LL) => LL.recovery.title() },
});
