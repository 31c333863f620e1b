import { useI18nContext } from '@i18n/i18n-react';
import type { TestRunHead } from '@/api/generated/schemas/testRunHead.zod';
import { formatMoment } from '@/lib/format';
import { FilterFold } from '@/ui/filter-fold';
import { SelectField } from '@/ui/select-field';
import { hasResults, isShown, type TestsSearch } from './select-tests';
import type { useShownTests } from './use-shown-tests';

interface TestsFiltersProps {
  tests: ReturnType<typeof useShownTests>;
  search: TestsSearch;
  onSearch: (next: TestsSearch) => void;
  numberOf: (versionId: string) => string;
  /** The run whose results the draft has now: the first choice stands for it. */
  lastRun: TestRunHead | undefined;
}

/** Which tests are shown, and the results of which run. */
export function TestsFilters({ tests, search, onSearch, numberOf, lastRun }: TestsFiltersProps) {
  const { LL, locale } = useI18nContext();
  const t = LL.agentTests.filters;
  const { sets, set, inSet, shown, heads } = tests;
  const count = (only: TestsSearch['only']) => inSet.filter((judged) => isShown(judged, only)).length;
  const labelOf = ({ against: { versionId, revision }, startedAt }: TestRunHead) => {
    const at = formatMoment(locale, startedAt) ?? LL.common.unknown();
    if (versionId !== null) return t.ofVersion({ n: numberOf(versionId), at });
    return revision === tests.revision ? t.ofSameDraft({ at }) : t.ofDraft({ at });
  };
  const chosen = [set, search.only, search.run].filter((one) => one !== undefined).length;
  return (
    <FilterFold
      label={chosen === 0 ? t.fold() : t.foldActive({ n: chosen })}
      chosen={chosen}
      className="grid grid-cols-2 gap-3 sm:flex sm:flex-wrap"
    >
      <SelectField
        className="sm:w-48"
        label={t.set()}
        value={set ?? ''}
        options={[{ value: '', label: t.allSets() }, ...sets.map((name) => ({ value: name, label: name }))]}
        onChange={(event) => onSearch({ ...search, set: event.target.value || undefined })}
      />
      <SelectField
        className="sm:w-56"
        label={t.only()}
        value={search.only ?? ''}
        options={[
          { value: '', label: t.all({ n: inSet.length }) },
          { value: 'failed', label: t.failed({ n: count('failed') }) },
          { value: 'changed', label: t.changed({ n: count('changed') }) },
        ]}
        onChange={({ target: { value } }) =>
          onSearch({ ...search, only: value === 'failed' || value === 'changed' ? value : undefined })
        }
      />
      <SelectField
        className="max-sm:col-span-2 sm:w-72"
        label={t.results()}
        value={shown?.runId ?? 'now'}
        options={[
          { value: 'now', label: t.now() },
          ...heads
            .filter((head) => hasResults(head) && head !== lastRun)
            .map((head) => ({ value: head.runId, label: labelOf(head) })),
        ]}
        onChange={(event) => onSearch({ ...search, run: event.target.value })}
      />
    </FilterFold>
  );
}
