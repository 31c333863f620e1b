import { createFileRoute } from '@tanstack/react-router';
import { PasswordRecoveryScreen } from '@/features/auth/password-recovery-screen';

export const Route = createFileRoute('/{-$locale}/_public/passwordrecovery')({
  component: PasswordRecoveryScreen,
  staticData: { texts: ['recovery'], title: (LL) => LL.recovery.title() },
});
