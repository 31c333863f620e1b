import type { QueryClient } from '@tanstack/react-query';
import { apiBase } from '@/api/api-base';
import type { Session } from '@/api/generated/schemas';
import { withLocale } from '@/lib/locale-path';
import type { Locale } from '@/session/locale';
import { beginSession } from '@/session/session';

interface Entrance {
  queryClient: QueryClient;
  locale: Locale;
  session: Session;
  /** The internal page that was asked for. */
  redirect?: string | undefined;
}

/** Where a sign-in goes on: the internal page that was asked for, else home, in the language chosen here. */
export function pageAfterLogin(locale: Locale, redirect: string | undefined): string {
  return withLocale(locale, redirect ?? '/dashboard/home');
}

/** Begins the session of a sign-in, of whatever kind, and says where it goes on: nothing of an earlier one is left. */
export async function enter({ queryClient, locale, session, redirect }: Entrance): Promise<string> {
  queryClient.clear();
  const { account, user } = session;
  const accountId = session.accountId ?? account?.accountId ?? user.accountId;
  const afterSomebodyElse = await beginSession({ ...session, accountId }, apiBase());
  return pageAfterLogin(locale, afterSomebodyElse ? undefined : redirect);
}
