import { createServer } from 'vite';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../mocks/auth/demo-accounts';
import { ensureGenerated } from './ensure-generated';
import { assertPortFree, readPort } from './port-free';
import { readOptions } from './read-options';

const options = readOptions('Usage: npm run dev -- [--port 5173]', { port: { type: 'string' } });
const port = readPort(options.port, 5173);
await assertPortFree(port, { command: 'npm run dev' });
await ensureGenerated();

const server = await createServer({ server: { host: '127.0.0.1', port, strictPort: true } });
await server.listen();

const width = Math.max(...DEMO_ACCOUNTS.map((account) => account.email.length));
process.stdout.write(
  [
    '',
    `  The agent dashboard, on the played provider:  http://localhost:${port}`,
    '',
    `  Sign in with the password ${DEMO_PASSWORD} as`,
    ...DEMO_ACCOUNTS.map(({ email, about }) => `    ${email.padEnd(width)}  ${about}`),
    '',
    '  Nothing leaves this machine. Stop with Ctrl+C.',
    '',
    '',
  ].join('\n'),
);
