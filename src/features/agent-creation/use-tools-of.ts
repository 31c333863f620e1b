import type { AgentTemplate } from '@/api/generated/schemas/agentTemplate.zod';
import { useToolkits } from '@/api/generated/tools/tools';
import { humanised } from '@/lib/humanised';
import { useAccountId } from '@/shared/account/use-account-id';

/** An app that the agent of a template works with, and its name. */
export interface TemplateTool {
  toolkit: string;
  name: string;
}

/** Which apps the agent of a template works with. */
export function useToolsOf(): (template: AgentTemplate) => TemplateTool[] {
  const toolkits = useToolkits({ accountId: useAccountId() }).data?.items;
  return ({ content }) =>
    (content?.tools ?? []).map(({ toolkit }) => ({
      toolkit,
      name: toolkits?.find((one) => one.toolkit === toolkit)?.name || humanised(toolkit),
    }));
}
