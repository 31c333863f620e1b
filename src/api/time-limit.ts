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
  const giveUp = () => controller.abort(new ApiError('no answer within 50 s', { kind: 'timeout' }));
  const follow = () => controller.abort(caller?.reason);
  let timer = setTimeout(giveUp, REQUEST_TIMEOUT_MS);
  if (caller?.aborted) follow();
  caller?.addEventListener('abort', follow, { once: true });
  return {
    signal: controller.signal,
    restart: () => {
      clearTimeout(timer);
      timer = setTimeout(giveUp, REQUEST_TIMEOUT_MS);
    },
    done: () => {
      clearTimeout(timer);
      caller?.removeEventListener('abort', follow);
    },
  };
}
