import { Moment } from '@mocks/core/moment';
import * as z from 'zod/mini';
import * as contract from '@/api/generated/schemas';

const Expectation = z.extend(contract.Expectation, { kind: contract.ExpectationKind });
export type Expectation = z.infer<typeof Expectation>;

/** A test as a person writes it. */
export const TestInput = z.extend(contract.TestInput, {
  language: contract.Locale,
  expectations: z.array(Expectation).check(z.maxLength(20)),
});
export type TestInput = z.infer<typeof TestInput>;

/** Several tests at once. */
export const CreateTestsRequest = z.extend(contract.CreateTestsRequest, {
  tests: z.array(TestInput).check(z.minLength(1), z.maxLength(100)),
});

/** A test as this provider keeps it. */
export const TestCase = z.extend(TestInput, { testId: contract.TestId, updatedAt: Moment, by: z.string() });
export type TestCase = z.infer<typeof TestCase>;

const TestAnswer = z.extend(contract.TestAnswer, { liveAnswer: z.nullable(z.string()) });
export type TestAnswer = z.infer<typeof TestAnswer>;

/** How a test came out. */
export const TestResult = z.extend(contract.TestResult, {
  failed: z.array(Expectation),
  accepted: z.nullable(z.object({ by: z.string(), at: Moment })),
  answers: z.array(TestAnswer),
});
export type TestResult = z.infer<typeof TestResult>;

/** A run as a list shows it. */
export const TestRunHead = z.extend(contract.TestRunHead, {
  jobId: contract.JobId,
  status: contract.TestRunStatus,
  liveVersionId: z.nullable(contract.VersionId),
  startedAt: Moment,
  by: z.string(),
});
export type TestRunHead = z.infer<typeof TestRunHead>;

/** A run with what came out. */
export type TestRun = TestRunHead & { results: TestResult[] };
