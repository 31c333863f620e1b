import { existsSync } from 'node:fs';
import { serve } from '@hono/node-server';
import { assertPortFree, readPort } from './port-free';
import { productionApp } from './production-app';
import { readOptions } from './read-options';
import { sayAndStop } from './say-and-stop';

const usage =
  'Usage: [API_URL=http://127.0.0.1:4010] npm run serve -- [--port 4173] [--dist dist] [--config dist/config.json]';
const options = readOptions(usage, {
  port: { type: 'string' },
  dist: { type: 'string' },
  config: { type: 'string' },
});
const { dist = 'dist', config } = options;
const port = readPort(options.port, 4173);

if (!existsSync(`${dist}/index.html`)) sayAndStop('Nothing built yet: run `npm run build` first.');

if (config !== undefined && !existsSync(config))
  sayAndStop(`There is no file ${config} to answer as /config.json.`);

const given = process.env.API_URL ?? 'http://127.0.0.1:4010';
if (!URL.canParse(given) || !/^https?:/.test(given)) {
  sayAndStop(`API_URL is "${given}", which is no http address. Give one like http://127.0.0.1:4010.`);
}
const apiUrl = given.replace(/\/+$/, '').replace(/\/api\/v1$/, '');

await assertPortFree(port, { command: 'npm run serve' });
const app = productionApp({
  dist,
  apiUrl,
  config,
  warn: (sentence) => process.stderr.write(`${sentence}\n`),
});
serve({ fetch: app.fetch, hostname: '127.0.0.1', port }, () => {
  process.stdout.write(`The built product: http://localhost:${port}  (/api/v1 from ${apiUrl})\n`);
});
