import type { Page } from '@playwright/test';
import { ANA } from './support/accounts';
import { openAs } from './support/sign-in';
import { expect, test } from './support/test';
import { textsOf } from './support/texts';

/** Runs in a page that takes texts for markup: by a script, an event, a link, a picture, a template or a name. */
const PAYLOADS = [
  '<img src=x onerror="window.hit=1">',
  '"><script>window.hit=1</script>',
  '[click](javascript:window.hit=1) ![p](https://evil.example/p.png)',
  '<svg/onload=window.hit=1>\'"`{{7*7}}</textarea>',
  '__proto__ constructor \u202Egnp.exe',
].join(' ');

/** The provider's own calls, as the page makes them. */
async function call(page: Page, method: string, path: string, data: object, revision?: string) {
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const response = await page.request.fetch(`/api/v1${path}`, {
    method,
    data,
    headers: {
      Authorization: `Bearer ${token}`,
      'Idempotency-Key': crypto.randomUUID(),
      ...(revision && { 'If-Match': revision }),
    },
  });
  expect(response.ok(), `${method} ${path}: ${await response.text()}`).toBe(true);
  return response.json();
}

test('an agent full of script is shown as text, wherever it is shown', async ({ page }) => {
  const { agents, testChat } = textsOf('en');
  await openAs(page, ANA, '/en/dashboard/home');
  const agent = await call(page, 'PATCH', '/projects/bot_returns', { name: PAYLOADS.slice(0, 80) });
  const texts = { en: PAYLOADS, es: PAYLOADS };
  const content = {
    summary: texts,
    greeting: texts,
    instructions: ['persona', 'rules', 'scenarios'].map((kind, index) => ({
      blockId: `blk_${index + 1}`,
      kind,
      texts,
      enabled: true,
    })),
    texts: Object.fromEntries(
      ['pause', 'handoff', 'nobody', 'closing', 'error', 'outsideHours', 'consent'].map((name) => [
        name,
        texts,
      ]),
    ),
    handoff: {
      agentMode: 'autopilot',
      allowApplicationAnswerWhenNoOnlineAgents: true,
      allowAgentsChangeDefaultMode: false,
      rules: [
        { ruleId: 'rule_1', when: 'topic', words: [PAYLOADS.slice(0, 60)], to: PAYLOADS, enabled: true },
      ],
      whenNobody: 'message',
    },
    knowledge: [{ itemId: 'knw_1', title: PAYLOADS.slice(0, 200), text: PAYLOADS }],
  };
  const draft = await call(page, 'PATCH', '/projects/bot_returns/draft', content, 'rev_7');
  // Its tests were not run: publishing takes a reason.
  const asked = { notes: PAYLOADS, override: { reason: PAYLOADS } };
  await call(page, 'POST', '/projects/bot_returns/versions', asked, draft.revision);

  const at = '/en/dashboard/agents';
  const tabs = Object.keys(agents.detail.tabs).filter((tab) => tab !== 'label');
  const places = [
    at,
    `${at}?q=${encodeURIComponent('<img src=x onerror=window.hit=1>')}`,
    ...tabs.map((tab) => `${at}/bot_returns?tab=${tab}`),
    `${at}/bot_returns/test-agent`,
    `${at}/bot_returns/test-agent?view=tests`,
    '/en/dashboard/creator-agent/bot_returns',
    '/en/dashboard/setup/instructions?agent=bot_returns',
    '/en/dashboard/setup/instructions',
    '/en/dashboard/setup/create-new-agent',
    '/en/dashboard/home',
    '/en/dashboard/settings?section=company',
  ];
  for (const place of places) {
    await page.goto(place);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect(page.getByRole('status').first()).toBeAttached();
  }

  await page.goto(`${at}/bot_returns/test-agent`);
  await page.getByRole('textbox', { name: testChat.compose() }).fill(PAYLOADS);
  await page.getByRole('textbox', { name: testChat.compose() }).press('Enter');
  // The name beside a message is only read aloud.
  const said = page.getByRole('log').locator('[data-message]').filter({ hasText: 'window.hit=1' });
  await expect(said.first()).toBeVisible();
  await expect(page.getByRole('button', { name: testChat.send() })).toBeVisible();
  expect(agent.name).toContain('<img');
  expect(await page.evaluate(() => Reflect.get(window, 'hit'))).toBeUndefined();
  expect(await page.locator('#main img, #main script, #main svg[onload]').count()).toBe(0);
  expect(await page.locator('#main a[href^="javascript"]').count()).toBe(0);
});
