import { useCreateBot } from '@/api/generated/projects/projects';
import type { CreateBotRequest } from '@/api/generated/schemas/createBotRequest.zod';
import { useSubmitKey } from '@/lib/use-submit-key';

/** Asks for a new agent; the same content sent again makes one agent, and so does a second click. */
export function useCreateAgent(onStarted: (jobId: string) => void) {
  const { headers, stamp } = useSubmitKey();
  const { mutate, isPending, error } = useCreateBot({ request: { headers } });
  const create = (data: CreateBotRequest, onRefused?: (error: unknown) => void) => {
    if (isPending) return;
    stamp(data);
    mutate(
      { data },
      {
        onSuccess: ({ jobId }) => onStarted(jobId),
        onError: (failure: unknown) => onRefused?.(failure),
      },
    );
  };
  return { create, busy: isPending, error };
}
