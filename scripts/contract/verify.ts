import { writeFileSync } from 'node:fs';
import { DEMO_PASSWORD } from '@mocks/auth/demo-accounts';
import { readOptions } from '../read-options';
import { annotations, junit, masked, table } from './verify/report';
import { Misconfigured, type VerifyOptions, verify } from './verify/run';
import { Unreachable } from './verify/wire';

const USAGE = `Usage: npm run contract:verify -- --base https://api.provider.example/api/v1 [--junit FILE] [--annotations]
  [--only operationId,operationId] [--rate 2] [--timeout 50] [--strict]
The account: CONTRACT_VERIFY_EMAIL and CONTRACT_VERIFY_PASSWORD, or CONTRACT_VERIFY_TOKEN.
CONTRACT_VERIFY_WRITES=yes writes, too: to the test account and nobody else's.`;
const PLAYED_EMAIL = 'ana@acme.example';
const MOST_PER_SECOND = 2;

function stop(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(2);
}

const options = readOptions(USAGE, {
  base: { type: 'string' },
  junit: { type: 'string' },
  annotations: { type: 'boolean' },
  only: { type: 'string' },
  rate: { type: 'string' },
  timeout: { type: 'string' },
  strict: { type: 'boolean' },
});
const env = process.env;
const url = URL.parse(options.base ?? '');
if (!url || !/^https?:$/.test(url.protocol) || url.username !== '' || url.search !== '')
  stop(`--base is the address of the provider's API, without a name, password or query in it.\n${USAGE}`);
const isHere = /^(localhost|127(\.\d+){3}|\[::1\])$/.test(url.hostname);
const base = `${url.origin}${url.pathname === '/' ? '/api/v1' : url.pathname.replace(/\/+$/, '')}`;

function numberOf(text: string | undefined, usual: number, name: string): number {
  if (text === undefined) return usual;
  const number = Number(text);
  return number > 0 ? number : stop(`--${name} is a number above 0.\n${USAGE}`);
}
const rate = numberOf(options.rate, isHere ? Number.POSITIVE_INFINITY : MOST_PER_SECOND, 'rate');
const perSecond = isHere ? rate : Math.min(rate, MOST_PER_SECOND);

function accountOf(): VerifyOptions['account'] {
  const {
    CONTRACT_VERIFY_EMAIL: email,
    CONTRACT_VERIFY_PASSWORD: password,
    CONTRACT_VERIFY_TOKEN: token,
  } = env;
  if (token) return { token };
  if (email && password) return { email, password };
  if (isHere && !email && !password) return { email: PLAYED_EMAIL, password: DEMO_PASSWORD };
  return stop(`Whom should it sign in? Set CONTRACT_VERIFY_EMAIL and CONTRACT_VERIFY_PASSWORD.\n${USAGE}`);
}
const account = accountOf();
const writes = env.CONTRACT_VERIFY_WRITES === 'yes';
const secrets: string[] = 'token' in account ? [account.token] : [account.password];
const mask = (text: string) => masked(secrets)(text);

try {
  const findings = await verify({
    base,
    account,
    writes,
    strict: options.strict === true,
    perSecond,
    timeoutMs: numberOf(options.timeout, 50, 'timeout') * 1000,
    jobPauseMs: isHere ? 100 : 2000,
    onSecret: (secret) => secrets.push(secret),
    ...(options.only !== undefined && { only: options.only.split(',') }),
  });
  process.stdout.write(`${mask(table(findings))}\n`);
  if (options.annotations && findings.length > 0) process.stdout.write(`${mask(annotations(findings))}\n`);
  if (options.junit !== undefined) writeFileSync(options.junit, mask(junit(findings)));
  process.exitCode = findings.some(({ level }) => level === 'broken') ? 1 : 0;
} catch (error) {
  if (error instanceof Unreachable || error instanceof Misconfigured) stop(mask(error.message));
  throw error;
}
