import { useI18nContext } from '@i18n/i18n-react';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useSettleQuestion } from '@/api/generated/analytics/analytics';
import { knowledgeItemTextMax, knowledgeItemTitleMax } from '@/api/generated/schemas/knowledgeItem.zod';
import { KnowledgeItemsMax } from '@/api/generated/schemas/knowledgeItems.zod';
import type { UnansweredQuestion } from '@/api/generated/schemas/unansweredQuestion.zod';
import { formatNumber } from '@/lib/format';
import { newId } from '@/lib/new-id';
import { useAgentDraft } from '@/shared/agent-draft/use-agent-draft';
import { invalidateAfter } from '@/shared/queries/invalidate-after';
import { showToast } from '@/ui/toast/toast-queue';

/** Puts an answer into the agent's draft, as a piece of knowledge, and closes its question; or dismisses it. */
export function useAnswerQuestion({ questionId, question, botKey = '', agentName }: UnansweredQuestion) {
  const { LL, locale } = useI18nContext();
  const t = LL.analytics.questions.dialog;
  const queryClient = useQueryClient();
  const router = useRouter();
  const draft = useAgentDraft(botKey);
  const [saving, setSaving] = useState(false);
  const [refused, setRefused] = useState<'full' | 'notSaved'>();
  const { mutateAsync, error, isPending } = useSettleQuestion();

  const settle = async (state: 'open' | 'answered' | 'dismissed'): Promise<boolean> => {
    try {
      await mutateAsync({ questionId, data: { state } });
    } catch {
      return false;
    }
    await invalidateAfter(queryClient, 'settleQuestion');
    return true;
  };

  /** Saves the answer in the draft; what could not be saved is taken out again. */
  const addToDraft = async (text: string): Promise<boolean> => {
    const itemId = `knw_${newId()}`;
    const title = question.slice(0, knowledgeItemTitleMax);
    draft.change((now) => ({ ...now, knowledge: [...now.knowledge, { itemId, title, text }] }));
    if (await draft.saveNow()) return true;
    draft.change((now) => ({ ...now, knowledge: now.knowledge.filter((one) => one.itemId !== itemId) }));
    return false;
  };

  const answer = async (text: string): Promise<boolean> => {
    setRefused(undefined);
    if ((draft.content?.knowledge.length ?? 0) >= KnowledgeItemsMax) {
      setRefused('full');
      return false;
    }
    setSaving(true);
    const isSaved = await addToDraft(text);
    setSaving(false);
    if (!isSaved) {
      setRefused('notSaved');
      return false;
    }
    showToast({
      title: t.added({ agent: agentName || botKey }),
      action: {
        label: t.openDraft(),
        onClick: () =>
          void router.navigate({ to: '/{-$locale}/dashboard/agents/$keyBot', params: { keyBot: botKey } }),
      },
    });
    // The answer is in the draft: whether the question could be closed as well does not hold it up.
    await settle('answered');
    return true;
  };

  const dismiss = async (): Promise<boolean> => {
    if (!(await settle('dismissed'))) return false;
    showToast({ title: t.dismissed(), action: { label: t.undo(), onClick: () => void settle('open') } });
    return true;
  };

  return {
    answer,
    dismiss,
    /** What is wrong with an answer. */
    faultOf: (text: string): string | undefined => {
      if (text.trim() === '') return t.required();
      return text.length > knowledgeItemTextMax
        ? t.tooLong({ maximum: formatNumber(locale, knowledgeItemTextMax) })
        : undefined;
    },
    busy: saving || isPending || (!draft.content && !draft.error),
    refused,
    failure: error ?? (draft.content ? null : draft.error),
  };
}
