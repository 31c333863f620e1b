import type { QueryClient } from '@tanstack/react-query';

/** Reads an agent for a page; its code is not in the product's first file, which holds the loaders. */
export async function askForAgent(queryClient: QueryClient, botKey: string) {
  const shared = await import('@/shared/agent-draft/ask-for-agent');
  return shared.askForAgent(queryClient, botKey);
}
