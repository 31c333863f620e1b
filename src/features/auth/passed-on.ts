import { useLocation } from '@tanstack/react-router';
import type { SentLink } from './sent-link';

declare module '@tanstack/react-router' {
  /** What a page passes on to the next beside the address: it survives a reload, and stands in no log. */
  interface HistoryState {
    /** Whose address the page need not ask for. */
    email?: string | undefined;
    /** The reset link that was asked for. */
    sentLink?: SentLink | undefined;
    /** What stood in a reset link, since it left the address. */
    resetSecret?: string | undefined;
    /** Whose password has just been changed. */
    changedFor?: string | undefined;
  }
}

/** A text that the page before passed on; what an older version kept may be anything. */
export function usePassedText(name: 'email' | 'resetSecret' | 'changedFor'): string | undefined {
  return useLocation({
    select: ({ state: { [name]: text } }) => (typeof text === 'string' ? text : undefined),
  });
}
