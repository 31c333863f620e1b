import { ANA } from './support/accounts';
import { openAs } from './support/sign-in';
import { expect, test } from './support/test';
import { textsOf } from './support/texts';

const { agents, agent, draft, testAgent, testChat, versions } = textsOf('en');
const PAGE = '/en/dashboard/agents/bot_returns';

test('what was just written is asked about in the chat beside it, and the live version answers otherwise', async ({
  page,
}) => {
  await openAs(page, ANA, PAGE);
  const pane = page.getByRole('region', { name: agents.detail.test(), exact: true });
  const box = pane.getByRole('textbox', { name: testChat.compose() });
  const answer = pane.getByRole('log').locator('article').last();
  await pane.getByRole('button', { name: testChat.newConversation() }).click();
  await expect(box).toBeFocused();

  await page.getByRole('button', { name: agent.knowledge.add() }).click();
  await page.getByRole('textbox', { name: agent.knowledge.itemTitleOf({ n: 3 }) }).fill('Gift cards');
  await page
    .getByRole('textbox', { name: agent.knowledge.itemTextOf({ n: 3 }) })
    .fill('Gift cards are valid for eighteen months.');
  await box.fill('How long are gift cards valid?');
  await box.press('Enter');
  await expect(answer).toContainText('eighteen months');
  await expect(page.getByText(draft.kinds.added(), { exact: true })).toBeVisible();

  await pane.getByText(testAgent.numbered({ number: '2' })).click();
  await box.fill('How long are gift cards valid?');
  await box.press('Enter');
  await expect(pane.getByRole('button', { name: testChat.send() })).toBeVisible();
  await expect(answer).toHaveAttribute('aria-label', 'Devoluciones');
  await expect(answer).not.toHaveAttribute('aria-busy', 'true');
  await expect(answer).not.toContainText('eighteen months');

  // Another part of the agent leaves the conversation where it is; the versions have all the room.
  await page.getByRole('tab', { name: agents.detail.tabs.handoff() }).click();
  await expect(answer).toBeVisible();
  await page.getByRole('tab', { name: agents.detail.tabs.versions() }).click();
  await expect(pane).toHaveCount(0);
});

test('a phone has what is done most at its lower edge, and no chat beside', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAs(page, ANA, PAGE);
  for (const control of [
    page.getByRole('link', { name: agents.detail.test(), exact: true }),
    page.getByRole('button', { name: versions.publish(), exact: true }),
  ]) {
    await expect(control).toBeInViewport();
    expect((await control.boundingBox())?.y).toBeGreaterThan(700);
  }
  await expect(page.getByRole('region', { name: agents.detail.test(), exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: textsOf('en').agentActions.menu({ name: 'Devoluciones' }) }).click();
  await page.getByRole('menuitem', { name: agents.detail.editWithCreator() }).click();
  await expect(page).toHaveURL(/creator-agent\/bot_returns/);
});

test('a window that becomes too narrow for the chat leaves open what somebody has opened', async ({
  page,
}) => {
  await openAs(page, ANA, PAGE);
  const pane = page.getByRole('region', { name: agents.detail.test(), exact: true });
  await expect(pane).toBeVisible();
  await page.getByText('Plazos de devolución', { exact: true }).first().click();
  const passage = page.getByRole('textbox', { name: agent.knowledge.itemTextOf({ n: 1 }) });
  await expect(passage).toBeVisible();
  await page.setViewportSize({ width: 1100, height: 800 });
  await expect(pane).toHaveCount(0);
  await expect(passage).toBeVisible();
});
