import { VOICE_SENTINELS } from '@mocks/onboarding/sentinels';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { openSettings, openStep, playCompany, voiceField } from '../support/company';

const { provider, settings } = playCompany();

describe('the brand voice', () => {
  test.each([
    ['Warm, brief and clear', /^(This is how|At|Acme Hogar.* sounds)/],
    ['formal, polite', /^(This is how|At|Acme Hogar.* sounds)/],
    ['Cercana, breve y amable', /^(Así habla|En|Acme Hogar.* suena)/],
  ])('"%s" is answered in its own language', async (typed, answer) => {
    const app = await openSettings();
    await app.user.clear(voiceField());
    await app.user.type(voiceField(), typed);
    await app.user.click(screen.getByRole('button', { name: 'Suggest a voice' }));
    const proposal = await screen.findByRole('region', { name: 'Suggestion' });
    expect(proposal.querySelector('p + p')?.textContent).toMatch(answer);
  });

  test('is proposed from a few words, proposed again, taken, and taken back', async () => {
    const app = await openStep();
    await app.user.click(screen.getByRole('button', { name: 'Suggest a voice' }));
    await screen.findByText('Write a few words first: how should your agents sound?');
    expect(document.activeElement).toBe(voiceField());
    expect(provider.callsOf('POST', '/welcome/generateVoice')).toEqual([]);

    await app.user.type(voiceField(), 'warm, brief');
    await app.user.click(screen.getByRole('button', { name: 'Suggest a voice' }));
    const first = within(await screen.findByRole('region', { name: 'Suggestion' })).getByText(/warm, brief/);
    const before = first.textContent;
    await app.user.click(screen.getByRole('button', { name: 'Suggest another' }));
    await waitFor(() =>
      expect(screen.getByRole('region', { name: 'Suggestion' }).textContent).not.toContain(before),
    );
    expect(voiceField().value).toBe('warm, brief');

    const again = screen.getByRole('region', { name: 'Suggestion' }).querySelector('p + p')?.textContent;
    await app.user.click(screen.getByRole('button', { name: 'Use this suggestion' }));
    expect(voiceField().value).toBe(again);
    expect(document.activeElement).toBe(voiceField());
    await app.user.click(screen.getByRole('button', { name: 'Restore my text' }));
    expect(voiceField().value).toBe('warm, brief');
    expect(screen.queryByRole('region', { name: 'Suggestion' })).toBeNull();
    // A new account got its creator for it, and only one.
    expect(provider.callsOf('POST', '/welcome/createBotCreator')).toHaveLength(1);
    const [voice] = provider.callsOf('POST', '/welcome/generateVoice');
    expect(voice?.authorization).toMatch(/^Bearer /);
  });

  test('the old one can be kept', async () => {
    const app = await openSettings();
    await app.user.click(screen.getByRole('button', { name: 'Suggest a voice' }));
    await screen.findByRole('region', { name: 'Suggestion' });
    expect(screen.getByRole('region', { name: 'Suggestion' }).textContent).toContain('Acme Hogar');
    await app.user.click(screen.getByRole('button', { name: 'Keep my text' }));
    expect(voiceField().value).toBe('Cercana, breve y sin tecnicismos.');
    expect(provider.callsOf('PUT', '/welcome/brand-voice')).toEqual([]);
  });

  test('a proposal that fails says so and leaves the text; the next one may succeed', async () => {
    const app = await openSettings();
    await app.user.clear(voiceField());
    await app.user.type(voiceField(), VOICE_SENTINELS.fails);
    await app.user.click(screen.getByRole('button', { name: 'Suggest a voice' }));
    await screen.findByText('Something went wrong on our end');
    expect(voiceField().value).toBe(VOICE_SENTINELS.fails);
    await app.user.clear(voiceField());
    await app.user.type(voiceField(), 'plain');
    await app.user.click(screen.getByRole('button', { name: 'Suggest a voice' }));
    await screen.findByRole('region', { name: 'Suggestion' });
    expect(screen.queryByText('Something went wrong on our end')).toBeNull();
  });

  test('is saved in the settings, and cleared', async () => {
    const app = await openSettings();
    await app.user.clear(voiceField());
    await app.user.type(voiceField(), 'Warm and brief.');
    await app.user.click(screen.getByRole('button', { name: 'Save changes to brand voice' }));
    await screen.findByText('Brand voice saved');
    expect(settings('acc_acme')?.brandVoiceMessage).toBe('Warm and brief.');
    await app.user.clear(voiceField());
    await app.user.click(screen.getByRole('button', { name: 'Save changes to brand voice' }));
    await screen.findByText('Brand voice cleared');
    expect(settings('acc_acme')?.brandVoiceMessage).toBeUndefined();
  });
});
