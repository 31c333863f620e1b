import { REFUSED_NAME } from '@mocks/onboarding/sentinels';
import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import {
  getSaveBrandVoiceMockHandler,
  getSaveCompanyMockHandler,
  getSaveDefaultBotKeyMockHandler,
} from '@/api/generated/company/company.msw';
import { getWelcomeProcessMockHandler } from '@/api/generated/onboarding/onboarding.msw';
import { flushDrafts } from '@/session/drafts';
import { textsOf } from '../e2e/support/texts';
import { openSettings, openStep, playCompany, voiceField } from '../support/company';
import { choose } from '../support/fill-in';
import { held } from '../support/held';
import { loseNextAnswer } from '../support/lose-answer';
import { heading, renderApp } from '../support/render-app';

const { provider, settings } = playCompany();

const ANA = 'ana@acme.example';
const COMPANY = { name: 'Bicis Sur', country: 'ES', region: 'Asturias', timeZone: 'Europe/Madrid' };
const SAVED = 'Saved. You can continue from any device.';

const broken = () => {
  throw HttpResponse.json({ message: 'no', code: 'PROVIDER_ERROR', reference: 'ref_1' }, { status: 500 });
};

describe('onboarding', () => {
  test('what is filled in saves itself, and another device goes on there', async () => {
    const app = await openStep();
    // Nothing has to be saved by hand.
    await screen.findByText('Your changes are saved as you go.');
    expect(screen.queryByRole('button', { name: /save/i })).toBeNull();
    await app.user.type(screen.getByLabelText('Company name'), 'Bicis Sur');
    await screen.findByText(/^Saved on this device/);
    expect(provider.callsOf('PUT', '/welcome/company')).toEqual([]);
    await choose(app, 'Country', 'Spain');
    await choose(app, 'Region (optional)', 'Asturias');
    await choose(app, 'Time zone', 'Madrid');
    await app.user.type(voiceField(), 'warm, brief');
    await screen.findByText(SAVED);
    await waitFor(() =>
      expect(settings('acc_nuevo')).toEqual({ company: COMPANY, brandVoiceMessage: 'warm, brief' }),
    );
    expect(provider.callsOf('PATCH', '/welcome/stage/next')).toEqual([]);

    localStorage.clear();
    await openStep();
    expect(screen.getByLabelText<HTMLInputElement>('Company name').value).toBe('Bicis Sur');
    expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Region (optional)' }).value).toBe(
      'Asturias',
    );
    expect(voiceField().value).toBe('warm, brief');
  });

  test('a save that fails says so, keeps what was typed, and can be tried again', async () => {
    const app = await openStep();
    provider.server.use(getSaveBrandVoiceMockHandler(broken));
    await app.user.type(voiceField(), 'warm');
    await screen.findByText('Not saved yet. Something went wrong on our end.');
    expect(provider.callsOf('PUT', '/welcome/brand-voice')).toHaveLength(1);
    provider.server.resetHandlers();
    await app.user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText(SAVED);
    expect(settings('acc_nuevo')?.brandVoiceMessage).toBe('warm');
    expect(voiceField().value).toBe('warm');
  });

  test('what is typed while a save is on its way is saved after it', async () => {
    const first = held();
    const bodies: unknown[] = [];
    const app = await openStep();
    provider.server.use(
      getSaveBrandVoiceMockHandler(async ({ request }: { request: Request }) => {
        bodies.push(await request.json());
        if (bodies.length === 1) await first.promise;
        return { settings: {}, currentStage: 'company_settings', isEnd: false };
      }),
    );
    await app.user.type(voiceField(), 'warm');
    await waitFor(() => expect(bodies).toHaveLength(1));
    await app.user.type(voiceField(), ', brief');
    first.release();
    await waitFor(() => expect(bodies).toHaveLength(2));
    expect(bodies[1]).toEqual({ accountId: 'acc_nuevo', brandVoiceMessage: 'warm, brief' });
  });

  test('going on at once saves the voice, too, and a save whose answer is lost is made good', async () => {
    const app = await openStep();
    await app.user.type(screen.getByLabelText('Company name'), 'Bicis Sur');
    await choose(app, 'Country', 'Spain');
    await choose(app, 'Time zone', 'Madrid');
    await app.user.type(voiceField(), 'warm');
    loseNextAnswer(provider, '/welcome/stage/next');
    await app.user.click(screen.getByRole('button', { name: 'Continue' }));
    await heading('Choose your plan');
    expect(settings('acc_nuevo')).toMatchObject({
      brandVoiceMessage: 'warm',
      company: { name: 'Bicis Sur' },
    });
    expect(provider.db.state.accounts.acc_nuevo?.process.currentStage).toBe('subscription_settings');
    expect(provider.callsOf('PATCH', '/welcome/stage/next')).toHaveLength(1);
  });

  test('a name that the provider refuses is marked', async () => {
    const app = await openStep();
    await app.user.type(screen.getByLabelText('Company name'), REFUSED_NAME);
    await choose(app, 'Country', 'Spain');
    await choose(app, 'Time zone', 'Madrid');
    await waitFor(() =>
      expect(screen.getByLabelText('Company name').getAttribute('aria-invalid')).toBe('true'),
    );
  });
});

describe('the settings', () => {
  test('of the company are saved, a new country with its region and time zone', async () => {
    const app = await openSettings();
    await app.user.clear(screen.getByLabelText('Company name'));
    await app.user.type(screen.getByLabelText('Company name'), 'Acme Casa');
    await choose(app, 'Country', 'Portugal');
    await choose(app, 'Region (optional)', 'Porto');
    // The country has several zones, and the browser's is none of them: nothing is guessed.
    await choose(app, 'Time zone', 'Lisbon');
    expect(screen.getAllByText('Unsaved changes')).toHaveLength(1);
    await app.user.click(screen.getByRole('button', { name: 'Save changes to company' }));
    await screen.findByText('Company details saved');
    expect(settings('acc_acme')?.company).toMatchObject({
      name: 'Acme Casa',
      country: 'PT',
      region: 'Porto',
    });
    expect(screen.queryByText('Unsaved changes')).toBeNull();
  });

  test('of the company that could not be saved stay in the form, over a reload, too', async () => {
    const app = await openSettings();
    provider.server.use(getSaveCompanyMockHandler(broken));
    await app.user.clear(screen.getByLabelText('Company name'));
    await app.user.type(screen.getByLabelText('Company name'), 'Acme Casa');
    await app.user.click(screen.getByRole('button', { name: 'Save changes to company' }));
    await screen.findByText('Something went wrong on our end');
    await flushDrafts();
    await renderApp('/en/dashboard/settings?section=company');
    await screen.findByText('We restored your unsent text.');
    expect(screen.getByLabelText<HTMLInputElement>('Company name').value).toBe('Acme Casa');
  });

  test('say who answers, each part by its own call', async () => {
    const app = await openSettings();
    await app.user.click(screen.getByRole('radio', { name: 'The agent answers' }));
    await app.user.click(screen.getByRole('switch', { name: 'Your team can change who answers' }));
    await app.user.click(screen.getByRole('button', { name: 'Save changes to who answers' }));
    await screen.findByText('Answer settings saved');
    expect(settings('acc_acme')).toMatchObject({
      agentMode: 'autopilot',
      allowApplicationAnswerWhenNoOnlineAgents: true,
      allowAgentsChangeDefaultMode: true,
      defaultBotKey: 'bot_returns',
    });
    expect(provider.callsOf('PUT', '/welcome/defaultBotKey')).toEqual([]);

    await app.user.selectOptions(screen.getByLabelText('Default agent'), 'bot_orders');
    await app.user.click(screen.getByRole('button', { name: 'Save changes to who answers' }));
    await waitFor(() => expect(settings('acc_acme')?.defaultBotKey).toBe('bot_orders'));
    expect(provider.callsOf('PUT', '/welcome/ai')).toHaveLength(1);
  });

  test('keep what the first of two calls saved when the second one fails', async () => {
    const app = await openSettings();
    provider.server.use(getSaveDefaultBotKeyMockHandler(broken));
    await app.user.click(screen.getByRole('radio', { name: 'Your team answers' }));
    await app.user.selectOptions(screen.getByLabelText('Default agent'), 'bot_orders');
    await app.user.click(screen.getByRole('button', { name: 'Save changes to who answers' }));
    await screen.findByText('Something went wrong on our end');
    expect(settings('acc_acme')?.agentMode).toBe('human');
    provider.server.resetHandlers();
    await app.user.click(screen.getByRole('button', { name: 'Save changes to who answers' }));
    await waitFor(() => expect(settings('acc_acme')?.defaultBotKey).toBe('bot_orders'));
    expect(provider.callsOf('PUT', '/welcome/ai')).toHaveLength(1);
  });

  test('that may not be read leave the rest of the page, without a way to ask again', async () => {
    // Onboarding is known to have ended once home has been open.
    await renderApp('/en/dashboard/home', { signedInAs: ANA });
    await heading('Welcome, Ana Luna!');
    provider.server.use(
      getWelcomeProcessMockHandler(() => {
        throw HttpResponse.json({ message: 'no', code: 'FORBIDDEN', reference: 'ref_77' }, { status: 403 });
      }),
    );
    await renderApp('/en/dashboard/settings?section=company');
    await heading('Settings');
    await screen.findByText(/^You don’t have access to this\. Ask/);
    expect(screen.getByRole('link', { name: 'Profile' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(screen.queryByText(/ref_77/)).toBeNull();
  });

  test('with unsaved work are asked about before they are left', async () => {
    const app = await openSettings();
    await app.user.click(screen.getByRole('radio', { name: 'Your team answers' }));
    await app.user.click(screen.getByRole('link', { name: 'Home' }));
    await screen.findByRole('alertdialog');
    expect(app.at()).toBe('/en/dashboard/settings');
  });

  test('in Spanish everything of it is Spanish', async () => {
    const app = await openSettings('/es/dashboard/settings?section=company');
    const { company } = textsOf('es');
    await app.user.click(screen.getByRole('button', { name: company.voice.generate() }));
    await screen.findByRole('region', { name: company.voice.proposal() });
    await app.user.click(screen.getByRole('button', { name: company.voice.use() }));
    await app.user.click(screen.getByRole('button', { name: company.voice.save() }));
    await screen.findByText(company.voice.saved());
    expect(settings('acc_acme')?.brandVoiceMessage).toMatch(/^Así habla Acme Hogar/);
    await app.user.click(screen.getByRole('radio', { name: company.answers.modes.human.title() }));
    await app.user.click(screen.getByRole('button', { name: company.answers.save() }));
    await screen.findByText(company.answers.saved());
    expect(screen.queryByText(/Save|Company|Brand/)).toBeNull();
  });
});
