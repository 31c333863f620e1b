import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import * as z from 'zod/mini';

/** A test that failed: its name, what it said, and the files that say what its pages showed. */
export type Failure = { title: string; message: string; pages?: string[] };

/** A file of tests: how long its tests took together, how many they are, and which of them failed. */
export type TestFile = { file: string; seconds: number; tests: number; failures: Failure[] };

const vitestSchema = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      startTime: z.number(),
      endTime: z.number(),
      assertionResults: z.array(
        z.object({ fullName: z.string(), status: z.string(), failureMessages: z.array(z.string()) }),
      ),
      // Why a whole file did not run.
      message: z._default(z.string(), ''),
    }),
  ),
});

type PlaywrightSuite = z.infer<typeof specsSchema> & { suites?: PlaywrightSuite[] | undefined };
const resultSchema = z.object({
  duration: z.number(),
  errors: z.array(z.object({ message: z.optional(z.string()) })),
  attachments: z._default(z.array(z.object({ name: z.string(), path: z.optional(z.string()) })), []),
});
const specsSchema = z.object({
  specs: z.array(
    z.object({
      title: z.string(),
      ok: z.boolean(),
      tests: z.array(z.object({ results: z.array(resultSchema) })),
    }),
  ),
});
const suiteSchema: z.ZodMiniType<PlaywrightSuite> = z.lazy(() =>
  z.extend(specsSchema, { suites: z.optional(z.array(suiteSchema)) }),
);
const playwrightSchema = z.object({
  suites: z.array(z.intersection(z.object({ file: z.string() }), suiteSchema)),
});

/** The files of a Vitest JSON report; none where it is no such report. */
export function vitestFiles(report: unknown): TestFile[] {
  const { data } = vitestSchema.safeParse(report);
  return (data?.testResults ?? []).map(({ name, startTime, endTime, assertionResults, message }) => {
    const failed = assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => ({ title: fullName, message: failureMessages.join('\n') }));
    return {
      file: relative('.', name),
      seconds: (endTime - startTime) / 1000,
      tests: assertionResults.length,
      failures: message && failed.length === 0 ? [{ title: 'the file itself', message }] : failed,
    };
  });
}

function specsIn({ specs, suites = [] }: PlaywrightSuite): PlaywrightSuite['specs'] {
  return [...specs, ...suites.flatMap(specsIn)];
}

/** The files of a Playwright JSON report; none where it is no such report. */
export function playwrightFiles(report: unknown): TestFile[] {
  const { data } = playwrightSchema.safeParse(report);
  return (data?.suites ?? []).map((suite) => {
    const specs = specsIn(suite).map(({ title, ok, tests }) => {
      const results = tests.flatMap((test) => test.results);
      const message = results.flatMap(({ errors }) => errors.map((error) => error.message)).join('\n');
      const pages = results
        .flatMap(({ attachments }) => attachments)
        .flatMap(({ name, path }) => (name === 'error-context' && path ? [path] : []));
      return {
        title,
        ok,
        message,
        pages,
        tests: tests.length,
        ms: results.reduce((sum, one) => sum + one.duration, 0),
      };
    });
    return {
      file: `tests/e2e/${suite.file}`,
      seconds: specs.reduce((sum, { ms }) => sum + ms, 0) / 1000,
      tests: specs.reduce((sum, one) => sum + one.tests, 0),
      failures: specs.filter(({ ok }) => !ok).map(({ title, message, pages }) => ({ title, message, pages })),
    };
  });
}

/** What a page showed when its test failed, as a screen reader has it; nothing where that was not noted. */
function shownOn(file: string): string[] {
  if (!existsSync(file)) return [];
  const [, snapshot = ''] = readFileSync(file, 'utf8').split('# Page snapshot');
  return snapshot.split('\n').filter((line) => /^ *-/.test(line));
}

/** The tests that failed, each with the first lines of what it said and of what its pages showed. */
export function failedTests(files: readonly TestFile[], lines = 12, linesOfPage = 60): string[] {
  return files.flatMap(({ file, failures }) =>
    failures.map(({ title, message, pages = [] }) => {
      const said = stripVTControlCharacters(message).split('\n').slice(0, lines);
      const shown = pages
        .map((page) => shownOn(page).slice(0, linesOfPage))
        .flatMap((page) => (page.length > 0 ? ['A page showed:', ...page] : []));
      return [`${file} › ${title}`, ...[...said, ...shown].map((line) => `  ${line}`)].join('\n');
    }),
  );
}

/** The slowest of them, a line each. */
export function slowestFiles(files: readonly TestFile[], count = 10): string[] {
  return [...files]
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, count)
    .map(({ file, seconds, tests }) => {
      const many = `${tests} ${tests === 1 ? 'test' : 'tests'}`;
      return `${seconds.toFixed(1).padStart(7)} s  ${many.padStart(9)}  ${file}`;
    });
}
