import type { TestResult } from '@/api/generated/schemas/testResult.zod';
import type { TestVerdict } from '@/api/generated/schemas/testVerdict.zod';

/** What the result of one run comes to. */
export function verdictOf(result: TestResult | undefined): TestVerdict {
  if (!result) return 'not_run';
  if (!result.passed) return 'failed';
  if (!result.changed) return 'passed';
  return result.accepted ? 'accepted' : 'changed';
}
