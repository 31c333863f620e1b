import { useI18nContext } from '@i18n/i18n-react';
import { useDeferredValue, useState } from 'react';
import { useBot } from '@/api/generated/agents/agents';
import type { Bot } from '@/api/generated/schemas/bot.zod';
import { BotStatus } from '@/api/generated/schemas/botStatus.zod';
import { textFor } from '@/api/known';
import { useAccountId } from '@/shared/account/use-account-id';
import { useFoundBots } from '@/shared/agents/use-found-bots';
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
  const found = useFoundBots({ accountId, ...(q !== '' && { q }) });
  // The chosen one has its name also where the search has moved on.
  const { data: chosen } = useBot(value ?? '', { query: { enabled: value !== undefined } });
  const items: readonly Pick<Bot, 'botKey' | 'name' | 'status'>[] = found.data?.items ?? [];
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
          hint: status && textFor(BotStatus, LL.agents.status, status),
        }))}
        value={value ?? ''}
        onChange={onChange}
        onQuery={setQuery}
      />
      <FailureNotice error={found.error} />
    </>
  );
}
