import { createFileRoute, redirect, useLocation } from '@tanstack/react-router';
import { ResetPasswordScreen } from '@/features/auth/reset-password-screen';
import { endSessionOf } from '@/routes/-guards/end-session-of';
import { useNavigateFromHere } from '@/routes/-guards/use-navigate-from-here';
import { ForgotLink, LoginLink } from '@/routes/-parts/links';
import { passedText } from '@/routes/-parts/passed-on';

export const Route = createFileRoute('/{-$locale}/_public/user/reset-password')({
  validateSearch: (search): { token?: string } =>
    search.token === undefined ? {} : { token: String(search.token) },
  beforeLoad: ({ search: { token } }) => {
    if (token === undefined) return;
    // The secret leaves the address before anything else happens.
    const state = { resetSecret: token };
    throw redirect({ to: '/{-$locale}/user/reset-password', search: {}, state, replace: true });
  },
  component: function ResetPasswordRoute() {
    const secret = useLocation({ select: ({ state }) => passedText(state.resetSecret) });
    const navigate = useNavigateFromHere();
    return (
      <ResetPasswordScreen
        key={secret}
        secret={secret}
        RecoveryLink={ForgotLink}
        LoginLink={LoginLink}
        onChanged={async (changedFor) => {
          await endSessionOf(changedFor);
          await navigate({ to: '/{-$locale}/recoversuccess', state: { changedFor }, replace: true });
        }}
      />
    );
  },
  staticData: { words: ['recovery'], title: (LL) => LL.recovery.reset.title() },
});
