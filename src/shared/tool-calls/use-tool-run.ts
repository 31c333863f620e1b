import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { LoggedCall } from '@/api/generated/schemas/loggedCall.zod';
import { getLoggedCallQueryKey } from '@/api/generated/tool-calls/tool-calls';
import { type SubmitOnce, useSubmitOnce } from '@/shared/forms/use-submit-once';
import { invalidateAfter } from '@/shared/queries/invalidate-after';

type Send = Parameters<SubmitOnce>[1];

interface Run {
  content: unknown;
  send: (request: Parameters<Send>[0]) => Promise<LoggedCall>;
}

/** Runs a tool: sent again after a lost answer it runs once, run again after an answer it runs anew. */
export function useToolRun(write: 'runAction' | 'tryHttpTool', of: string) {
  const queryClient = useQueryClient();
  const submitOnce = useSubmitOnce('runTool', of);
  const [answered, setAnswered] = useState(0);
  const { mutateAsync, isPending, error, data, reset } = useMutation({
    mutationFn: ({ content, send }: Run) => submitOnce({ content, answered }, send),
    onSuccess: async (call) => {
      setAnswered((times) => times + 1);
      queryClient.setQueryData(getLoggedCallQueryKey(call.callId), call);
      await invalidateAfter(queryClient, write);
    },
  });
  return {
    /** What came out; undefined when it was not taken. */
    run: (run: Run): Promise<LoggedCall | undefined> => mutateAsync(run).catch(() => undefined),
    busy: isPending,
    error,
    call: data,
    forget: reset,
  };
}
