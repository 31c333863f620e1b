import { type ServerType, serve } from '@hono/node-server';
import type { Db } from '../../../mocks/core/db';
import { createProviderServer } from '../../../mocks/core/server';
import type { State } from '../../../mocks/core/state';
import { productionApp } from '../../../scripts/production-app';
import { configOf, type Servers, type Wishes } from '../../../scripts/servers';

function listen(fetch: Parameters<typeof serve>[0]['fetch']): Promise<{ server: ServerType; port: number }> {
  return new Promise((resolve) => {
    const options = { fetch, hostname: '127.0.0.1', port: 0, overrideGlobalObjects: false };
    const server = serve(options, ({ port }) => resolve({ server, port }));
  });
}

/**
 * The built product and a provider of its own, in this process: there in milliseconds, where processes of their own
 * take seconds of a core. What a provider keeps over its own end needs those. `prepare` changes what it remembers.
 */
export async function serversHere(
  { scenario, ...wishes }: Wishes,
  prepare: (db: Db<State>) => void = () => undefined,
): Promise<Servers> {
  const provider = await createProviderServer({ port: 0, ...(scenario !== undefined && { scenario }) });
  prepare(provider.db);
  const [, config] = configOf(wishes, provider.url, new URL(provider.url).port);
  const app = productionApp({ dist: 'dist', apiUrl: provider.url, config, warn: () => undefined });
  const { server, port } = await listen(app.fetch);
  return {
    url: `http://localhost:${port}`,
    providerUrl: provider.url,
    state: undefined,
    killProvider: () => void provider.close(),
    restartProvider: () =>
      Promise.reject(new Error('Only a provider that keeps its state is started again.')),
    stop: () => {
      server.close();
      if ('closeAllConnections' in server) server.closeAllConnections();
      void provider.close();
    },
  };
}
