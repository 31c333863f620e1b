import type { Maker, StoredCall } from '@mocks/tool-calls/store';
import type { HttpToolInput } from '@/api/generated/schemas';
import type { CallResult } from './call-tool';
import { OWN_TOOLKIT } from './store';

type About = {
  callId: string;
  action: string;
  tool: HttpToolInput;
  given: Record<string, unknown>;
};

/** The call of an own tool as the log keeps it; when it was and how long it took is for whoever made it to say. */
export function callOfTool(
  result: CallResult,
  { callId, action, tool, given }: About,
  maker: Maker,
): Omit<StoredCall, 'at' | 'durationMs'> {
  return {
    callId,
    ...maker,
    account: '',
    toolkit: OWN_TOOLKIT,
    toolkitName: 'HTTP',
    action,
    actionName: { en: tool.name, es: tool.name },
    changesData: tool.changesData,
    arguments: given,
    ...result,
  };
}
