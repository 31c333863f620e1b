import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { sayAndStop } from './say-and-stop';

/** Reads a command's options; an unknown one, or `--help`, is answered with the usage. */
export function readOptions<const Options extends ParseArgsOptionsConfig>(usage: string, options: Options) {
  try {
    if (process.argv.slice(2).includes('--help')) {
      process.stdout.write(`${usage}\n`);
      process.exit(0);
    }
    return parseArgs({ options, strict: true, allowPositionals: false }).values;
  } catch (error) {
    sayAndStop(`${error instanceof Error ? error.message : String(error)}\n${usage}`);
  }
}
