import type { Expectation, TestAnswer, TestResult } from './schemas';

/** Upper and lower case, accents and white space make no difference. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();
}

type Said = Pick<TestAnswer, 'answer' | 'sources'>;

/** Whether the answers of a test are as expected. */
export function holds({ kind, value }: Expectation, answers: readonly Said[]): boolean {
  const isSaid = () => answers.some(({ answer }) => plain(answer).includes(plain(value)));
  switch (kind) {
    case 'contains':
      return isSaid();
    case 'not_contains':
      return !isSaid();
    case 'uses_source':
      return answers.some(({ sources }) => sources.some(({ sourceId }) => sourceId === value));
  }
}

/** What a test comes to: which expectations do not hold, and whether what is live answers otherwise. */
export function judgeTest(
  expectations: readonly Expectation[],
  answers: readonly TestAnswer[],
): Pick<TestResult, 'passed' | 'failed' | 'changed'> {
  const failed = expectations.filter((expectation) => !holds(expectation, answers));
  const changed = answers.some(({ answer, liveAnswer }) => liveAnswer !== null && liveAnswer !== answer);
  return { passed: failed.length === 0, failed, changed };
}
