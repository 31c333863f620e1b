import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { Upload } from '@/api/generated/schemas';
import { createCaller } from './support/caller';

type Caller = ReturnType<typeof createCaller>;
const ana = async (caller: Caller) => caller.signIn('ana@acme.example');

describe('uploads', () => {
  const png = new TextEncoder().encode('a picture');
  const announced = { contentType: 'image/png', size: png.length } as const;

  async function presign(caller: Caller, token: string, fileName = 'ana.png') {
    const { body } = await caller.call('presignUpload', { token, body: { fileName, ...announced } });
    return z.parse(Upload, body);
  }

  async function put(
    caller: Caller,
    url: string,
    headers: Record<string, string> = {},
    body: BodyInit = png,
  ) {
    const sent = new Request(url, {
      method: 'PUT',
      headers: { 'Content-Type': 'image/png', ...headers },
      body,
    });
    return (await caller.answer(sent)).status;
  }

  const get = (caller: Caller, url: string) => caller.answer(new Request(url));

  test('a URL takes what was announced, once, and the picture is then shown', async () => {
    const caller = createCaller();
    const token = await ana(caller);
    const { uploadUrl, publicUrl } = await presign(caller, token);
    expect((await get(caller, publicUrl)).status).toBe(404);
    expect(await put(caller, uploadUrl, { 'Content-Type': 'image/webp' })).toBe(400);
    expect(await put(caller, uploadUrl, {}, 'other one')).toBe(200);
    expect(await put(caller, uploadUrl)).toBe(410);
    const shown = await get(caller, publicUrl);
    expect(shown.headers.get('Content-Type')).toBe('image/png');
    expect(await shown.text()).toBe('other one');
  });

  test('more, less, a bearer and an unknown URL are refused', async () => {
    const caller = createCaller();
    const token = await ana(caller);
    const { uploadUrl } = await presign(caller, token);
    expect(await put(caller, uploadUrl, {}, 'a picture and more')).toBe(413);
    expect(await put(caller, uploadUrl, {}, 'a')).toBe(400);
    expect(await put(caller, uploadUrl, { Authorization: `Bearer ${token}` })).toBe(400);
    expect(await put(caller, uploadUrl.replace(/signature=.*/, 'signature=x'))).toBe(403);
    expect(await put(caller, uploadUrl)).toBe(200);
  });

  test('a URL is good for 15 minutes', async () => {
    const caller = createCaller();
    const { uploadUrl, expiresAt } = await presign(caller, await ana(caller));
    expect(Date.parse(expiresAt ?? '') - caller.clock.now()).toBe(15 * 60 * 1000);
    caller.clock.advance(15 * 60 * 1000 + 1);
    expect(await put(caller, uploadUrl)).toBe(403);
  });

  test('the one in use and the newest are kept, nothing older', async () => {
    const caller = createCaller();
    const token = await ana(caller);
    const urls: string[] = [];
    for (const name of ['one.png', 'two.png', 'three.png']) {
      const { uploadUrl, publicUrl } = await presign(caller, token, name);
      expect(await put(caller, uploadUrl)).toBe(200);
      if (name === 'one.png') {
        const body = { accountId: 'acc_acme', name: 'Ana', imageUrl: publicUrl };
        expect(await caller.call('saveUser', { token, body })).toMatchObject({ status: 200 });
      }
      urls.push(publicUrl);
    }
    const statuses = await Promise.all(urls.map(async (url) => (await get(caller, url)).status));
    expect(statuses).toEqual([200, 404, 200]);
  });

  test('a preflight allows the type of the file and no bearer', async () => {
    const caller = createCaller();
    const { uploadUrl } = await presign(caller, await ana(caller));
    const { headers } = await caller.answer(new Request(uploadUrl, { method: 'OPTIONS' }));
    expect(headers.get('Access-Control-Allow-Origin')).toBe('*');
    expect(headers.get('Access-Control-Allow-Headers')).toBe('content-type');
  });
});
