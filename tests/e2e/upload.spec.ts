import type { Page } from '@playwright/test';
import { HTML, png, SVG } from '../support/pictures';
import { ANA } from './support/accounts';
import { openAs } from './support/sign-in';
import { expect, test } from './support/test';
import { textsOf } from './support/texts';

// The provider's own host takes the files: a foreign origin to the product, which the policy allows by /config.json.
test.use({ uploads: true });

const texts = textsOf('en').profile;
const LIMIT = 5 * 1024 * 1024;
const PRESIGN = '**/api/v1/auth/generate-presigned-url';

async function openSettings(page: Page): Promise<void> {
  await openAs(page, ANA, '/en/dashboard/settings?section=profile');
  await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
}

async function choose(page: Page, name: string, buffer: Buffer = png()): Promise<void> {
  await page.locator('input[type="file"]').setInputFiles({ name, mimeType: 'image/png', buffer });
}

const menu = (page: Page, name = 'Ana Luna') => page.getByRole('button', { name: `${name}’s account` });

/** Whether the picture in the menu has really been rendered. */
function drawnInMenu(page: Page): Promise<boolean> {
  return menu(page)
    .locator('img')
    .evaluate((img) => img instanceof HTMLImageElement && img.complete && img.naturalWidth > 0);
}

/** What leaves for the host of files. */
function watchHost(page: Page, host: string | undefined) {
  const sent: { method: string; url: string; headers: Record<string, string> }[] = [];
  page.on('request', (request) => {
    if (host !== undefined && request.url().startsWith(host))
      sent.push({ method: request.method(), url: request.url(), headers: request.headers() });
  });
  return { puts: () => sent.filter(({ method }) => method === 'PUT'), all: sent };
}

/** The pace of the network, changed as it runs: bytes a second on the way up, or a cable that is pulled out. */
async function paceOf(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  return (uploadThroughput: number, offline = false) =>
    session.send('Network.emulateNetworkConditions', {
      offline,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput,
    });
}

test('Ana sends a picture and sees it go, arrive, stand in the menu and survive a reload', async ({
  page,
  servers,
}) => {
  await openSettings(page);
  const host = watchHost(page, servers.providerUrl);
  const pace = await paceOf(page);
  // Slow until it was seen on its way, and then as fast as it goes: how long it takes is not left to the machine.
  await pace(400_000);
  await choose(page, 'me.png', png({ bytes: LIMIT }));
  const bar = page.getByRole('progressbar', { name: 'Uploading me.png' });
  await expect(bar).toBeVisible();
  const seen = new Set<string>();
  await expect
    .poll(async () => {
      const text = await bar.getAttribute('aria-valuetext', { timeout: 1000 }).catch(() => null);
      if (text && /^\d+%/.test(text)) seen.add(text);
      return [...seen].filter((one) => !one.startsWith('0%')).length;
    })
    .toBeGreaterThanOrEqual(2);
  await pace(-1);
  await expect(page.getByText(texts.saved())).toBeVisible();
  await expect.poll(() => drawnInMenu(page)).toBe(true);
  expect(host.puts()).toHaveLength(1);
  for (const { headers } of host.all) {
    expect(headers.authorization).toBeUndefined();
    expect(headers.cookie).toBeUndefined();
  }
  expect(host.puts()[0]?.headers['content-type']).toBe('image/png');

  await page.reload();
  await expect.poll(() => drawnInMenu(page)).toBe(true);
  await page.goto('/es/dashboard/home');
  await expect(page.getByRole('button', { name: 'Cuenta de Ana Luna' }).locator('img')).toBeVisible();
});

test('an upload can be cancelled by keyboard; nothing changes and the focus stays near', async ({
  page,
  servers,
}) => {
  await openSettings(page);
  const host = watchHost(page, servers.providerUrl);
  const pace = await paceOf(page);
  await pace(200_000);
  await choose(page, 'me.png', png({ bytes: LIMIT }));
  // Cancelled while the file is on its way, not before: the address it goes to is asked for first.
  await expect.poll(() => host.puts().length).toBe(1);
  const cancel = page.getByRole('button', { name: texts.cancel() });
  await cancel.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(texts.cancelled())).toBeVisible();
  await expect(page.locator('input[type="file"]')).toBeFocused();
  await expect(menu(page).locator('img')).toHaveCount(0);
  expect(host.puts()).toHaveLength(1);
  await page.reload();
  await expect(menu(page)).toBeVisible();
  await expect(menu(page).locator('img')).toHaveCount(0);
});

for (const [name, title] of [
  ['caducada.png', texts.failures.UPLOAD_EXPIRED.title()],
  ['corte.png', texts.failures.UPLOAD_CUT.title()],
] as const) {
  test(`${name}: what went wrong is said; trying again takes a fresh URL and succeeds`, async ({
    page,
    servers,
  }) => {
    await openSettings(page);
    const host = watchHost(page, servers.providerUrl);
    await choose(page, name);
    await expect(page.getByRole('alert')).toContainText(title);
    expect(host.puts()).toHaveLength(1);
    await page.getByRole('button', { name: texts.retry() }).click();
    await expect(page.getByText(texts.saved())).toBeVisible();
    expect(new Set(host.puts().map(({ url }) => url)).size).toBe(2);
    await expect.poll(() => drawnInMenu(page)).toBe(true);
  });
}

test('a host that dies in mid-upload is said, and the picture stays as it was', async ({ page, servers }) => {
  await openSettings(page);
  const pace = await paceOf(page);
  await pace(500_000);
  await choose(page, 'me.png', png({ bytes: LIMIT }));
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuetext', /^[1-9]\d?%/);
  servers.killProvider();
  await expect(page.getByRole('alert')).toContainText(texts.failures.UPLOAD_CUT.title());
  await page.getByRole('button', { name: texts.retry() }).click();
  await expect(page.getByRole('alert')).toContainText(textsOf('en').failures.server.title());
  await page.getByRole('button', { name: texts.dismiss() }).click();
  await expect(menu(page).locator('img')).toHaveCount(0);
});

test('offline while the picture is saved: trying again saves it without sending it twice', async ({
  page,
  servers,
}) => {
  await openSettings(page);
  const host = watchHost(page, servers.providerUrl);
  await page.route('**/api/v1/welcome/user', (route) => route.abort('internetdisconnected'), { times: 1 });
  await choose(page, 'me.png');
  await expect(page.getByRole('alert')).toContainText(textsOf('en').failures.network.title());
  await page.getByRole('button', { name: texts.retry() }).click();
  await expect(page.getByText(texts.saved())).toBeVisible();
  expect(host.puts()).toHaveLength(1);
});

test('what is no picture is refused by its content, before anything is asked for', async ({ page }) => {
  await openSettings(page);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/presigned/.test(request.url())) asked.push(request.url());
  });
  const alert = page.getByRole('alert');
  const half = png({ side: 512 }).subarray(0, 100);
  for (const [name, content, says] of [
    ['drawing.png', Buffer.from(SVG), texts.faults.svg({ file: 'drawing.png' })],
    ['page.png', Buffer.from(HTML), texts.faults.otherKind({ file: 'page.png', kind: 'HTML' })],
    ['moving.png', Buffer.from('GIF89a'), texts.faults.otherKind({ file: 'moving.png', kind: 'GIF' })],
    ['texts.png', Buffer.from('just words'), texts.faults.unknown({ file: 'texts.png' })],
    ['nothing.png', Buffer.alloc(0), texts.faults.empty({ file: 'nothing.png' })],
    ['half.png', half, texts.faults.broken({ file: 'half.png' })],
    [
      'large.png',
      png({ bytes: LIMIT + 1 }),
      texts.faults.tooLarge({ file: 'large.png', size: '5.01 MB', limit: '5 MB' }),
    ],
  ] as const) {
    await choose(page, name, content);
    await expect(alert).toHaveText(says);
  }
  expect(asked).toEqual([]);
  await choose(page, 'me.png');
  await expect(page.getByText(texts.saved())).toBeVisible();
});

test('a hostile URL in the provider’s answer is refused, and nothing leaves', async ({ page, servers }) => {
  await openSettings(page);
  const left: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PUT' && !request.url().includes('/api/v1/')) left.push(request.url());
  });
  const good = `${servers.providerUrl}/played/pictures/1/me.png`;
  for (const [uploadUrl, publicUrl] of [
    ['https://evil.example/put', good],
    [`${servers.providerUrl}.evil.example/put`, good],
    [`${servers.providerUrl}/put`, 'https://evil.example/me.png'],
    ['javascript:alert(1)', good],
    ['data:text/html,hello', good],
  ]) {
    await page.route(PRESIGN, (route) =>
      route.fulfill({ json: { uploadUrl, publicUrl, expiresAt: '2026-11-21T09:15:00Z' } }),
    );
    await choose(page, 'me.png');
    await expect(page.getByRole('alert')).toBeVisible();
    await page.getByRole('button', { name: texts.dismiss() }).click();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.unroute(PRESIGN);
  }
  expect(left).toEqual([]);
});

test('the host refuses what was not announced, and a token', async ({ servers, request }) => {
  const provider = servers.providerUrl;
  const signedIn = await request.post(`${provider}/api/v1/auth/sign-in`, {
    data: { email: ANA, password: 'Agents-2026' },
  });
  const { token } = await signedIn.json();
  const presigned = async () => {
    const answer = await request.put(`${provider}/api/v1/auth/generate-presigned-url`, {
      headers: { Authorization: `Bearer ${token}` },
      data: { fileName: 'me.png', contentType: 'image/png', size: png().length },
    });
    const { uploadUrl } = await answer.json();
    return String(uploadUrl);
  };
  const put = async (url: string, data: Buffer, headers: Record<string, string> = {}) =>
    (await request.put(url, { data, headers: { 'Content-Type': 'image/png', ...headers } })).status();

  expect(await put(await presigned(), png(), { Authorization: `Bearer ${token}` })).toBe(400);
  expect(await put(await presigned(), png(), { 'Content-Type': 'image/jpeg' })).toBe(400);
  expect(await put(await presigned(), png({ bytes: png().length + 1 }))).toBe(413);
  expect(await put(await presigned(), png().subarray(1))).toBe(400);
  expect(await put(`${provider}/played/uploads/upl_1?signature=upl_1`, png())).toBe(403);
  const once = await presigned();
  expect(await put(once, png())).toBe(200);
  expect(await put(once, png())).toBe(410);
});

test('what is typed stays with a change of language, and leaving asks first', async ({ page }) => {
  await openSettings(page);
  await page.getByRole('textbox', { name: texts.name() }).fill('Anita');
  await page.getByRole('link', { name: 'Español' }).first().click();
  await expect(page.getByRole('textbox', { name: 'Nombre', exact: true })).toHaveValue('Anita');
  await page.getByRole('link', { name: 'Inicio' }).first().click();
  await page.getByRole('button', { name: 'Quedarme' }).click();
  await page.getByRole('textbox', { name: 'Nombre', exact: true }).press('Enter');
  await expect(page.getByRole('button', { name: 'Cuenta de Anita Luna' })).toBeVisible();
  await page.getByRole('link', { name: 'Inicio' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: '¡Hola, Anita Luna!' })).toBeVisible();
});
