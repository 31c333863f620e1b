import { expect, test } from 'vitest';
import { internalPath } from '@/lib/internal-path';

test.each([
  '/',
  '/en/dashboard/home',
  '/dashboard/agents?q=a%20b&status=live#top',
  '/en/dashboard/agents/bot_returns',
  '/a?next=https://evil.example',
])('%s is inside and stays as it is', (path) => {
  expect(internalPath(path)).toBe(path);
});

test.each([
  ['another site', 'https://evil.example'],
  ['no scheme', '//evil.example'],
  ['a backslash', '/\\evil.example'],
  ['two backslashes', '\\\\evil.example'],
  ['a backslash later', '/a\\b'],
  ['three slashes', '///evil.example'],
  ['script', 'javascript:alert(1)'],
  ['script behind white space', ' javascript:alert(1)'],
  ['data', 'data:text/html,x'],
  ['a tab, which browsers drop', '/\t/evil.example'],
  ['a newline', '/\n/evil.example'],
  ['a leading space', ' /dashboard'],
  ['a relative path', 'dashboard'],
  ['dots', '../dashboard'],
  ['user and host', 'evil.example/@x'],
  ['nothing', ''],
  ['a number', 7],
  ['null', null],
  ['undefined', undefined],
  ['a list', ['/dashboard']],
  ['an object', { toString: () => '/dashboard' }],
])('%s is refused', (_, candidate) => {
  expect(internalPath(candidate)).toBeUndefined();
});

test.each(['/en/../..//evil.example', '/..//evil.example', '/.//evil.example', '/%2e%2e//evil.example'])(
  '%s does not become a path that reads as a site',
  (candidate) => {
    expect(internalPath(candidate) ?? '/').toMatch(/^\/(?![/\\])/);
  },
);
