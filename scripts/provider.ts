import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '@mocks/auth/demo-accounts';
import { PROVIDER_BASE } from '@mocks/core/provider-base';
import { createProviderServer, StartRefused } from '@mocks/core/server';
import { realOutside } from '@mocks/own-tools/real-outside';
import { assertPortFree, readPort } from './port-free';
import { readOptions } from './read-options';
import { sayAndStop } from './say-and-stop';

const USUAL_PORT = 4010;

const options = readOptions(
  'Usage: npm run provider -- [--port 4010] [--scenario usual] [--state .state/provider.json] [--tools-may-call 127.0.0.1:8080]',
  {
    port: { type: 'string' },
    scenario: { type: 'string' },
    state: { type: 'string' },
    'tools-may-call': { type: 'string' },
  },
);
const { state, scenario, 'tools-may-call': toolsMayCall } = options;
if (process.env.NODE_ENV === 'production') {
  sayAndStop(
    'The played provider never runs in production: it invents its data. Unset NODE_ENV, or point the product at a real provider in /config.json.',
  );
}
if (toolsMayCall !== undefined && !URL.canParse(`http://${toolsMayCall}`)) {
  sayAndStop(`--tools-may-call wants a host with its port, such as 127.0.0.1:8080, not ${toolsMayCall}.`);
}
const port = readPort(options.port, USUAL_PORT);
await assertPortFree(port, { command: 'npm run provider' });
try {
  const server = await createProviderServer({
    port,
    ...(state !== undefined && { state }),
    ...(scenario !== undefined && { scenario }),
    outside: realOutside(
      toolsMayCall === undefined ? {} : { mayCall: [new URL(`http://${toolsMayCall}`).host] },
    ),
    onMail: ({ to, path }) => process.stdout.write(`Mail to ${to}, open in the dashboard: ${path}\n`),
  });
  process.stdout.write(
    [
      `The played provider answers at ${server.url}${PROVIDER_BASE}`,
      `Scenario: ${server.db.state.scenario}. State: ${state ?? 'in memory only; --state FILE keeps it'}.`,
      `Accounts: ${DEMO_ACCOUNTS.map((account) => account.email).join(', ')}; password ${DEMO_PASSWORD}.`,
      'Stop with Ctrl+C.',
      '',
    ].join('\n'),
  );
  const stop = () => void server.close().then(() => process.exit(0));
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
} catch (error) {
  if (error instanceof StartRefused) sayAndStop(error.message);
  throw error;
}
