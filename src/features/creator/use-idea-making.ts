import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ApiError, isUnavailable } from '@/api/api-error';
import { createAgent } from '@/api/generated/agents/agents';
import { getConversationQueryKey } from '@/api/generated/conversations/conversations';
import { getCreatorStateQueryKey, goOnAbout } from '@/api/generated/creator/creator';
import type { AgentIdea } from '@/api/generated/schemas/agentIdea.zod';
import type { CreateAgentRequest } from '@/api/generated/schemas/createAgentRequest.zod';
import { isOpen } from '@/api/is-open';
import { useAccountId } from '@/shared/account/use-account-id';
import { writtenLocale } from '@/shared/agent-draft/written-locale';
import { useSubmitOnce } from '@/shared/forms/use-submit-once';
import { useJob } from '@/shared/jobs/use-job';
import { invalidateAfter } from '@/shared/queries/invalidate-after';

/** How far the making of an agent is that was thought up in conversation. */
export interface IdeaMaking {
  /** `notMoved`: the agent is there, only the conversation could not go on with it. */
  state: 'idle' | 'working' | 'failed' | 'notMoved';
  /** Why it was refused. */
  error: unknown;
  make: () => void;
}

interface IdeaMakingOptions {
  conversationId: string | undefined;
  idea: AgentIdea | null | undefined;
  /** The job that is running, kept in the address so that a reload finds it. */
  jobId: string | undefined;
  onStarted: (jobId: string | undefined) => void;
  onMade: (botKey: string) => void;
  /** The agent is made or being made, and nobody says which one it is: it will be in the list. */
  onUntracked: () => void;
}

/** Makes an agent of an idea: creates it, waits for it, and lets the conversation go on about it. */
export function useIdeaMaking({
  conversationId,
  idea,
  jobId,
  onStarted,
  onMade,
  onUntracked,
}: IdeaMakingOptions): IdeaMaking {
  const accountId = useAccountId();
  const queryClient = useQueryClient();
  // The same submit sent again makes one agent; a refused or failed one is over, the next is another.
  const ended = useRef(0);
  const submitOnce = useSubmitOnce('createAgent');
  const create = useMutation({
    mutationFn: (data: CreateAgentRequest) =>
      submitOnce({ data, ended: ended.current }, (request) => createAgent(data, request)),
  });
  const [moveFailure, setMoveFailure] = useState<unknown>(null);
  const moving = useRef(false);
  const { data: job, error: unread } = useJob(jobId, (end, ended) => {
    if (end !== 'failed' && ended?.result?.botKey === undefined) onUntracked();
  });
  const failed = job?.status === 'failed';
  const botKey = job?.status === 'succeeded' ? job.result?.botKey : undefined;

  const proceed = async (made: string) => {
    if (moving.current || conversationId === undefined) return;
    moving.current = true;
    setMoveFailure(null);
    try {
      const moved = await goOnAbout(conversationId, { botKey: made });
      if (moved) queryClient.setQueryData(getConversationQueryKey(conversationId), moved);
      else void invalidateAfter(queryClient, 'sendMessage', conversationId);
      // What it has come to is another thing now: proposals in the place of the idea.
      queryClient.removeQueries({ queryKey: getCreatorStateQueryKey(conversationId) });
      void invalidateAfter(queryClient, 'goOnAbout');
      onMade(made);
    } catch (error) {
      // The agent is made, and what was said stays where it was said: the conversation about it begins anew.
      if (isUnavailable(error)) onMade(made);
      else setMoveFailure(error);
    } finally {
      moving.current = false;
    }
  };
  const finish = useEffectEvent((made: string) => void proceed(made));
  useEffect(() => {
    if (botKey !== undefined && conversationId !== undefined) finish(botKey);
  }, [botKey, conversationId]);

  const make = () => {
    if (botKey !== undefined) return void proceed(botKey);
    if (create.isPending || !idea?.name || !idea.instructions) return;
    const { name, instructions, content } = idea;
    if (failed) onStarted(undefined);
    create.mutate(
      { source: 'blank', accountId, name, language: writtenLocale(content.language), instructions },
      {
        onSuccess: (started) => {
          ended.current += 1;
          if (started) return onStarted(started.jobId);
          void invalidateAfter(queryClient, 'createAgent');
          onUntracked();
        },
        onError: (error: unknown) => {
          if (error instanceof ApiError && !isOpen(error)) ended.current += 1;
        },
      },
    );
  };

  const running = jobId !== undefined && !failed && !(unread && !job);
  const state = moveFailure
    ? 'notMoved'
    : failed
      ? 'failed'
      : create.isPending || running
        ? 'working'
        : 'idle';
  return { state, error: moveFailure ?? create.error ?? (job ? null : unread), make };
}
