import { useEffect, useRef } from 'react';
import { newId } from '@/lib/new-id';
import { ApiError } from './api-error';
import { isSent } from './custom-headers';
import { isOpen } from './is-open';
import { answerRepeat, askToRepeat, type SubmitKind } from './repeat-question';

/** Sends a content under its key; throws what the sending throws. */
export type SubmitOnce = <T>(
  content: unknown,
  send: (request: { headers: { 'Idempotency-Key': string } }) => Promise<T>,
) => Promise<T>;

interface Submit {
  text: string;
  key: string;
  /** Why nobody knows whether it was done. */
  open?: ApiError | undefined;
}

/**
 * Does once what is submitted: the same content is sent again under the same Idempotency-Key, so that a retry after a
 * lost answer does nothing twice. Without that header a person is asked first, and Cancel leaves the failure as it was.
 */
export function useSubmitOnce(kind: SubmitKind): SubmitOnce {
  const last = useRef<Submit>(undefined);
  const asking = useRef(false);
  // Who has left the page is asked nothing any more.
  useEffect(
    () => () => {
      if (asking.current) answerRepeat(false);
    },
    [],
  );

  async function mayRepeat(): Promise<boolean> {
    asking.current = true;
    const again = await askToRepeat(kind);
    asking.current = false;
    return again;
  }

  return async (content, send) => {
    const text = JSON.stringify(content);
    const before = last.current;
    const isSame = before?.text === text;
    // Another card may be charged for the same plan.
    const isRepeat = isSame || kind === 'subscribe';
    if (before?.open && isRepeat && !isSent('Idempotency-Key') && !(await mayRepeat())) throw before.open;
    const submit: Submit = { text, key: isSame ? before.key : newId() };
    last.current = submit;
    try {
      return await send({ headers: { 'Idempotency-Key': submit.key } });
    } catch (error) {
      if (error instanceof ApiError && isOpen(error)) submit.open = error;
      throw error;
    }
  };
}
