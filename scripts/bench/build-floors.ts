import { run } from '../run';
import { sayAndStop } from '../say-and-stop';

/** Builds the floors of bench/ as the product is built; tells the folder they are in. */
export async function buildFloors(): Promise<string> {
  const { code, output } = await run('vite', ['build', 'bench', '--config', 'bench/vite.config.ts']);
  if (code !== 0) sayAndStop(`${output}\nThe floors in bench/ could not be built.`);
  return '.cache/floors';
}
