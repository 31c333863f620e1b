import type { AgentContent } from '@mocks/agents/content';
import { inputOf } from '@mocks/tool-calls/shown-call';
import type { NamedAction } from '@mocks/tools/action-named';
import type { TestCall } from '@/api/generated/schemas';

type Wanted = Pick<NamedAction, 'changesData'> &
  Partial<Pick<NamedAction, 'toolkitName' | 'title'>> & { toolkit: string; action: string };

/**
 * Why a run of tests does not make a call: it waits for no person, and what it changed would be changed again with every
 * run.
 */
export function keptFromRun(
  { tools }: AgentContent,
  { toolkit, action, changesData }: Wanted,
): 'needs_approval' | 'changes_data' | undefined {
  const approval = tools.find((tool) => tool.toolkit === toolkit)?.approvals?.[action] ?? 'never';
  if (approval !== 'never') return 'needs_approval';
  return changesData ? 'changes_data' : undefined;
}

/** A call of an answer as the result of a test shows it. */
export function testCall(
  { toolkit, action, toolkitName, title }: Wanted,
  given: Record<string, unknown>,
  outcome: 'done' | 'failed' | 'needs_approval' | 'changes_data',
): TestCall {
  return {
    toolkit,
    action,
    ...(toolkitName !== undefined && { toolkitName }),
    ...(title && { title }),
    input: inputOf(given),
    outcome,
  };
}
