// @vitest-environment node
import { createServer } from 'node:http';
import { expect, test } from 'vitest';
import { freePort, start } from '../../scripts/servers';

test('a port that is found free is none that the system gives to others meanwhile', async () => {
  for (let times = 0; times < 20; times += 1) expect(await freePort()).toBeLessThan(32_768);
});

test('whoever listens on its port already is not taken for the program that is started', async () => {
  const port = await freePort();
  const other = createServer();
  await new Promise<void>((done) => other.listen(port, '127.0.0.1', done));
  try {
    await expect(start('scripts/serve.ts', [], port)).rejects.toThrow(`port ${port}`);
  } finally {
    other.close();
  }
});
