import { run } from '../run';
import { sayAndStop } from '../say-and-stop';

/** Builds into a folder and compresses that, as the product is; tells the folder. */
async function built(folder: string, ...args: readonly string[]): Promise<string> {
  const building = await run('vite', ['build', ...args]);
  const { code, output } = building.code === 0 ? await run('tsx', ['scripts/compress.ts', folder]) : building;
  if (code !== 0) sayAndStop(`${output}\nThe floors in bench/ could not be built.`);
  return folder;
}

/** Builds the floors of bench/ as the product is built; tells the folder they are in. */
export function buildFloors(): Promise<string> {
  return built('.cache/floors', 'bench', '--config', 'bench/vite.config.ts');
}

/** Builds the product with a thread of plain text in the place of its own; tells the folder it is in. */
export function buildPlainProduct(): Promise<string> {
  return built('.cache/plain-product', '--config', 'bench/plain-product.config.ts');
}
