import { createFileRoute } from '@tanstack/react-router';
import { PasswordChangedScreen } from '@/features/auth/password-changed-screen';

export const Route = createFileRoute('/{-$locale}/_public/recoversuccess')({
  component: PasswordChangedScreen,
  staticData: { texts: ['recovery'], title: (LL) => LL.recovery.changed.title() },
});
