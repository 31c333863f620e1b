import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, test, vi } from 'vitest';
import {
  getRollWidgetSecretMockHandler,
  getWidgetInstallsMockHandler,
} from '@/api/generated/widgets/widgets.msw';
import { playProvider } from '../support/play-provider';
import { en, open, press, publish, published, storedWidget, write } from '../support/widget-designer';

const provider = playProvider();
const { stored, widget } = storedWidget(provider);

describe('verified visitors', () => {
  test('get a new secret after a warning; it is shown once', async () => {
    const app = await open('visitors');
    screen.getByText(/Ends in …7f3a/);
    await press(app, en.secret.roll());
    const question = await screen.findByRole('alertdialog');
    within(question).getByText(/keep working for 24 hours/);
    await app.user.click(within(question).getByRole('button', { name: en.secret.rollConfirm() }));
    const shown = await screen.findByRole('dialog', { name: en.secret.shownTitle() });
    const secret = stored().secrets[0]?.secret ?? '';
    within(shown).getByText(secret);
    await press(app, en.secret.done());
    within(shown).getByText(en.secret.keepFirst());
    await app.user.click(within(shown).getByRole('checkbox', { name: en.secret.kept() }));
    await press(app, en.secret.done());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.queryByText(secret)).toBeNull();
    await screen.findByText(new RegExp(`Ends in …${secret.slice(-4)}`));
  });

  test('whose new secret did not arrive are told that it may be there', async () => {
    provider.server.use(
      getRollWidgetSecretMockHandler(() => {
        throw HttpResponse.error();
      }),
    );
    const app = await open('visitors');
    await press(app, en.secret.roll());
    await press(app, en.secret.rollConfirm());
    await screen.findByText(en.secret.maybeRolled());
  });

  test('are required only once somebody publishes it', async () => {
    const app = await open('visitors');
    await app.user.click(screen.getByRole('switch', { name: en.visitors.required() }));
    expect(widget().verification.required).toBe(false);
    await publish(app);
    await published();
    expect(widget().verification.required).toBe(true);
  });
});

describe('the rollout of a version', () => {
  test('stops in one step, and goes on in one', async () => {
    const app = await open('rollout');
    await screen.findByText('Trying version 1');
    await press(app, en.rollout.stop());
    await screen.findByText('Everyone talks to version 2.');
    expect(widget().rollout).toBeNull();
    await press(app, en.rollout.undo());
    await screen.findByText('Trying version 1');
    expect(widget().rollout).toMatchObject({ versionId: 'ver_acme-1', percent: 20 });
  });

  test('is widened, and does not make what is typed elsewhere a conflict', async () => {
    const app = await open('look');
    await write(app, en.look.name(), 'Otro');
    await app.user.click(screen.getByRole('tab', { name: en.parts.rollout() }));
    screen.getByText(en.notes.waiting());
    await press(app, '50%');
    await press(app, en.rollout.apply());
    await screen.findByText(en.rollout.started());
    expect(widget().rollout?.percent).toBe(50);
    await press(app, en.notes.goBack());
    await publish(app);
    await published();
    expect(provider.callsOf('PATCH', '/widgets/wgt_acme')).toHaveLength(1);
  });
});

describe('the installation', () => {
  test('has a snippet for each platform, to copy', async () => {
    const copied: string[] = [];
    const app = await open('install');
    vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => void copied.push(text));
    for (const platform of ['html', 'wordpress', 'shopify', 'gtm', 'react', 'next']) {
      await app.user.selectOptions(screen.getByLabelText(en.install.platform()), platform);
      const code = screen.getByRole('figure', { name: /^Code for/ });
      await app.user.click(within(code).getByRole('button', { name: 'Copy' }));
      expect(copied.at(-1)).toContain('wgt_acme');
      expect(copied.at(-1)).toContain('/widget/agent-chat.js');
    }
  });

  test('was seen, not yet seen, and seen where it may not be', async () => {
    // Hours: the page's clock goes on while the tests before this one run.
    const ago = (hours: number) => provider.db.now() - hours * 3_600_000;
    stored().seen['copia.example'] = { at: ago(3), page: '/inicio' };
    stored().seen['shop.acme.example'] = { at: ago(2), page: '/lamparas/duna' };
    const app = await open('install');
    const entry = (domain: string) =>
      screen.getAllByRole('listitem').find((item) => item.textContent?.startsWith(`${domain} `))?.textContent;
    await screen.findByText('copia.example');
    expect(entry('shop.acme.example')).toMatch(/seen 2 hours ago · \/lamparas\/duna/);
    expect(entry('acme.example')).toMatch(/not seen yet/);
    expect(entry('copia.example')).toMatch(/seen 3 hours ago · \/inicio · not allowed/);
    await press(app, en.check.toDomains());
    await screen.findByLabelText(en.domains.add());
  });

  test('that the service cannot check leaves the snippet', async () => {
    provider.server.use(
      getWidgetInstallsMockHandler(() => {
        throw HttpResponse.json({ message: 'no' }, { status: 501 });
      }),
    );
    await open('install');
    await screen.findByText('Not available yet');
    expect(screen.getByRole('figure', { name: 'Code for Plain HTML' })).toBeDefined();
  });
});
