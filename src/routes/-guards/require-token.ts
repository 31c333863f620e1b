import { redirect } from '@tanstack/react-router';
import { isSignedIn } from '@/session/session';

/** Without a stored token the way leads to login, and from there back (specification §5). */
export function requireToken({ href }: { href: string }): void {
  if (!isSignedIn()) throw redirect({ to: '/{-$locale}/login', search: { redirect: href } });
}
