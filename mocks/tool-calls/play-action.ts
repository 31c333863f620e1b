import { argumentFault } from '@mocks/own-tools/check-arguments';
import { parametersOf } from '@mocks/tools/action-parameters';
import { FAILING_ORDER, orderFacts } from '@mocks/tools/call-tools';
import type { CallReason } from '@/api/generated/schemas';

type Played = { result: unknown } | { reason: CallReason; message: string };

/** What is found, beside what was asked for; whoever writes an answer from it has to have something to say. */
function factsOf(action: string, { order, from }: Record<string, unknown>): Record<string, unknown> {
  if (action === 'find_order' && typeof order === 'string') return orderFacts(order);
  if (action === 'find_free_time' && typeof from === 'string')
    return { starts: [`${from}T10:00`, `${from}T12:30`] };
  return {};
}

/** What an action of a toolkit answers when somebody tries it; the same arguments always get the same answer. */
export function playAction(toolkit: string, action: string, given: Record<string, unknown>): Played {
  const known = parametersOf(toolkit, action);
  const wrong = known && argumentFault(known.parameters, given);
  if (wrong !== undefined) return { reason: 'ARGUMENTS_INVALID', message: wrong };
  if (given.order === FAILING_ORDER)
    return { reason: 'ACTION_FAILED', message: 'The shop does not answer (503).' };
  const subject = action.replace(/^(find|create|read|add|cancel)_/, '');
  if (action.startsWith('find') || action.startsWith('read'))
    return {
      result: {
        ok: true,
        asked: given,
        [`${subject}s`]: [{ id: `${subject}_1`, ...given, ...factsOf(action, given) }],
        total: 1,
      },
    };
  const verb = action.startsWith('cancel') ? 'cancelled' : 'created';
  return { result: { ok: true, [verb]: { id: `${subject}_1042`, ...given } } };
}
