import { useI18nContext } from '@i18n/i18n-react';
import { useChangeAgents } from '@/api/generated/agents/agents';
import { AgentChangeRefusal } from '@/api/generated/schemas/agentChangeRefusal.zod';
import type { AgentDetail } from '@/api/generated/schemas/agentDetail.zod';
import { textFor } from '@/api/known';
import { useAccountId } from '@/shared/account/use-account-id';
import { showToast } from '@/ui/toast/toast-queue';
import { useRefreshVersions } from './use-refresh-versions';

/** Lets a paused agent answer visitors again; why it may not is said in a toast. */
export function useResumeAgent({ botKey, name }: AgentDetail, onError?: (error: unknown) => void) {
  const t = useI18nContext().LL.agentActions;
  const accountId = useAccountId();
  const refresh = useRefreshVersions(botKey);
  const { mutate, ...resuming } = useChangeAgents({
    mutation: {
      ...(onError && { onError }),
      onSuccess: (answer) => {
        // A success without results has changed it.
        const refused = answer?.results.find(({ done }) => !done);
        refresh(refused ? {} : { status: 'live' });
        if (!refused) return;
        const reason = textFor(AgentChangeRefusal, t.why, refused.code ?? 'FAILED');
        showToast({
          type: 'error',
          title: t.partly.title.resume({ n: 1, count: '1' }),
          text: t.partly.reason({ name, reason }),
        });
      },
    },
  });
  return {
    ...resuming,
    resume: () => mutate({ data: { accountId, change: 'resume', botKeys: [botKey] } }),
  };
}
