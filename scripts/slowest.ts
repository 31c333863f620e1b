import { relative } from 'node:path';
import * as z from 'zod/mini';

/** A file of tests: how long its tests took together, and how many they are. */
export type FileTime = { file: string; seconds: number; tests: number };

const vitestSchema = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      startTime: z.number(),
      endTime: z.number(),
      assertionResults: z.array(z.unknown()),
    }),
  ),
});

type PlaywrightSuite = z.infer<typeof specsSchema> & { suites?: PlaywrightSuite[] | undefined };
const specsSchema = z.object({
  specs: z.array(
    z.object({ tests: z.array(z.object({ results: z.array(z.object({ duration: z.number() })) })) }),
  ),
});
const suiteSchema: z.ZodMiniType<PlaywrightSuite> = z.lazy(() =>
  z.extend(specsSchema, { suites: z.optional(z.array(suiteSchema)) }),
);
const playwrightSchema = z.object({
  suites: z.array(z.intersection(z.object({ file: z.string() }), suiteSchema)),
});

/** The files of a Vitest JSON report; none where it is no such report. */
export function vitestFiles(report: unknown): FileTime[] {
  const { data } = vitestSchema.safeParse(report);
  return (data?.testResults ?? []).map(({ name, startTime, endTime, assertionResults }) => ({
    file: relative('.', name),
    seconds: (endTime - startTime) / 1000,
    tests: assertionResults.length,
  }));
}

function durations({ specs, suites = [] }: PlaywrightSuite): number[] {
  const own = specs.flatMap(({ tests }) =>
    tests.map(({ results }) => results.reduce((sum, { duration }) => sum + duration, 0)),
  );
  return [...own, ...suites.flatMap(durations)];
}

/** The files of a Playwright JSON report; none where it is no such report. */
export function playwrightFiles(report: unknown): FileTime[] {
  const { data } = playwrightSchema.safeParse(report);
  return (data?.suites ?? []).map((suite) => {
    const each = durations(suite);
    return {
      file: `tests/e2e/${suite.file}`,
      seconds: each.reduce((sum, one) => sum + one, 0) / 1000,
      tests: each.length,
    };
  });
}

/** The slowest of them, a line each. */
export function slowestFiles(files: readonly FileTime[], count = 10): string[] {
  return [...files]
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, count)
    .map(({ file, seconds, tests }) => {
      const many = `${tests} ${tests === 1 ? 'test' : 'tests'}`;
      return `${seconds.toFixed(1).padStart(7)} s  ${many.padStart(9)}  ${file}`;
    });
}
