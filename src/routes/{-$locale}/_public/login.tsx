import { createFileRoute, redirect } from '@tanstack/react-router';
import { pageAfterLogin } from '@/features/auth/enter';
import { internalPath } from '@/lib/internal-path';
import { LoginPage } from '@/pages/login-page';
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
  component: LoginPage,
  staticData: { title: (LL) => LL.common.login() },
});
