import { run } from '../run';
import { sayAndStop } from '../say-and-stop';

async function built(...args: readonly string[]): Promise<void> {
  const { code, output } = await run('vite', ['build', ...args]);
  if (code !== 0) sayAndStop(`${output}\nThe floors in bench/ could not be built.`);
}

/** Builds the floors of bench/ as the product is built; tells the folder they are in. */
export async function buildFloors(): Promise<string> {
  await built('bench', '--config', 'bench/vite.config.ts');
  return '.cache/floors';
}

/** Builds the product with a thread of plain text in the place of its own; tells the folder it is in. */
export async function buildPlainProduct(): Promise<string> {
  await built('--config', 'bench/plain-product.config.ts');
  return '.cache/plain-product';
}
