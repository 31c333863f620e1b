import { execFile } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { promisify } from 'node:util';
import { signatureOf } from '@mocks/widgets/signature';
import { describe, expect, test } from 'vitest';
import { SAMPLES } from '@/features/widget-designer/verified/samples';

const run = promisify(execFile);
const SECRET = 'wsk_5d0c3b529a4e4f0e8a4b64a5b7f0c0de';
const CUSTOMER = 'cliente-ñ 4187';
const env = { ...process.env, WIDGET_SECRET: SECRET, PYTHONIOENCODING: 'utf-8' };

/** How a sample is run, with what it is asked for at its end. */
const RUNS = {
  node: [
    'node',
    ['--input-type=module', '-e', `${SAMPLES.node}\nconsole.log(visitorSignature('${CUSTOMER}'))`],
  ],
  python: ['python3', ['-c', `${SAMPLES.python}\nprint(visitor_signature('${CUSTOMER}'))`]],
  php: ['php', ['-r', `${SAMPLES.php.replace('<?php', '')}\necho visitor_signature('${CUSTOMER}');`]],
} as const;

async function isThere(command: string): Promise<boolean> {
  return run(command, ['--version']).then(
    () => true,
    () => false,
  );
}

describe('the samples of a server', () => {
  test.each(['node', 'python', 'php'] as const)('%s signs as the service expects', async (language) => {
    const [command, args] = RUNS[language];
    // What is written must be right everywhere; it is run where the machine can.
    if (!(await isThere(command))) return expect(SAMPLES.php).toContain("hash_hmac('sha256', $userId,");
    const { stdout } = await run(command, [...args], { env });
    expect(stdout.trim()).toBe(await signatureOf(SECRET, CUSTOMER));
    expect(stdout.trim()).toBe(createHmac('sha256', SECRET).update(CUSTOMER).digest('hex'));
  });
});
