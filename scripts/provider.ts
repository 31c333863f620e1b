import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '@mocks/auth/demo-accounts';
import { PROVIDER_BASE } from '@mocks/core/provider-base';
import { createProviderServer, StartRefused } from '@mocks/core/server';
import { answeredByModel } from '@mocks/model/answered-by-model';
import { connectModel } from '@mocks/model/connect-model';
import type { ModelFailure } from '@mocks/model/model-failure';
import { realOutside } from '@mocks/own-tools/real-outside';
import { assertPortFree, readPort } from './port-free';
import { readModelOptions } from './read-model-options';
import { readOptions } from './read-options';
import { sayAndStop } from './say-and-stop';

const USUAL_PORT = 4010;

const options = readOptions(
  'Usage: npm run provider -- [--port 4010] [--scenario usual] [--state .state/provider.json] [--model-url http://127.0.0.1:11434/v1 --model NAME] [--tools-may-call 127.0.0.1:8080]',
  {
    port: { type: 'string' },
    scenario: { type: 'string' },
    state: { type: 'string' },
    'model-url': { type: 'string' },
    model: { type: 'string' },
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
const model = readModelOptions(options['model-url'], options.model, process.env.MODEL_API_KEY);
/** What the model itself said stays out of it: it may name the key. */
const tellFailure = ({ message, code, cause }: ModelFailure, reference = '') => {
  const status =
    typeof cause === 'object' && cause !== null && 'statusCode' in cause ? cause.statusCode : undefined;
  const answered = typeof status === 'number' ? `, answered ${status}` : '';
  process.stderr.write(`${message} (${code}${answered}, reference ${reference})\n`);
};
await assertPortFree(port, { command: 'npm run provider' });
try {
  const server = await createProviderServer({
    port,
    ...(state !== undefined && { state }),
    ...(scenario !== undefined && { scenario }),
    ...(model && { answeredBy: answeredByModel(connectModel(model), tellFailure) }),
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
      ...(model
        ? [`Agents, tests and the creator answer through the model ${model.name} at ${model.baseURL}.`]
        : []),
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
