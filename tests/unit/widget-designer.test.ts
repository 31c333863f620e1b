import { describe, expect, test } from 'vitest';
import { Widget } from '@/api/generated/schemas/widget.zod';
import { policyFor, snippetFor } from '@/features/widget-designer/install/snippets';
import { checkAccent, mendedColour } from '@/features/widget-designer/look/accent';
import { mergeSettings } from '@/features/widget-designer/merge-settings';
import { hasSecret, secretsIn } from '@/features/widget-designer/secrets-in';
import { changeOf, settingsOf } from '@/features/widget-designer/settings';
import { readDomain, readDomains } from '@/shared/channels/domains';

const settings = settingsOf(Widget.parse({ widgetId: 'wgt_1' }));

describe('a domain', () => {
  test.each([
    ['shop.example', 'shop.example', []],
    ['  HTTPS://Shop.Example/  ', 'shop.example', ['scheme', 'letters']],
    ['https://ana:pw@shop.example:8443/a?b#c', 'shop.example', ['scheme', 'path', 'port']],
    ['*.shop.example', 'shop.example', ['wildcard']],
    ['shop.example.', 'shop.example', []],
    ['españa.example', 'xn--espaa-rta.example', ['international']],
    ['例え.example', 'xn--r8jz45g.example', ['international']],
  ])('%s is %s', (typed, domain, notes) => {
    expect(readDomain(typed)).toMatchObject({ domain, notes });
    expect(readDomain(typed).fault).toBeUndefined();
  });

  test.each([
    ['10.0.0.1', 'ip'],
    ['http://2130706433.', 'ip'],
    ['0x7f.1', 'ip'],
    ['[2001:db8::1]:443', 'ip'],
    ['2001:db8::1', 'ip'],
    ['localhost', 'local'],
    ['app.localhost:5173', 'local'],
    ['sh*p.example', 'wildcard'],
    ['*', 'wildcard'],
    ['shop', 'noDot'],
    ['-shop.example', 'invalid'],
    ['shop..example', 'invalid'],
    ['shop.1', 'invalid'],
    ['ana@', 'noDot'],
    [`${'a'.repeat(64)}.example`, 'invalid'],
  ])('%s is none: %s', (typed, fault) => {
    expect(readDomain(typed).fault).toBe(fault);
  });

  test('is read out of a pasted list', () => {
    expect(readDomains('a.example, b.example;c.example\n d.example').map(({ domain }) => domain)).toEqual([
      'a.example',
      'b.example',
      'c.example',
      'd.example',
    ]);
  });
});

describe('a colour', () => {
  test.each([
    ['215F48', '#215f48'],
    ['#ABC', '#aabbcc'],
    ['abc', '#aabbcc'],
    ['green', 'green'],
  ])('%s becomes %s', (typed, colour) => expect(mendedColour(typed)).toBe(colour));

  test.each(['#ffffff', '#ffe27a', '#00ff00', '#cccccc'])('%s has a darker one that is seen', (accent) => {
    const better = checkAccent(accent)?.better ?? '';
    expect(checkAccent(better)).toMatchObject({ isSeen: true, isReadable: true, better: undefined });
  });

  test('always has a text that reads on it', () => {
    for (let step = 0; step < 256; step += 5) {
      const part = step.toString(16).padStart(2, '0');
      for (const accent of [`#${part}${part}${part}`, `#${part}80ff`, `#ff${part}40`])
        expect(checkAccent(accent)?.isReadable, accent).toBe(true);
    }
  });
});

describe('a secret', () => {
  test.each([
    'wsk_5d0c3b529a4e4f0e8a4b64a5b7f0c0de',
    'Bearer abcdef0123456789abcdef',
    'postgres://ana:geheim@db.example/shop',
    'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0In0.dozjgNryP4J3jVmN',
    '-----BEGIN RSA PRIVATE KEY-----',
  ])('is seen: %s', (text) => expect(hasSecret(text)).toBe(true));

  test.each(['How long does a refund take?', 'Pedido AH20481733', 'hola@acme.example', ''])(
    'is not: %s',
    (text) => expect(hasSecret(text)).toBe(false),
  );

  test('is found wherever visitors can read', () => {
    const texts = { ...settings.texts, es: { ...settings.texts.es, prompts: ['sk_live_51Hx9aBcDeFgH'] } };
    expect(secretsIn({ ...settings, texts })).toEqual(['texts.es.prompts.0']);
  });
});

describe('settings', () => {
  test('that did not change are not sent', () => {
    expect(changeOf(settings, settings)).toEqual({});
    const next = { ...settings, limits: { ...settings.limits, perDay: '5' } };
    expect(changeOf(settings, next)).toEqual({
      limits: { perVisitor: null, perMinute: null, perDay: 5, dailyBudget: null },
    });
  });

  test('come together, and only what both changed differently is asked about', () => {
    const mine = { ...settings, name: 'Mine', whenClosed: 'close' as const };
    const theirs = { ...settings, name: 'Theirs', allowedDomains: ['a.example'] };
    const { merged, conflicts } = mergeSettings({ base: settings, mine, theirs });
    expect(merged).toEqual({ ...settings, name: 'Mine', whenClosed: 'close', allowedDomains: ['a.example'] });
    expect(conflicts).toEqual([{ path: 'name', mine: 'Mine', theirs: 'Theirs' }]);
  });
});

describe('a snippet', () => {
  const parts = { src: 'https://a.example/widget/agent-chat.js', widgetId: 'w"><script>', language: 'en' };

  test.each(['html', 'wordpress', 'shopify', 'gtm', 'react', 'next'] as const)(
    'for %s lets no id break out of it',
    (platform) => {
      const code = snippetFor(platform, parts);
      expect(code).toContain(parts.src);
      expect(code).not.toContain('w"><script>');
    },
  );

  test('names what a strict policy has to allow', () => {
    expect(policyFor('https://a.example', 'https://api.example')).toBe(
      'script-src https://a.example; connect-src https://a.example https://api.example',
    );
  });
});
