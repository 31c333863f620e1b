import { type ServerType, serve } from '@hono/node-server';
import type { Db } from '../../../mocks/core/db';
import { setScenario } from '../../../mocks/core/scenarios';
import { createProviderServer } from '../../../mocks/core/server';
import type { State } from '../../../mocks/core/state';
import { productionApp } from '../../../scripts/production-app';
import { configOf, type Servers, type Wishes } from '../../../scripts/servers';

function listen(fetch: Parameters<typeof serve>[0]['fetch']): Promise<{ server: ServerType; port: number }> {
  return new Promise((resolve) => {
    const options = { fetch, hostname: '127.0.0.1', port: 0, overrideGlobalObjects: false };
    const server = serve(options, ({ port }) => resolve({ server, port }));
    // A connection that is closed after a time of silence could be closed just as it is used again.
    if ('keepAliveTimeout' in server) server.keepAliveTimeout = 0;
  });
}

type ServersHere = Servers & {
  db: Db<State>;
  /** Whether the provider still answers. */
  alive: () => boolean;
};

/**
 * The built product and a provider of its own, in this process: there in milliseconds, where processes of their own
 * take seconds of a core. What a provider keeps over its own end needs those.
 */
export async function serversHere(wishes: Omit<Wishes, 'scenario'> = {}): Promise<ServersHere> {
  const provider = await createProviderServer({ port: 0 });
  let alive = true;
  const end = () => {
    alive = false;
    void provider.close();
  };
  const [, config] = configOf(wishes, provider.url, new URL(provider.url).port);
  const app = productionApp({ dist: 'dist', apiUrl: provider.url, config, warn: () => undefined });
  const { server, port } = await listen(app.fetch);
  return {
    url: `http://localhost:${port}`,
    providerUrl: provider.url,
    db: provider.db,
    state: undefined,
    alive: () => alive,
    killProvider: end,
    restartProvider: () =>
      Promise.reject(new Error('Only a provider that keeps its state is started again.')),
    stop: () => {
      server.close();
      if ('closeAllConnections' in server) server.closeAllConnections();
      end();
    },
  };
}

/** The servers that a worker keeps from one test to the next. */
export type KeptServers = {
  /** Those that were asked for, with a provider that begins anew; `scenario` is the state it begins in. */
  begin: (wishes?: Wishes) => Promise<Servers>;
  stop: () => void;
};

/** Keeps a pair of servers for each way of starting them. */
export function keepServers(): KeptServers {
  const kept = new Map<string, ServersHere>();
  return {
    begin: async ({ scenario, ...wishes } = {}) => {
      const kind = JSON.stringify(wishes);
      const before = kept.get(kind);
      const servers = before?.alive() ? before : await serversHere(wishes);
      if (servers !== before) before?.stop();
      kept.set(kind, servers);
      // Whoever signed in stays so after a reset, which would show the devices of the test before.
      Object.assign(servers.db.state, { tokens: {}, sessions: {} });
      servers.db.reset();
      if (scenario !== undefined) setScenario(servers.db, scenario);
      return servers;
    },
    stop: () => {
      for (const servers of kept.values()) servers.stop();
    },
  };
}
