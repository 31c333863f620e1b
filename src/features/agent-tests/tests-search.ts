import * as z from 'zod/mini';
import { TestRunId } from '@/api/generated/schemas/testRunId.zod';

const TestsSearch = z.object({
  view: z.catch(z.optional(z.literal('tests')), undefined),
  set: z.catch(z.optional(z.string()), undefined),
  only: z.catch(z.optional(z.enum(['failed', 'changed'])), undefined),
  run: z.catch(z.optional(z.union([z.literal('now'), TestRunId])), undefined),
});

/** Whether the tests of an agent are asked for, and which; what is not understood is left out. */
export function testsSearch(search: Record<string, unknown>): z.output<typeof TestsSearch> {
  return TestsSearch.parse(search);
}
