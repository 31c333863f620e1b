/** The name under which a widget keeps in the visitor's browser. */
export const keptUnder = (widgetId: string) => `agent-chat:${widgetId}`;

/** Whether a visitor left the chat open, or with a message that waits: then it comes without being asked for. */
export function isKeptOpen(widgetId: string): { open: boolean; waits: boolean } {
  try {
    const kept: unknown = localStorage.getItem(keptUnder(widgetId));
    const has = (part: string) => typeof kept === 'string' && kept.includes(part);
    return { open: has('"open":true'), waits: has('"waiting":{') };
  } catch {
    return { open: false, waits: false };
  }
}
