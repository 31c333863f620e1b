import { ApiError } from './api-error';

/** How long a call may take (specification §9). */
export const REQUEST_TIMEOUT_MS = 50_000;

/** A signal that ends a call after 50 s, or when the caller's own does; `restart` begins the 50 s anew. */
export function timeLimit(caller: AbortSignal | null | undefined): {
  signal: AbortSignal;
  restart: () => void;
  done: () => void;
} {
  const controller = new AbortController();
  let since = performance.now();
  const look = () => {
    const left = since + REQUEST_TIMEOUT_MS - performance.now();
    // Hundreds of words come in a second: one timer looks when the last of them came, instead of one for each.
    if (left > 0) timer = setTimeout(look, left);
    else controller.abort(new ApiError('no answer within 50 s', { kind: 'timeout' }));
  };
  const follow = () => controller.abort(caller?.reason);
  let timer = setTimeout(look, REQUEST_TIMEOUT_MS);
  if (caller?.aborted) follow();
  caller?.addEventListener('abort', follow, { once: true });
  return {
    signal: controller.signal,
    restart: () => {
      since = performance.now();
    },
    done: () => {
      clearTimeout(timer);
      caller?.removeEventListener('abort', follow);
    },
  };
}
