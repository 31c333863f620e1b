import type { AgentTool } from '@/api/generated/schemas/agentTool.zod';
import type { ToolAction } from '@/api/generated/schemas/toolAction.zod';
import type { ToolApproval } from '@/api/generated/schemas/toolApproval.zod';

/** The same tool with other approvals; none are left out, since an action without one runs without asking. */
function withApprovals({ approvals: _, ...tool }: AgentTool, entries: [string, string][]): AgentTool {
  return entries.length > 0 ? { ...tool, approvals: Object.fromEntries(entries) } : tool;
}

const entriesOf = ({ approvals = {} }: AgentTool, but: string) =>
  Object.entries(approvals).filter(([action]) => action !== but);

/** Whether a person is asked before an action runs. */
export function setApproval(tool: AgentTool, action: string, approval: ToolApproval): AgentTool {
  const others = entriesOf(tool, action);
  return withApprovals(tool, approval === 'never' ? others : [...others, [action, approval]]);
}

/** Allows an action or not; one that changes data asks each time, until somebody says otherwise. */
export function allowAction(
  tool: AgentTool,
  { action, changesData }: Pick<ToolAction, 'action' | 'changesData'>,
  allowed: boolean,
): AgentTool {
  const actions = tool.actions.filter((one) => one !== action);
  const next = { ...tool, actions: allowed ? [...actions, action] : actions };
  return setApproval(next, action, allowed && changesData ? 'always' : 'never');
}

/** Which account it works with; undefined is the first that works. */
export function chooseConnection(
  { connectionId: _, ...tool }: AgentTool,
  connectionId: string | undefined,
): AgentTool {
  return connectionId === undefined ? tool : { ...tool, connectionId };
}
