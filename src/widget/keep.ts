import { isRecord } from '@/lib/is-record';
import { keptUnder } from './kept-open';
import type { Keep, Kept } from './service';

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** What an earlier page kept; the host page may have written anything there, and some browsers refuse to be asked. */
function readKept(widgetId: string): Kept {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keptUnder(widgetId)) ?? '{}');
    if (!isRecord(kept)) return {};
    const { visitorKey, conversationId, open, text, waiting, userId } = kept;
    const clientMessageId = isRecord(waiting) ? textOf(waiting.clientMessageId) : undefined;
    const message = isRecord(waiting) ? textOf(waiting.text) : undefined;
    return {
      userId: textOf(userId),
      visitorKey: textOf(visitorKey),
      conversationId: textOf(conversationId),
      open: open === true,
      text: textOf(text),
      waiting: clientMessageId && message ? { clientMessageId, text: message } : undefined,
    };
  } catch {
    return {};
  }
}

/**
 * Keeps in the visitor's browser, as soon as it may: `mayKeep` says when nobody has to agree to anything. What another
 * person left in this browser, by the id that the page vouches for, is nobody else's.
 */
export function keepHere(widgetId: string, mayKeep: boolean, userId?: string): Keep {
  let kept = readKept(widgetId);
  if (kept.userId !== userId) kept = { userId };
  return {
    read: () => kept,
    write: (change) => {
      kept = { ...kept, ...change };
      try {
        if (mayKeep || kept.visitorKey !== undefined)
          localStorage.setItem(keptUnder(widgetId), JSON.stringify(kept));
        else localStorage.removeItem(keptUnder(widgetId));
      } catch {
        // Full, or not allowed: it lasts as long as the page.
      }
    },
  };
}
