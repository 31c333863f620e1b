import { ALL_SOURCES, generateFrom, type Source } from './ensure-generated';
import { run } from './run';
import { runOrval } from './run-orval';
import { sayAndStop } from './say-and-stop';

const start = performance.now();

async function typesOfWords(): Promise<void> {
  const { code, output } = await run('typesafe-i18n', ['--no-watch']);
  if (code !== 0) throw new Error(output);
}

async function routeTree(): Promise<void> {
  // Half a second of code that an unchanged tree has no need of.
  const { Generator, getConfig } = await import('@tanstack/router-generator');
  const config = getConfig({ disableLogging: true }, process.cwd());
  await new Generator({ config, root: process.cwd() }).run();
}

const GENERATORS: Record<Source, { from: string; generate: () => Promise<void> }> = {
  contract: { from: 'the contract in openapi/', generate: runOrval },
  words: { from: 'the words in i18n/', generate: typesOfWords },
  routes: { from: 'the routes in src/routes/', generate: routeTree },
};

/** What was generated from, and what is wrong with what could not be. */
const done: string[] = [];
const faults: string[] = [];
await Promise.all(
  ALL_SOURCES.map(async (source) => {
    const { from, generate } = GENERATORS[source];
    try {
      if (await generateFrom(source, generate)) done.push(from);
    } catch (error) {
      faults.push(
        `${error instanceof Error ? error.message : error}\nNothing could be generated from ${from}.`,
      );
    }
  }),
);
if (faults.length > 0) sayAndStop(faults.join('\n'));

const seconds = ((performance.now() - start) / 1000).toFixed(1);
process.stdout.write(
  done.length > 0
    ? `Generated from ${done.join(', ')} in ${seconds} s\n`
    : 'What is generated is up to date.\n',
);
