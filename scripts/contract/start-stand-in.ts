import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { freePort, start } from '../servers';
import { bundleContract } from './bundle';

const FOLDER = '.cache/stand-in';

/** The built product in front of Prism, which knows nothing but the contract. */
export type StandIn = { url: string; prismUrl: string; stop: () => void };

/** Where they listen; left out, on any free port. */
export type Ports = { port?: number | undefined; prismPort?: number | undefined };

/**
 * Starts Prism on the bundled contract, and the built product that asks it. Prism answers with the contract's first
 * examples, refuses what the contract does not allow to be sent, and keeps nothing.
 */
export async function startStandIn(ports: Ports = {}): Promise<StandIn> {
  const prismPort = ports.prismPort ?? (await freePort());
  const port = ports.port ?? (await freePort());
  const config = `${FOLDER}/config-${port}.json`;
  // Prism leaves out the path of a server, and so does what the product is told.
  const prismUrl = `http://127.0.0.1:${prismPort}`;
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(config, JSON.stringify({ apiBase: prismUrl }));
  const contract = await bundleContract(`${FOLDER}/contract.json`);

  const prism = createRequire(import.meta.url).resolve('@stoplight/prism-cli/dist/index.js');
  const children = await Promise.all([
    start(prism, ['mock', '--host', '127.0.0.1', contract], prismPort),
    start('scripts/serve.ts', ['--config', config], port),
  ]);
  const stop = () => {
    process.off('exit', stop);
    for (const child of children) child.kill();
  };
  process.once('exit', stop);
  return { url: `http://localhost:${port}`, prismUrl, stop };
}
