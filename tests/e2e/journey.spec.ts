import type { Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../mocks/auth/demo-accounts';
import { NUEVO } from './support/accounts';
import { untilRendered } from './support/sign-in';
import { expect, test } from './support/test';
import { LOCALES, type Locale, textsOf } from './support/texts';

// The sentence of the answer is long: it is seen growing on a slow machine as well.
const STORY = {
  en: {
    company: 'Bakery Vega',
    country: ['spain', 'Spain'],
    region: ['navar', /^Navarra/],
    zone: ['canary', /Canary/],
    agent: 'Ovens',
    instructions:
      'You are the voice of Bakery Vega. The ovens are lit at five in the morning. Rye bread is sold on Thursdays only, from seven in the morning until the last loaf is gone, at the counter beside the door and, for those who ordered it the day before, in the yard behind the shop.',
    question: 'When is rye bread sold?',
    before: 'Thursdays',
    retold:
      'You are the voice of Bakery Vega. The ovens are lit at five in the morning. Rye bread is sold on Saturdays only, from eight in the morning until the last loaf is gone, at the counter beside the door.',
    after: 'Saturdays',
  },
  es: {
    company: 'Panadería Vega',
    country: ['espan', 'España'],
    region: ['navar', /^Navarra/],
    zone: ['canar', /Canar/],
    agent: 'Hornos',
    instructions:
      'Eres la voz de Panadería Vega. Los hornos se encienden a las cinco de la mañana. El pan de centeno se vende solo los jueves, desde las siete de la mañana hasta que se acaba, en el mostrador junto a la puerta y, para quien lo encargó el día anterior, en el patio de detrás de la tienda.',
    question: '¿Cuándo se vende el pan de centeno?',
    before: 'jueves',
    retold:
      'Eres la voz de Panadería Vega. Los hornos se encienden a las cinco de la mañana. El pan de centeno se vende solo los sábados, desde las ocho de la mañana hasta que se acaba, en el mostrador junto a la puerta.',
    after: 'sábados',
  },
} as const;

const NAME = 'Nuria Vega';

/** What one types, and what one then takes. */
type Choice = readonly [letters: string, choice: string | RegExp];

/** Chooses in a combobox as one does without a mouse: into it, a few letters, down to the choice, Enter. */
async function chooseByKeyboard(page: Page, label: string, [letters, choice]: Choice) {
  const box = page.getByRole('combobox', { name: label });
  await box.focus();
  await page.keyboard.type(letters);
  const wanted = page.getByRole('option', { name: choice }).first();
  await expect(wanted).toBeVisible();
  const id = await wanted.getAttribute('id');
  await expect(async () => {
    if ((await box.getAttribute('aria-activedescendant')) !== id) await page.keyboard.press('ArrowDown');
    expect(await box.getAttribute('aria-activedescendant')).toBe(id);
  }).toPass({ intervals: [0] });
  await page.keyboard.press('Enter');
  await expect(box).toHaveAttribute('aria-expanded', 'false');
  await expect(box).toHaveValue(choice);
}

/** Notes every length that the newest message has while it grows. */
async function noteGrowth(page: Page): Promise<void> {
  await page.evaluate(() => {
    const lengths: number[] = [];
    Reflect.set(window, 'lengthsOfAnswer', lengths);
    new MutationObserver(() => {
      const answers = document.querySelectorAll('[role="log"] article [data-message]');
      const length = answers[answers.length - 1]?.textContent?.length ?? 0;
      if (length !== lengths.at(-1)) lengths.push(length);
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
}

function growth(page: Page): Promise<unknown> {
  return page.evaluate(() => Reflect.get(window, 'lengthsOfAnswer'));
}

async function ask(page: Page, locale: Locale, agent: string, question: string) {
  const LL = textsOf(locale).testChat;
  const log = page.getByRole('log', { name: LL.thread({ name: agent }) });
  const composer = page.getByRole('textbox', { name: LL.compose() });
  const answers = log.getByRole('article', { name: agent, exact: true });
  await expect(composer).toBeVisible();
  const before = await answers.count();
  await composer.fill(question);
  await composer.press('Enter');
  await expect(answers).toHaveCount(before + 1);
  const answer = answers.last();
  await expect(answer).not.toHaveAttribute('aria-busy', 'true');
  await expect(page.getByRole('button', { name: LL.send() })).toBeVisible();
  return answer;
}

for (const locale of LOCALES) {
  const LL = textsOf(locale);
  const story = STORY[locale];
  const nav = LL.shell.mainNavigation();

  test(`from a fresh account to an agent that answers, and out again (${locale})`, async ({ page }) => {
    const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name });

    await test.step('sign in', async () => {
      await page.goto(`/${locale}/login`);
      await untilRendered(page);
      await page.getByRole('textbox', { name: LL.auth.email() }).fill(NUEVO);
      await page.getByLabel(LL.auth.password(), { exact: true }).fill(DEMO_PASSWORD);
      await page.getByRole('button', { name: LL.common.login() }).click();
    });

    await test.step('company settings', async () => {
      await expect(heading(LL.onboarding.company.title())).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`/${locale}/onboarding/company_settings`));
      await page.getByRole('textbox', { name: LL.onboarding.company.name() }).fill(story.company);
      await chooseByKeyboard(page, LL.onboarding.company.country(), story.country);
      await chooseByKeyboard(page, LL.onboarding.company.region(), story.region);
      await chooseByKeyboard(page, LL.onboarding.company.timeZone(), story.zone);
      // Past the brand voice, which may wait.
      const submit = page.getByRole('button', { name: LL.onboarding.company.submit() });
      await expect(async () => {
        await page.keyboard.press('Tab');
        await expect(submit).toBeFocused({ timeout: 100 });
      }).toPass({ intervals: [0] });
      await page.keyboard.press('Enter');
    });

    await test.step('pricing, free trial, processing', async () => {
      await expect(heading(LL.onboarding.pricing.title())).toBeVisible();
      await page
        .getByRole('article')
        .filter({ hasText: LL.onboarding.pricing.recommended() })
        .getByRole('button')
        .first()
        .click();
      await expect(page).toHaveURL(/onboarding\/freetrial/);
      // The processing takes 3 seconds: on a slow machine it is over before a look at it.
      const processing = page.waitForURL('**/onboarding/subscribing?job=**');
      await page.getByRole('button', { name: LL.onboarding.trial.start() }).click();
      await processing;
    });

    await test.step('the dashboard greets', async () => {
      const welcome = { en: `Welcome, ${NAME}!`, es: LL.home.welcome({ name: NAME }) }[locale];
      await expect(heading(welcome)).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`/${locale}/dashboard/home`));
    });

    await test.step('create an agent', async () => {
      await page
        .getByRole('navigation', { name: nav })
        .getByRole('link', { name: LL.shell.agents() })
        .click();
      await expect(heading(LL.agents.title())).toBeVisible();
      await page.getByRole('link', { name: LL.agents.empty.action() }).first().click();
      await page.getByRole('textbox', { name: LL.creation.fields.name() }).fill(story.agent);
      await page.getByRole('textbox', { name: LL.creation.blank.instructions() }).fill(story.instructions);
      await page.getByRole('button', { name: LL.creation.submit() }).click();
      await expect(page.getByText(LL.creation.processing.phases.knowledge()).first()).toBeVisible();
      await expect(heading(story.agent)).toBeVisible();
    });

    const toTest = page.getByRole('link', { name: LL.testAgent.pane.whole() });

    await test.step('it answers from its instructions, word by word', async () => {
      await toTest.click();
      await expect(heading(LL.testChat.title({ name: story.agent }))).toBeVisible();
      await noteGrowth(page);
      await expect(await ask(page, locale, story.agent, story.question)).toContainText(story.before);
      const lengths = await growth(page);
      expect(Array.isArray(lengths) && lengths.length, `the answer grew ${lengths}`).toBeGreaterThan(3);
    });

    await test.step('another instruction, another answer', async () => {
      await page.getByRole('link', { name: LL.testChat.back() }).click();
      await page.getByRole('tab', { name: LL.agents.detail.tabs.instructions() }).click();
      const block = page.getByRole('textbox', { name: LL.instructions.textLabel({ n: 1 }) });
      await expect(block).toHaveValue(story.instructions);
      await block.fill(story.retold);
      await expect(page.getByText(LL.draft.states.saved())).toBeVisible();
      await toTest.click();
      const answer = await ask(page, locale, story.agent, story.question);
      await expect(answer).toContainText(story.after);
      await expect(answer).not.toContainText(story.before);
    });

    await test.step('after a reload all is still there', async () => {
      await page.reload();
      const log = page.getByRole('log');
      await expect(log.getByText(story.question)).toHaveCount(2);
      await expect(log).toContainText(story.before);
      await expect(log).toContainText(story.after);
      await page.getByRole('link', { name: LL.testChat.back() }).click();
      await page.getByRole('tab', { name: LL.agents.detail.tabs.instructions() }).click();
      await expect(page.getByRole('textbox', { name: LL.instructions.textLabel({ n: 1 }) })).toHaveValue(
        story.retold,
      );
    });

    await test.step('sign-out clears what is stored and shows login', async () => {
      await page.getByRole('button', { name: LL.shell.account({ name: NAME }) }).click();
      await page.getByRole('menuitem', { name: LL.common.logout() }).click();
      await expect(page).toHaveURL(new RegExp(`/${locale}/login`));
      await untilRendered(page);
      await expect(heading(LL.auth.title())).toBeVisible();
      const left = await page.evaluate(() =>
        ['token', 'agent-dashboard', 'start'].filter((key) => localStorage.getItem(key) !== null),
      );
      expect(left).toEqual([]);
      expect(await storedValues(page)).toEqual([]);
    });
  });
}

/** The names that the secure store holds. */
function storedValues(page: Page): Promise<string[]> {
  return page.evaluate(
    () =>
      new Promise<string[]>((resolve, reject) => {
        const opening = indexedDB.open('secure-store');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const db = opening.result;
          if (!db.objectStoreNames.contains('values')) return resolve([]);
          const asking = db.transaction('values').objectStore('values').getAllKeys();
          asking.onsuccess = () => {
            db.close();
            resolve(asking.result.map(String));
          };
        };
      }),
  );
}
