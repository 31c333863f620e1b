// The built product in front of a mock server that another tool made from the contract: what holds here does not hang
// on anything that this repository knows beside the contract.
import { existsSync } from 'node:fs';
import { assertPortFree, readPort } from '../port-free';
import { readOptions } from '../read-options';
import { sayAndStop } from '../say-and-stop';
import { startStandIn } from './start-stand-in';

const options = readOptions('Usage: npm run contract:stand-in -- [--port 4173] [--prism-port 4012]', {
  port: { type: 'string' },
  'prism-port': { type: 'string' },
});
const port = readPort(options.port, 4173);
const prismPort = readPort(options['prism-port'], 4012);
if (!existsSync('dist/index.html')) sayAndStop('Nothing built yet: run `npm run build` first.');
for (const taken of [port, prismPort]) await assertPortFree(taken, { command: 'npm run contract:stand-in' });

const { url, prismUrl, stop } = await startStandIn({ port, prismPort });
const lines = [
  `The built product: ${url}  (any e-mail and password sign in)`,
  `It asks Prism at ${prismUrl}, which answers with the contract's examples. Nothing is kept. Stop with Ctrl+C.`,
];
process.stdout.write(`${lines.join('\n')}\n`);
process.once('SIGINT', stop);
process.once('SIGTERM', stop);
