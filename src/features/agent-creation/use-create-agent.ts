import { useMutation } from '@tanstack/react-query';
import { createBot } from '@/api/generated/projects/projects';
import type { CreateBotRequest } from '@/api/generated/schemas/createBotRequest.zod';
import { useSubmitOnce } from '@/api/use-submit-once';

/** Asks for a new agent; the same content sent again makes one agent, and so does a second click. */
export function useCreateAgent(onStarted: (jobId: string) => void) {
  const submitOnce = useSubmitOnce('createAgent');
  const { mutate, isPending, error } = useMutation({
    mutationFn: (data: CreateBotRequest) => submitOnce(data, (request) => createBot(data, request)),
  });
  const create = (data: CreateBotRequest, onRefused?: (error: unknown) => void) => {
    if (isPending) return;
    mutate(data, {
      onSuccess: ({ jobId }) => onStarted(jobId),
      onError: (failure: unknown) => onRefused?.(failure),
    });
  };
  return { create, busy: isPending, error };
}
