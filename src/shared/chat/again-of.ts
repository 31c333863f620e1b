import type { ChatSession } from './chat-session';
import type { ChatState } from './chat-state';
import type { ChatLine } from './chat-thread-state';

/** What asks the last question once more; undefined while the last answer did not fail. */
export function againOf(
  session: ChatSession,
  { phase, turn }: ChatState,
  lines: readonly ChatLine[],
  ask: (text: string) => void,
): (() => void) | undefined {
  if (phase === 'unsent' || phase === 'broken' || (phase === 'failed' && !turn?.resumed))
    return () => session.dispatch({ type: 'askAgain' });
  const lastQuestion = lines.findLast((line) => line.author === 'user')?.text;
  return lines.at(-1)?.state === 'failed' && lastQuestion ? () => ask(lastQuestion) : undefined;
}
