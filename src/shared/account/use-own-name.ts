import { useCurrentUser } from '@/api/generated/auth/auth';
import { displayName } from '@/lib/display-name';

/** How others read who is signed in; undefined until it is known. */
export function useOwnName(): string | undefined {
  const { data } = useCurrentUser();
  return data?.user && displayName(data.user);
}
