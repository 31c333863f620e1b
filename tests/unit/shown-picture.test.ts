// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { setFileOrigins } from '@/api/file-origins';
import { shownPicture } from '@/shared/account/shown-picture';

afterEach(() => setFileOrigins({ uploadOrigins: [], assetOrigins: [] }));

const HERE = location.origin;

test.each([
  ['/pictures/ana.png', `${HERE}/pictures/ana.png`],
  [`${HERE}/ana.png`, `${HERE}/ana.png`],
  ['https://assets.example/ana.png', 'https://assets.example/ana.png'],
])('%s is shown', (image_url, shown) => {
  setFileOrigins({ uploadOrigins: [], assetOrigins: ['https://assets.example'] });
  expect(shownPicture({ image_url })).toBe(shown);
});

test.each([
  'https://evil.example/ana.png',
  '//evil.example/ana.png',
  'https://assets.example.evil.example/ana.png',
  'https://ana:secret@assets.example/ana.png',
  'javascript:alert(1)',
  ' java\nscript:alert(1)',
  'data:image/svg+xml,<svg onload=alert(1)>',
  'data:text/html,<script>alert(1)</script>',
  'blob:https://assets.example/1',
  'file:///etc/passwd',
  'https://[',
  '',
])('%j is no picture', (image_url) => {
  setFileOrigins({ uploadOrigins: [], assetOrigins: ['https://assets.example'] });
  expect(shownPicture({ image_url })).toBeUndefined();
});

test('where no origin is named, pictures come from our own', () => {
  expect(shownPicture({ image_url: 'https://assets.example/ana.png' })).toBeUndefined();
});
