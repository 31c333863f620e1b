import { describe, expect, test } from 'vitest';
import { filesOfPage, type PageFiles } from '@/lib/page-files';

const PAGES: PageFiles = {
  code: 'agents agent shared tools texts',
  texts: { en: 'agents-en', es: 'agents-es' },
  pages: {
    'dashboard/agents': [[0, 2], [0]],
    'dashboard/agents/$': [[1, 2], [], { tools: [3], texts: [4] }],
    'oauth/google': [[2], []],
    'dashboard/analytics': [[], [], { '': [3], conversations: [4] }],
  },
};
const known = JSON.stringify(PAGES);
const at = (address: string) => new URL(address, 'https://any.example');

describe('the files of a page', () => {
  test.each([
    ['/en/dashboard/agents', ['agents', 'shared', 'agents-en']],
    ['/dashboard/agents/', ['agents', 'shared', 'agents-en']],
    ['/en/Dashboard/AGENTS', ['agents', 'shared', 'agents-en']],
    ['/en/dashboard/agents/bot_Returns', ['agent', 'shared']],
    ['/oauth/google', ['shared']],
    ['/en/dashboard/agents/bot_returns?tab=tools', ['agent', 'shared', 'tools']],
    ['/en/dashboard/agents/bot_returns?tab=texts&lang=es', ['agent', 'shared', 'texts']],
    ['/en/dashboard/agents/bot_returns?tab=overview', ['agent', 'shared']],
    ['/en/dashboard/agents/bot_returns?tab=constructor', ['agent', 'shared']],
    ['/en/dashboard/analytics', ['tools']],
    ['/en/dashboard/analytics?from=2026-11-01', ['tools']],
    ['/en/dashboard/analytics?view=conversations', ['texts']],
  ])('%s', (path, names) => {
    expect(filesOfPage(known, 'en', at(path))).toEqual(names.map((name) => `/assets/${name}.js`));
  });

  test('its texts come in the language of the page', () => {
    expect(filesOfPage(known, 'es', at('/es/dashboard/agents'))).toContain('/assets/agents-es.js');
  });

  test.each(['/', '/en', '/en/dashboard', '/en/dashboard/agents/bot_returns/test-agent', '/agents'])(
    'none for %s',
    (path) => {
      expect(filesOfPage(known, 'en', at(path))).toEqual([]);
    },
  );

  test('nor where the HTML says nothing of pages, as that of the login', () => {
    expect(filesOfPage(undefined, 'en', at('/en/dashboard/agents'))).toEqual([]);
  });
});
