import type { KeptOpen } from './service';

/** The name under which a widget keeps in the visitor's browser. */
export const keptUnder = (widgetId: string) => `agent-chat:${widgetId}`;

/** How a visitor left the chat; nothing where none of it is known. */
export function isKeptOpen(widgetId: string): KeptOpen {
  try {
    const kept: unknown = localStorage.getItem(keptUnder(widgetId));
    const has = (part: string) => typeof kept === 'string' && kept.includes(part);
    return { open: has('"open":true'), waits: has('"waiting":{'), known: has('') };
  } catch {
    return {};
  }
}
