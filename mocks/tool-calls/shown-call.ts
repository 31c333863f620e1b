import type { NamedAction } from '@mocks/tools/action-named';
import type { ToolArgument, ToolCall } from '@/api/generated/schemas';
import type { StoredCall } from './store';

const INPUT_MAX = 1000;
const RESULT_MAX = 4000;

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? '');

/** Arguments in one line. */
export function inputOf(given: Record<string, unknown>): string {
  return Object.values(given).map(textOf).join(' ').slice(0, INPUT_MAX);
}

function argumentsOf(given: Record<string, unknown>): ToolArgument[] {
  return Object.entries(given).map(([name, value]) => ({ name, value: textOf(value) }));
}

type Begun = Pick<ToolCall, 'callId' | 'toolkit' | 'action'> &
  Partial<Pick<NamedAction, 'toolkitName' | 'title'>> & { given: Record<string, unknown> };

/** A call that is being made, as a chat shows it. */
export function begunCall({ callId, toolkit, action, toolkitName, title, given }: Begun): ToolCall {
  return {
    callId,
    toolkit,
    action,
    ...(toolkitName !== undefined && { toolkitName }),
    ...(title && { title }),
    input: inputOf(given),
    arguments: argumentsOf(given),
    state: 'running',
    result: '',
  };
}

/** What came of a call that the log holds, as a chat shows it. */
export function endOf({ outcome, message, answer }: StoredCall): {
  state: 'done' | 'failed';
  result: string;
} {
  const result = (message || answer?.body || '').slice(0, RESULT_MAX);
  return { state: outcome === 'done' ? 'done' : 'failed', result };
}
