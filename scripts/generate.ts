import { ALL_SOURCES, isStale, markGenerated, markStale, type Source } from './ensure-generated';
import { run } from './run';
import { sayAndStop } from './say-and-stop';

const start = performance.now();

async function runTool(tool: string, ...args: string[]): Promise<string | undefined> {
  const { code, output } = await run(tool, args);
  return code === 0 ? undefined : output;
}

async function routeTree(): Promise<string | undefined> {
  // Half a second of code that an unchanged tree has no need of.
  const { Generator, getConfig } = await import('@tanstack/router-generator');
  try {
    const config = getConfig({ disableLogging: true }, process.cwd());
    await new Generator({ config, root: process.cwd() }).run();
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Each gives what it said when it failed. */
const GENERATORS: Record<Source, { from: string; generate: () => Promise<string | undefined> }> = {
  contract: {
    from: 'the contract in openapi/',
    generate: () => runTool('orval', '--config', 'orval.config.ts'),
  },
  words: { from: 'the words in i18n/', generate: () => runTool('typesafe-i18n', '--no-watch') },
  routes: { from: 'the routes in src/routes/', generate: routeTree },
};

const changed = ALL_SOURCES.filter(isStale);
const failures = await Promise.all(
  changed.map(async (source) => {
    const { from, generate } = GENERATORS[source];
    markStale(source);
    const said = await generate();
    if (said !== undefined) return [`${said}\nNothing could be generated from ${from}.`];
    markGenerated(source);
    return [];
  }),
);
const said = failures.flat();
if (said.length > 0) sayAndStop(said.join('\n'));

const seconds = ((performance.now() - start) / 1000).toFixed(1);
process.stdout.write(
  changed.length > 0
    ? `Generated from ${changed.map((source) => GENERATORS[source].from).join(', ')} in ${seconds} s\n`
    : 'What is generated is up to date.\n',
);
