import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { serve } from '@hono/node-server';
import { createProviderServer } from '@mocks/core/server';
import { Hono } from 'hono';
import { addDemoPages } from './demo/pages';
import { assertPortFree, readPort } from './port-free';
import { productionApp } from './production-app';
import { readOptions } from './read-options';
import { sayAndStop } from './say-and-stop';

const HOST = '127.0.0.1';
const usage = 'Usage: [API_URL=http://127.0.0.1:4010] npm run demo -- [--port 4180]';
const options = readOptions(usage, { port: { type: 'string' } });
const port = readPort(options.port, 4180);
if (!existsSync('dist/widget/agent-chat.js')) sayAndStop('Nothing built yet: run `npm run build` first.');

await assertPortFree(port, { command: 'npm run demo' });

/** Serves on a port, or on any that is free; gives the origin. */
function listen(app: Hono, at: number): Promise<string> {
  return new Promise((done) => {
    // msw, in this same process, tells an answer that is thrown by the Response it knows.
    const options = { fetch: app.fetch, hostname: HOST, port: at, overrideGlobalObjects: false };
    serve(options, (address) => done(`http://${HOST}:${address.port}`));
  });
}

// Three origins, as in the world: the provider, the product's own host with the chat's files, the page of a company.
const provider = process.env.API_URL ?? (await createProviderServer({ port: 0 })).url;
const config = `.cache/config-demo-${port}.json`;
mkdirSync('.cache', { recursive: true });
writeFileSync(config, JSON.stringify({ apiBase: `${provider}/api/v1` }));
const widget = await listen(productionApp({ dist: 'dist', apiUrl: provider, config }), 0);
const pages = new Hono();
addDemoPages(pages, { widget, provider });
const own = await listen(pages, port);
const lines = [
  `The chat on pages of other companies: ${own}/plain and ${own}/hostile`,
  '?widget=wgt_acme shows the one with a form and consent, ?lang=es its Spanish.',
  `Its files come from ${widget}/widget/, its answers from ${provider}/api/v1. Stop with Ctrl+C.`,
];
process.stdout.write(`${lines.join('\n')}\n`);
