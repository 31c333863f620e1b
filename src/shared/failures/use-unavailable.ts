import { useState } from 'react';
import { isUnavailable } from '@/api/api-error';

/** How far a read is, as a query tells it. */
interface Read {
  data: unknown;
  error: unknown;
  isPending: boolean;
}

/**
 * Whether the provider lacks a read. It is not pending again only because it is asked for once more, on a focus of the
 * window, say: what stands on the page without it stays meanwhile.
 */
export function useUnavailable({ data, error, isPending }: Read): boolean {
  const [known, setKnown] = useState(false);
  const lacks = data === undefined && (isPending ? known : isUnavailable(error));
  if (lacks !== known) setKnown(lacks);
  return lacks;
}
