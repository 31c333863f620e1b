import { createFileRoute, redirect } from '@tanstack/react-router';
import { RegisterScreen } from '@/features/auth/register-screen';
import { enter } from '@/routes/-guards/enter';
import { ForgotLink, LoginLink } from '@/routes/-parts/links';
import { readToken } from '@/session/token';

const FIRST_STEP = '/onboarding/company_settings';

export const Route = createFileRoute('/{-$locale}/onboarding/register')({
  beforeLoad: () => {
    if (readToken() !== undefined) throw redirect({ to: '/{-$locale}/dashboard/home' });
  },
  component: function RegisterRoute() {
    const { queryClient, locale } = Route.useRouteContext();
    const navigate = Route.useNavigate();
    return (
      <RegisterScreen
        LoginLink={LoginLink}
        RecoveryLink={ForgotLink}
        onRegistered={async (session) => {
          await navigate({ href: await enter({ queryClient, locale, session, redirect: FIRST_STEP }) });
        }}
      />
    );
  },
  staticData: { words: ['register'], title: (LL) => LL.register.title() },
});
