import { useMutation, useQueryClient } from '@tanstack/react-query';
import { createBot, getBotsQueryKey } from '@/api/generated/projects/projects';
import type { CreateBotRequest } from '@/api/generated/schemas/createBotRequest.zod';
import { useSubmitOnce } from '@/shared/forms/use-submit-once';

/**
 * Asks for a new agent; the same content sent again makes one agent, and so does a second click. Without a job the agent
 * will be found in the list.
 */
export function useCreateAgent(onStarted: (jobId: string | undefined) => void) {
  const queries = useQueryClient();
  const submitOnce = useSubmitOnce('createAgent');
  const { mutate, isPending, error } = useMutation({
    mutationFn: (data: CreateBotRequest) => submitOnce(data, (request) => createBot(data, request)),
  });
  const create = (data: CreateBotRequest, onRefused?: (error: unknown) => void) => {
    if (isPending) return;
    mutate(data, {
      onSuccess: (started) => {
        if (!started) void queries.invalidateQueries({ queryKey: getBotsQueryKey() });
        onStarted(started?.jobId);
      },
      onError: (failure: unknown) => onRefused?.(failure),
    });
  };
  return { create, busy: isPending, error };
}
