import type { StoredCall } from '@mocks/tool-calls/store';
import type { HttpToolInput } from '@/api/generated/schemas';
import type { CallResult } from './call-tool';
import { OWN_TOOLKIT } from './store';

type About = {
  callId: string;
  action: string;
  tool: HttpToolInput;
  given: Record<string, unknown>;
  by: string;
};

/** The call of an own tool that somebody tried, as the log keeps it; when and how long is for the log to say. */
export function callOfTool(
  result: CallResult,
  { callId, action, tool, given, by }: About,
): Omit<StoredCall, 'at' | 'durationMs'> {
  return {
    callId,
    origin: 'test',
    by,
    botKey: null,
    agentName: '',
    conversationId: null,
    toolkit: OWN_TOOLKIT,
    toolkitName: 'HTTP',
    action,
    actionName: { en: tool.name, es: tool.name },
    changesData: tool.changesData,
    arguments: given,
    ...result,
  };
}
