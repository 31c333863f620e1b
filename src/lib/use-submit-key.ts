import { useRef, useState } from 'react';
import { newId } from './new-id';

/**
 * The Idempotency-Key of a form: the same while the same content is sent again, so that a retry after a lost answer
 * does nothing twice; new when the content has changed. `stamp` is called before each sending.
 */
export function useSubmitKey(): { headers: Headers; stamp: (content: unknown) => void } {
  const [headers] = useState(() => new Headers());
  const sent = useRef<string>(undefined);
  const stamp = (content: unknown) => {
    const text = JSON.stringify(content);
    if (text !== sent.current) headers.set('Idempotency-Key', newId());
    sent.current = text;
  };
  return { headers, stamp };
}
