import { useI18nContext } from '@i18n/i18n-react';
import type { TestCase } from '@/api/generated/schemas/testCase.zod';
import { byUrgency, isShown, setsOf, type TestsSearch } from './select-tests';
import { useJudgedTests } from './use-judged-tests';

/** The tests of an agent with the results that a link asks for, and which of them it shows. */
export function useShownTests(botKey: string, tests: readonly TestCase[], search: TestsSearch) {
  const { locale } = useI18nContext();
  const results = useJudgedTests(botKey, tests, search.run);
  const sets = setsOf(tests, locale);
  const set = sets.find((name) => name === search.set);
  const inSet = results.judged.filter(({ test }) => set === undefined || test.sets.includes(set));
  return {
    ...results,
    sets,
    /** The set that is shown; undefined when all are. */
    set,
    inSet,
    rows: inSet.filter((judged) => isShown(judged, search.only)).toSorted(byUrgency),
  };
}
