import { useMutation, useQueryClient } from '@tanstack/react-query';
import { createBot } from '@/api/generated/agents/agents';
import type { CreateBotRequest } from '@/api/generated/schemas/createBotRequest.zod';
import { useSubmitOnce } from '@/shared/forms/use-submit-once';
import { invalidateAfter } from '@/shared/queries/invalidate-after';

/**
 * Asks for a new agent; the same content sent again makes one agent, and so does a second click. Without a job the agent
 * will be found in the list.
 */
export function useCreateAgent(onStarted: (jobId: string | undefined) => void) {
  const queryClient = useQueryClient();
  const submitOnce = useSubmitOnce('createAgent');
  const { mutateAsync, isPending, error } = useMutation({
    mutationFn: (data: CreateBotRequest) => submitOnce(data, (request) => createBot(data, request)),
  });
  const create = async (data: CreateBotRequest) => {
    if (isPending) return;
    const started = await mutateAsync(data);
    if (!started) void invalidateAfter(queryClient, 'createBot');
    onStarted(started?.jobId);
  };
  return { create, busy: isPending, error };
}
