import { describe, expect, test } from 'vitest';
import { filesOfPage, type PageFiles } from '@/lib/page-files';

const PAGES: PageFiles = {
  code: ['agents', 'agent', 'shared'],
  texts: { en: ['agents-en'], es: ['agents-es'] },
  pages: {
    'dashboard/agents': [[0, 2], [0]],
    'dashboard/agents/$': [[1, 2], []],
    'oauth/google': [[2], []],
  },
};
const known = JSON.stringify(PAGES);

describe('the files of a page', () => {
  test.each([
    ['/en/dashboard/agents', ['agents', 'shared', 'agents-en']],
    ['/dashboard/agents/', ['agents', 'shared', 'agents-en']],
    ['/en/Dashboard/AGENTS', ['agents', 'shared', 'agents-en']],
    ['/en/dashboard/agents/bot_Returns', ['agent', 'shared']],
    ['/oauth/google', ['shared']],
  ])('%s', (path, names) => {
    expect(filesOfPage(known, 'en', path)).toEqual(names.map((name) => `/assets/${name}.js`));
  });

  test('its texts come in the language of the page', () => {
    expect(filesOfPage(known, 'es', '/es/dashboard/agents')).toContain('/assets/agents-es.js');
  });

  test.each(['/', '/en', '/en/dashboard', '/en/dashboard/agents/bot_returns/test-agent', '/agents'])(
    'none for %s',
    (path) => {
      expect(filesOfPage(known, 'en', path)).toEqual([]);
    },
  );

  test('nor where the HTML says nothing of pages, as that of the login', () => {
    expect(filesOfPage(undefined, 'en', '/en/dashboard/agents')).toEqual([]);
  });
});
