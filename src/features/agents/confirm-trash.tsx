import { useI18nContext } from '@i18n/i18n-react';
import { lazy } from 'react';
import type { Agent } from '@/api/generated/schemas/agent.zod';
import { formatNumber } from '@/lib/format';
import { loadPart } from '@/lib/load-part';
import { Late } from '@/ui/late';

const ConfirmDialog = lazy(() =>
  loadPart(async () => ({ default: (await import('@/ui/confirm-dialog')).ConfirmDialog })),
);

interface ConfirmTrashProps {
  agents: readonly Agent[];
  onAnswer: (yes: boolean) => void;
}

/** Asks before live agents are trashed. */
export function ConfirmTrash({ agents, onAnswer }: ConfirmTrashProps) {
  const { LL, locale } = useI18nContext();
  const t = LL.agentActions.confirmTrash;
  const live = agents.filter((agent) => agent.status === 'live').length;
  return (
    <Late>
      <ConfirmDialog
        danger
        open
        onOpenChange={() => onAnswer(false)}
        title={t.title()}
        description={t.text({ n: live, count: formatNumber(locale, live) })}
        confirmLabel={t.confirm()}
        cancelLabel={t.cancel()}
        onConfirm={() => onAnswer(true)}
      />
    </Late>
  );
}
