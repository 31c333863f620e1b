import { createFileRoute, redirect } from '@tanstack/react-router';
import { apiBase } from '@/api/api-base';
import { LoginScreen } from '@/features/auth/login-screen';
import { internalPath } from '@/lib/internal-path';
import { withLocale } from '@/lib/locale-path';
import { ForgotLink, RegisterLink } from '@/routes/-parts/links';
import { inheritTyped } from '@/session/first-paint-form';
import { beginSession, takeExpired } from '@/session/session';
import { readToken } from '@/session/token';

const HOME = '/{-$locale}/dashboard/home';

export const Route = createFileRoute('/{-$locale}/_public/login')({
  validateSearch: (search): { redirect?: string | undefined } => ({
    redirect: internalPath(search.redirect),
  }),
  beforeLoad: () => {
    if (readToken() !== undefined) throw redirect({ to: HOME });
  },
  loader: takeExpired,
  component: function LoginRoute() {
    const { queryClient, locale } = Route.useRouteContext();
    const search = Route.useSearch();
    const navigate = Route.useNavigate();
    const expired = Route.useLoaderData();
    return (
      <LoginScreen
        reason={expired ? 'expired' : undefined}
        inherit={inheritTyped}
        ForgotLink={ForgotLink}
        RegisterLink={RegisterLink}
        onSignedIn={async (session) => {
          queryClient.clear();
          await beginSession(session, apiBase());
          // In the language chosen here, whatever it was on the way in.
          if (search.redirect) await navigate({ href: withLocale(locale, search.redirect) });
          else await navigate({ to: HOME });
        }}
      />
    );
  },
  staticData: { title: (LL) => LL.common.login() },
});
