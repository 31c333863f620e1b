import type { ComponentProps } from 'react';
import { useNewAgentCost } from '@/features/billing/use-new-agent-cost';
import { NewAgentScreen } from '@/features/creator/new-agent-screen';
import { useUsage } from './use-usage';

/** A new agent made with the creator, and what it costs beyond the plan. */
export function NewAgentCreator(props: Omit<ComponentProps<typeof NewAgentScreen>, 'cost'>) {
  return <NewAgentScreen {...props} cost={useNewAgentCost(useUsage())} />;
}
