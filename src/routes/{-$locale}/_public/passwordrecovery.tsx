import { createFileRoute, useLocation } from '@tanstack/react-router';
import { PasswordRecoveryScreen } from '@/features/auth/password-recovery-screen';
import { useNavigateFromHere } from '@/routes/-guards/use-navigate-from-here';
import { LoginLink } from '@/routes/-parts/links';
import { passedText } from '@/routes/-parts/passed-on';

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
