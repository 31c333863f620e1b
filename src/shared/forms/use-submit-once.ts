import { useRef } from 'react';
import { ApiError } from '@/api/api-error';
import { isSent } from '@/api/custom-headers';
import { isOpen } from '@/api/is-open';
import { newId } from '@/lib/new-id';
import { useUnmount } from '@/lib/use-unmount';
import { forgetKey, keepKey, keptKey } from '@/session/submit-keys';
import { answerRepeat, askToRepeat, type SubmitKind } from './repeat-question';

/** Sends a content under its key; throws what the sending throws. */
export type SubmitOnce = <T>(
  content: unknown,
  send: (request: { headers: { 'Idempotency-Key': string } }) => Promise<T>,
) => Promise<T>;

interface Submit {
  text: string;
  /** Under which it is sent: that of the same submit of a page that is gone, or a new one. */
  key: Promise<string>;
  /** Why nobody knows whether it was done. */
  open?: ApiError | undefined;
}

/** What holds a password or another secret is kept nowhere; an address is registered once anyway. */
const NOT_KEPT: readonly SubmitKind[] = ['register', 'createHttpTool', 'runTool'];

/**
 * Does once what is submitted: the same content is sent again under the same Idempotency-Key, by a page that was loaded
 * anew as well, so that a retry after a lost answer does nothing twice. Without that header a person is asked first, and
 * Cancel leaves the failure as it was. `of` is what it is done to, where the content does not say it.
 */
export function useSubmitOnce(kind: SubmitKind, of = ''): SubmitOnce {
  const last = useRef<Submit>(undefined);
  const asking = useRef(false);
  const name = `${kind}-${of}`;
  const isKept = !NOT_KEPT.includes(kind);
  // Who has left the page is asked nothing any more.
  useUnmount(() => {
    if (asking.current) answerRepeat(false);
  });

  async function mayRepeat(): Promise<boolean> {
    asking.current = true;
    const again = await askToRepeat(kind);
    asking.current = false;
    return again;
  }

  /** What is submitted: known before anything is waited for, so that the same in one moment is one submit. */
  function begin(text: string): Submit {
    const before = last.current;
    if (before?.text === text) return before;
    const earlier = isKept ? keptKey(name, text) : Promise.resolve(undefined);
    const submit: Submit = {
      text,
      // Another card may be charged for the same plan.
      open: kind === 'subscribe' ? before?.open : undefined,
      key: earlier.then((kept) => {
        if (kept !== undefined)
          submit.open = new ApiError(`${kind}: nobody knows whether it was done`, { kind: 'network' });
        return kept ?? newId();
      }),
    };
    return submit;
  }

  return async (content, send) => {
    const before = last.current;
    const submit = begin(JSON.stringify(content));
    last.current = submit;
    const { text } = submit;
    const key = await submit.key;
    const { open } = submit;
    if (open && !isSent('Idempotency-Key') && !(await mayRepeat())) {
      last.current = before;
      throw open;
    }
    submit.open = undefined;
    if (isKept) await keepKey(name, text, key);
    try {
      const answer = await send({ headers: { 'Idempotency-Key': key } });
      if (isKept) void forgetKey(name, text);
      return answer;
    } catch (error) {
      if (error instanceof ApiError && isOpen(error)) submit.open = error;
      else if (isKept) void forgetKey(name, text);
      throw error;
    }
  };
}
