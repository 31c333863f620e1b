import { useI18nContext } from '@i18n/i18n-react';
import { useAgents } from '@/api/generated/agents/agents';
import { useMembers } from '@/api/generated/members/members';
import { AuditKind } from '@/api/generated/schemas/auditKind.zod';
import { known } from '@/api/known';
import { useAccountId } from '@/shared/account/use-account-id';
import { FilterFold } from '@/ui/filter-fold';
import { SelectField } from '@/ui/select-field';
import { TextField } from '@/ui/text-field';
import { isBackwards } from './audit-filter';
import { type AuditSearch, filtersIn } from './audit-search';

interface AuditFiltersProps {
  search: AuditSearch;
  onSearch: (next: AuditSearch) => void;
}

/** What a link asks for stays a choice, also where its name is not known. */
function withChosen(options: readonly { value: string; label: string }[], chosen: string | undefined) {
  const isThere = chosen === undefined || options.some(({ value }) => value === chosen);
  return isThere ? options : [...options, { value: chosen, label: chosen }];
}

/** Which changes are shown: whose, of what kind, of which agent, from when to when. */
export function AuditFilters({ search, onSearch }: AuditFiltersProps) {
  const t = useI18nContext().LL.audit;
  const accountId = useAccountId();
  const members = useMembers(accountId).data?.items ?? [];
  const agents = useAgents({ accountId, limit: 500, sort: 'name' }).data?.items ?? [];
  const set = (change: AuditSearch) => onSearch({ ...search, ...change });
  const text = (value: string) => value || undefined;
  const chosen = filtersIn(search);
  return (
    <FilterFold
      label={chosen === 0 ? t.filters.fold() : t.filters.foldActive({ n: chosen })}
      chosen={chosen}
      className="grid grid-cols-2 gap-x-2 gap-y-4 sm:grid-cols-3 xl:grid-cols-5"
    >
      <SelectField
        label={t.filters.person()}
        placeholder={t.filters.allPeople()}
        value={search.person ?? ''}
        options={withChosen(
          members.map(({ userId, name, email }) => ({ value: userId, label: name || email })),
          search.person,
        )}
        onChange={({ target }) => set({ person: text(target.value) })}
      />
      <SelectField
        label={t.filters.kind()}
        placeholder={t.filters.allKinds()}
        value={known(AuditKind, search.kind) ?? ''}
        options={AuditKind.options.map((value) => ({ value, label: t.kinds[value]() }))}
        onChange={({ target }) => set({ kind: text(target.value) })}
      />
      <SelectField
        // The days of a period stand beside one another.
        className="max-sm:col-span-2"
        label={t.filters.agent()}
        placeholder={t.filters.allAgents()}
        value={search.agent ?? ''}
        options={withChosen(
          agents
            .filter(({ isCreator }) => !isCreator)
            .map(({ botKey, name }) => ({ value: botKey, label: name || botKey })),
          search.agent,
        )}
        onChange={({ target }) => set({ agent: text(target.value) })}
      />
      <TextField
        type="date"
        label={t.filters.from()}
        value={search.from ?? ''}
        max={search.to}
        onChange={({ target }) => set({ from: text(target.value) })}
      />
      <TextField
        type="date"
        label={t.filters.to()}
        value={search.to ?? ''}
        min={search.from}
        error={isBackwards(search) ? t.filters.wrongPeriod() : undefined}
        onChange={({ target }) => set({ to: text(target.value) })}
      />
    </FilterFold>
  );
}
