import { useState } from 'react';
import { dropDraft } from './drafts';
import { useDraft } from './use-draft';

/** A text that somebody writes in a dialog, kept under a name until it is sent or given up. */
export function useKeptText(name: string, begin = '') {
  const [text, setText] = useState(begin);
  useDraft(name, {
    value: text === begin ? undefined : text,
    onKept: (kept) => {
      // What is typed by now is newer.
      if (typeof kept === 'string') setText((typed) => (typed === begin ? kept : typed));
    },
  });
  return { text, setText, drop: () => void dropDraft(name) };
}
