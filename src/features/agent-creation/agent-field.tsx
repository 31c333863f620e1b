import { useI18nContext } from '@i18n/i18n-react';
import { useDeferredValue, useState } from 'react';
import { useAgent } from '@/api/generated/drafts/drafts';
import type { Agent } from '@/api/generated/schemas/agent.zod';
import { AgentStatus } from '@/api/generated/schemas/agentStatus.zod';
import { textFor } from '@/api/known';
import { useAccountId } from '@/shared/account/use-account-id';
import { useFoundAgents } from '@/shared/agents/use-found-agents';
import { FailureNotice } from '@/shared/failures/failure-notice';
import { ComboboxField } from '@/ui/combobox-field';

interface AgentFieldProps {
  label: string;
  value: string | undefined;
  onChange: (botKey: string) => void;
}

const MOST_LETTERS = 200;

/** One of the company's agents, few or thousands, found by its name. */
export function AgentField({ label, value, onChange }: AgentFieldProps) {
  const { LL } = useI18nContext();
  const t = LL.creation.copy;
  const [query, setQuery] = useState('');
  const q = useDeferredValue(query.trim().slice(0, MOST_LETTERS));
  const accountId = useAccountId();
  const found = useFoundAgents({ accountId, ...(q !== '' && { q }) });
  // The chosen one has its name also where the search has moved on.
  const { data: chosen } = useAgent(value ?? '', { query: { enabled: value !== undefined } });
  const items: readonly Pick<Agent, 'botKey' | 'name' | 'status'>[] = found.data?.items ?? [];
  const shown = chosen && !items.some(({ botKey }) => botKey === chosen.botKey) ? [chosen, ...items] : items;
  return (
    <>
      <ComboboxField
        label={label}
        placeholder={t.choose()}
        searchPlaceholder={t.searchAgents()}
        emptyText={t.noneFound()}
        options={shown.map(({ botKey, name, status }) => ({
          value: botKey,
          label: name,
          hint: status && textFor(AgentStatus, LL.agents.status, status),
        }))}
        value={value ?? ''}
        onChange={onChange}
        onQuery={setQuery}
      />
      <FailureNotice error={found.error} />
    </>
  );
}
