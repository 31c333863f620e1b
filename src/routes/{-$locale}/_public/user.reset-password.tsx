import { createFileRoute, redirect } from '@tanstack/react-router';
import { ResetPasswordScreen } from '@/features/auth/reset-password-screen';

export const Route = createFileRoute('/{-$locale}/_public/user/reset-password')({
  validateSearch: (search): { token?: string } =>
    search.token === undefined ? {} : { token: String(search.token) },
  beforeLoad: ({ search: { token } }) => {
    if (token === undefined) return;
    // The secret leaves the address before anything else happens.
    const state = { resetSecret: token };
    throw redirect({ to: '/{-$locale}/user/reset-password', search: {}, state, replace: true });
  },
  component: ResetPasswordScreen,
  staticData: { texts: ['recovery'], title: (LL) => LL.recovery.reset.title() },
});
