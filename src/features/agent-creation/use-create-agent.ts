import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { createAgent } from '@/api/generated/agents/agents';
import type { CreateAgentRequest } from '@/api/generated/schemas/createAgentRequest.zod';
import { useUnmount } from '@/lib/use-unmount';
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
    mutationFn: (data: CreateAgentRequest) => submitOnce(data, (request) => createAgent(data, request)),
  });
  const isShown = useRef(true);
  useUnmount(() => {
    isShown.current = false;
  });
  const create = async (data: CreateAgentRequest) => {
    if (isPending) return;
    const started = await mutateAsync(data);
    if (!started) void invalidateAfter(queryClient, 'createAgent');
    // Who has chosen another way meanwhile stays there.
    if (isShown.current) onStarted(started?.jobId);
  };
  return { create, busy: isPending, error };
}
