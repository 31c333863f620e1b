import { useI18nContext } from '@i18n/i18n-react';
import type { RefObject } from 'react';
import { useAgents } from '@/api/generated/agents/agents';
import { CallOrigin } from '@/api/generated/schemas/callOrigin.zod';
import { CallOutcome } from '@/api/generated/schemas/callOutcome.zod';
import { useToolkits } from '@/api/generated/tools/tools';
import { known } from '@/api/known';
import { humanised } from '@/lib/humanised';
import { useAccountId } from '@/shared/account/use-account-id';
import { localText } from '@/shared/agent-draft/local-text';
import { useToolkitName } from '@/shared/tool-calls/use-toolkit-name';
import { Button } from '@/ui/button';
import { FilterFold } from '@/ui/filter-fold';
import { SelectField } from '@/ui/select-field';
import type { CallsSearch } from './calls-search';

interface CallsFiltersProps {
  search: CallsSearch;
  onSearch: (next: CallsSearch) => void;
  /** Left out where what stands in the place of the calls clears them. */
  onClear: (() => void) | undefined;
  /** The first of the fields, which takes the focus from what cleared them. */
  first: RefObject<HTMLSelectElement | null>;
}

interface Choice {
  value: string;
  label: string;
}

/** What a link asks for stays a choice, also where its name is not known. */
function withChosen(options: readonly Choice[], chosen: string | undefined): Choice[] {
  const isThere = chosen === undefined || options.some(({ value }) => value === chosen);
  return isThere ? [...options] : [...options, { value: chosen, label: humanised(chosen) }];
}

/** Which calls are shown: by agent, tool, result and who made them; on a phone behind a button until something is chosen. */
export function CallsFilters({ search, onSearch, onClear, first }: CallsFiltersProps) {
  const { LL, locale } = useI18nContext();
  const t = LL.toolCalls.filters;
  const nameOf = useToolkitName();
  const accountId = useAccountId();
  const agents = useAgents({ accountId, limit: 500, sort: 'name' }).data?.items ?? [];
  const toolkits = useToolkits({ accountId }).data?.items ?? [];
  const { outcomes, origins } = LL.toolCalls;
  // Another filter begins at the first page.
  const set = (change: Partial<CallsSearch>) => onSearch({ ...search, from: undefined, ...change });
  const text = (value: string) => value || undefined;
  const chosen = [
    search.agent,
    search.toolkit,
    search.action,
    search.outcome,
    search.origin,
    search.conversation,
  ].filter((one) => one !== undefined).length;
  const action = toolkits
    .find(({ toolkit }) => toolkit === search.toolkit)
    ?.actions.find((one) => one.action === search.action);

  return (
    <div className="flex flex-col gap-3">
      <FilterFold
        label={chosen === 0 ? t.fold() : t.foldActive({ n: chosen })}
        chosen={chosen}
        className="grid grid-cols-2 gap-3 lg:grid-cols-4"
      >
        <SelectField
          ref={first}
          label={t.agent()}
          placeholder={t.allAgents()}
          value={search.agent ?? ''}
          options={withChosen(
            agents.map(({ botKey, name }) => ({ value: botKey, label: name || botKey })),
            search.agent,
          )}
          onChange={({ target }) => set({ agent: text(target.value) })}
        />
        <SelectField
          label={t.toolkit()}
          placeholder={t.allToolkits()}
          value={search.toolkit ?? ''}
          options={withChosen(
            toolkits.map(({ toolkit, name }) => ({ value: toolkit, label: nameOf(toolkit, name) })),
            search.toolkit,
          )}
          onChange={({ target }) => set({ toolkit: text(target.value), action: undefined })}
        />
        <SelectField
          label={t.outcome()}
          placeholder={t.allOutcomes()}
          value={known(CallOutcome, search.outcome) ?? ''}
          options={CallOutcome.options.map((value) => ({ value, label: outcomes[value]() }))}
          onChange={({ target }) => set({ outcome: known(CallOutcome, target.value) })}
        />
        <SelectField
          label={t.origin()}
          placeholder={t.allOrigins()}
          value={known(CallOrigin, search.origin) ?? ''}
          options={CallOrigin.options.map((value) => ({ value, label: origins[value]() }))}
          onChange={({ target }) => set({ origin: known(CallOrigin, target.value) })}
        />
      </FilterFold>
      {chosen > 0 && (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-[0.8125rem] text-quiet">
          {search.conversation && t.conversation()}
          {search.action &&
            t.action({ action: (action && localText(action.name, locale)) || humanised(search.action) })}
          {onClear && (
            <Button variant="ghost" size="sm" onClick={onClear}>
              {t.clear()}
            </Button>
          )}
        </p>
      )}
    </div>
  );
}
