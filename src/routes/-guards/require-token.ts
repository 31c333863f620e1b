import { redirect } from '@tanstack/react-router';
import { readToken } from '@/session/token';

/** Without a stored token the way leads to login, and from there back (specification §5). */
export function requireToken({ href }: { href: string }): void {
  if (readToken() === undefined) throw redirect({ to: '/{-$locale}/login', search: { redirect: href } });
}
