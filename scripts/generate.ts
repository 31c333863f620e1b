import { Generator, getConfig } from '@tanstack/router-generator';
import { markGenerated } from './ensure-generated';
import { run } from './run';
import { sayAndStop } from './say-and-stop';

const start = performance.now();

async function routeTree(): Promise<string | undefined> {
  try {
    const config = getConfig({ disableLogging: true }, process.cwd());
    await new Generator({ config, root: process.cwd() }).run();
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

const [contract, words, routes] = await Promise.all([
  run('orval', ['--config', 'orval.config.ts']),
  run('typesafe-i18n', ['--no-watch']),
  routeTree(),
]);

if (contract.code !== 0)
  sayAndStop(`${contract.output}\nThe contract in openapi/ could not be generated from.`);
if (words.code !== 0) sayAndStop(`${words.output}\nThe words in i18n/ could not be generated from.`);
if (routes !== undefined) sayAndStop(`${routes}\nThe route tree could not be generated from src/routes/.`);

markGenerated();
const seconds = ((performance.now() - start) / 1000).toFixed(1);
process.stdout.write(`Generated from the contract, the words and the routes in ${seconds} s\n`);
