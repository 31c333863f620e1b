import { redirect } from '@tanstack/react-router';
import type { Locale } from '@/session/locale';
import { readToken } from '@/session/token';

/** Who is signed in already needs no page to sign in on. */
export function redirectSignedIn(locale: Locale): void {
  if (readToken() !== undefined) throw redirect({ to: '/{-$locale}/dashboard/home', params: { locale } });
}
