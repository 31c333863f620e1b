import * as z from 'zod/mini';
import { Expectations } from '@/api/generated/schemas/expectations.zod';
import { Locale } from '@/api/generated/schemas/locale.zod';
import type { TestInput } from '@/api/generated/schemas/testInput.zod';
import { TestName } from '@/api/generated/schemas/testName.zod';
import { TestQuestions } from '@/api/generated/schemas/testQuestions.zod';
import { TestSets } from '@/api/generated/schemas/testSets.zod';
import { linesOf, partsOf } from './lines-of';

/** A test as it is typed: lists are texts. */
export const TestForm = z.object({
  name: TestName,
  language: Locale,
  questions: z.string().check(z.refine((text) => TestQuestions.safeParse(linesOf(text)).success)),
  sets: z.string().check(z.refine((text) => TestSets.safeParse(partsOf(text)).success)),
  expectations: Expectations,
});
export type TestForm = z.infer<typeof TestForm>;

/** What was typed, as the provider takes it. */
export function testInput({ questions, sets, ...rest }: TestForm, createdFrom: string | null): TestInput {
  return { ...rest, questions: linesOf(questions), sets: partsOf(sets), createdFrom };
}
