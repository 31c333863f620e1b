import { createFileRoute, redirect, useLocation } from '@tanstack/react-router';
import { LoginScreen } from '@/features/auth/login-screen';
import { internalPath } from '@/lib/internal-path';
import { enter, pageAfterLogin } from '@/routes/-guards/enter';
import { ForgotLink, RegisterLink } from '@/routes/-parts/links';
import { passedText } from '@/routes/-parts/passed-on';
import { inheritTyped } from '@/session/first-paint-form';
import { whySessionEnded } from '@/session/session';
import { readToken } from '@/session/token';

export const Route = createFileRoute('/{-$locale}/_public/login')({
  validateSearch: (search): { redirect?: string | undefined } => ({
    redirect: internalPath(search.redirect),
  }),
  beforeLoad: ({ context: { locale }, search }) => {
    // Another tab may have signed in while this one waited here.
    if (readToken() !== undefined) throw redirect({ href: pageAfterLogin(locale, search.redirect) });
  },
  loader: whySessionEnded,
  component: function LoginRoute() {
    const { queryClient, locale } = Route.useRouteContext();
    const search = Route.useSearch();
    const navigate = Route.useNavigate();
    const reason = Route.useLoaderData();
    const email = useLocation({ select: ({ state }) => passedText(state.email) });
    return (
      <LoginScreen
        reason={reason}
        email={email}
        returnTo={search.redirect}
        inherit={inheritTyped}
        ForgotLink={ForgotLink}
        RegisterLink={RegisterLink}
        onSignedIn={async (session) => {
          await navigate({ href: await enter({ queryClient, locale, session, redirect: search.redirect }) });
        }}
      />
    );
  },
  staticData: { title: (LL) => LL.common.login() },
});
