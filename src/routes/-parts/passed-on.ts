import type { SentLink } from '@/features/auth/sent-link';

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

/** A text that was passed on; what an older version kept may be anything. */
export function passedText(passedOn: unknown): string | undefined {
  return typeof passedOn === 'string' ? passedOn : undefined;
}
