import { useI18nContext } from '@i18n/i18n-react';
import { useQueryClient } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { enter } from '@/features/auth/enter';
import { LoginScreen } from '@/features/auth/login-screen';
import { usePassedText } from '@/features/auth/passed-on';
import { inheritTyped } from '@/session/first-paint-form';

const route = getRouteApi('/{-$locale}/_public/login');

/** Sign-in, with what the address and the page before know of it. */
export function LoginPage() {
  const { locale } = useI18nContext();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { redirect } = route.useSearch();
  return (
    <LoginScreen
      reason={route.useLoaderData()}
      email={usePassedText('email')}
      returnTo={redirect}
      inherit={inheritTyped}
      onSignedIn={async (session) => {
        await navigate({ href: await enter({ queryClient, locale, session, redirect }) });
      }}
    />
  );
}
