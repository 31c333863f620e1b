// @vitest-environment node
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createServer, type HotPayload, type ViteDevServer } from 'vite';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hotContract } from '../../scripts/hot-contract';

const { generateFrom } = vi.hoisted(() => ({ generateFrom: vi.fn<() => Promise<boolean>>() }));
vi.mock('../../scripts/ensure-generated', () => ({ generateFrom }));

const root = mkdtempSync(join(tmpdir(), 'hot-contract-'));
let server: ViteDevServer;
let told: string[];

beforeEach(async () => {
  generateFrom.mockReset().mockResolvedValue(true);
  server = await createServer({
    configFile: false,
    logLevel: 'silent',
    plugins: [hotContract()],
    optimizeDeps: { noDiscovery: true },
    // An empty folder: the files of this project are watched by whoever works on it.
    root,
    server: { middlewareMode: true, ws: false },
  });
  told = [];
  vi.spyOn(server.environments.client.hot, 'send').mockImplementation((payload: HotPayload | string) => {
    if (typeof payload !== 'string') told.push(payload.type === 'error' ? payload.err.message : payload.type);
  });
});
afterEach(() => server.close());
afterAll(() => rmSync(root, { recursive: true }));

const change = (file: string) => server.watcher.emit('all', 'change', resolve(file));

test('a changed contract is generated from, and no other file', async () => {
  change('src/main.tsx');
  change('openapi-notes.md');
  expect(generateFrom).not.toHaveBeenCalled();
  change('openapi/jobs.yaml');
  await vi.waitFor(() => expect(generateFrom).toHaveBeenCalledTimes(1));
  expect(told).toEqual([]);
});

test('what changes meanwhile waits until it has been generated', async () => {
  const { promise, resolve: end } = Promise.withResolvers<boolean>();
  generateFrom.mockReturnValueOnce(promise);
  change('openapi/jobs.yaml');
  change('openapi/common.yaml');
  await vi.waitFor(() => expect(generateFrom).toHaveBeenCalledTimes(1));
  end(true);
  await vi.waitFor(() => expect(generateFrom).toHaveBeenCalledTimes(2));
});

test('what is wrong is told over the page until it is mended', async () => {
  generateFrom.mockRejectedValueOnce(new Error('openapi/jobs.yaml: line 3'));
  change('openapi/jobs.yaml');
  await vi.waitFor(() => expect(told).toEqual([expect.stringContaining('openapi/jobs.yaml: line 3')]));
  change('openapi/jobs.yaml');
  await vi.waitFor(() => expect(told).toHaveLength(2));
  expect(told[1]).toBe('update');
  change('openapi/jobs.yaml');
  await vi.waitFor(() => expect(generateFrom).toHaveBeenCalledTimes(3));
  expect(told).toHaveLength(2);
});

test('the folder in which code is generated is not watched: each file of it would be an event', () => {
  expect(server.config.server.watch?.ignored).toContain('**/src/api/generated-next/**');
});
