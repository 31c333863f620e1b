import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@/api/api-error';
import { getAgentQueryOptions } from '@/api/generated/drafts/drafts';
import type { AgentDetail } from '@/api/generated/schemas/agentDetail.zod';
import type { AgentVersionHead } from '@/api/generated/schemas/agentVersionHead.zod';
import type { PublishRequest } from '@/api/generated/schemas/publishRequest.zod';
import { publish as publishOver } from '@/api/generated/versions/versions';
import { overRevision } from '@/shared/agent-draft/over-revision';
import { useSubmitOnce } from '@/shared/forms/use-submit-once';
import { useRefreshVersions } from './use-refresh-versions';

/** Why a draft was not published, where it is not a mere failure. */
export type PublishRefusal = 'DRAFT_CHANGED' | 'NOT_READY' | 'ANSWERS_CHANGED';

const REFUSALS: readonly PublishRefusal[] = ['DRAFT_CHANGED', 'NOT_READY', 'ANSWERS_CHANGED'];

/** Publishes one revision of a draft, once however often it is sent; afterwards everything known of the agent agrees. */
export function usePublishDraft({ botKey, live: before }: Pick<AgentDetail, 'botKey' | 'live'>) {
  const queryClient = useQueryClient();
  const submitOnce = useSubmitOnce('publish', botKey);
  const refresh = useRefreshVersions(botKey);
  const { mutateAsync, error, isPending } = useMutation({
    mutationFn: (sent: { revision: string; data: PublishRequest }) =>
      submitOnce(sent, (once) =>
        overRevision(botKey, sent.revision, (over) =>
          publishOver(botKey, sent.data, { headers: { ...once.headers, ...over.headers } }),
        ),
      ),
  });
  const refusal = REFUSALS.find((code) => error instanceof ApiError && error.code === code);

  /** The new version, where publishing did not answer with it; undefined when nobody does. */
  const readLive = async (): Promise<AgentVersionHead | undefined> => {
    const now = await queryClient
      .query({ ...getAgentQueryOptions(botKey), staleTime: 0 })
      .catch(() => undefined);
    const live = now?.live ?? undefined;
    return live?.versionId === before?.versionId ? undefined : live;
  };

  const publish = async (revision: string, data: PublishRequest): Promise<AgentVersionHead | undefined> => {
    try {
      const live = (await mutateAsync({ revision, data })) ?? (await readLive());
      refresh({ ...(live && { live }), unpublishedChanges: false });
      return live;
    } catch (failure) {
      if (failure instanceof ApiError && failure.kind === 'refused') refresh();
      throw failure;
    }
  };

  return {
    publish,
    busy: isPending,
    error,
    refusal,
    /** Nobody knows whether it was published: the same again reports it, and publishes nothing twice. */
    unanswered: error instanceof ApiError && (error.kind === 'network' || error.kind === 'timeout'),
  };
}
