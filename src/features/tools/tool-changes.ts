import type { AgentTool } from '@/api/generated/schemas/agentTool.zod';
import type { ToolAction } from '@/api/generated/schemas/toolAction.zod';
import type { ToolApproval } from '@/api/generated/schemas/toolApproval.zod';
import type { ActionOn } from './unused-actions';

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

const namesIn = (actions: readonly ActionOn[], { toolkit: key }: AgentTool) =>
  actions.filter(({ toolkit }) => toolkit.toolkit === key).map(({ action }) => action.action);

/** Tools without some of their actions; one that is left without any goes as well. */
export function withoutActions(tools: readonly AgentTool[], off: readonly ActionOn[]): AgentTool[] {
  return tools.flatMap((tool) => {
    const names = namesIn(off, tool);
    const actions = tool.actions.filter((action) => !names.includes(action));
    if (names.length === 0) return tool;
    const approvals = Object.entries(tool.approvals ?? {}).filter(([action]) => !names.includes(action));
    return actions.length > 0 ? withApprovals({ ...tool, actions }, approvals) : [];
  });
}

/** Tools with those actions again, as they were before; what has changed since stays. */
export function withActionsAgain(
  tools: readonly AgentTool[],
  before: readonly AgentTool[],
  off: readonly ActionOn[],
): AgentTool[] {
  const again = before.flatMap((old) => {
    const names = namesIn(off, old);
    const now = tools.find(({ toolkit }) => toolkit === old.toolkit);
    if (names.length === 0) return now ?? [];
    const kept = now ?? { ...old, actions: [], approvals: {} };
    const approvals = Object.entries(old.approvals ?? {}).filter(([action]) => names.includes(action));
    return withApprovals({ ...kept, actions: [...new Set([...kept.actions, ...names])] }, [
      ...Object.entries(kept.approvals ?? {}),
      ...approvals,
    ]);
  });
  const isOld = ({ toolkit }: AgentTool) => before.some((old) => old.toolkit === toolkit);
  return [...again, ...tools.filter((tool) => !isOld(tool))];
}
