// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { markdown } from '@/widget/markdown';

function html(text: string): string {
  const box = document.createElement('div');
  box.append(...markdown(text));
  return box.innerHTML;
}

test.each([
  [
    'El plazo es de **14 días** y *gratis*.',
    '<p>El plazo es de <strong>14 días</strong> y <em>gratis</em>.</p>',
  ],
  ['Uno\ndos\n\ntres', '<p>Uno<br>dos</p><p>tres</p>'],
  ['- a\n- **b**', '<ul><li>a</li><li><strong>b</strong></li></ul>'],
  ['3. a\n4. b', '<ol start="3"><li>a</li><li>b</li></ol>'],
  ['## Plazos\ntexto', '<p><strong>Plazos</strong></p><p>texto</p>'],
  ['> dicho', '<blockquote>dicho</blockquote>'],
  ['```\n<b>1</b>\n```', '<pre><code>&lt;b&gt;1&lt;/b&gt;</code></pre>'],
  ['`a*b*`', '<p><code>a*b*</code></p>'],
  ['```\nstill open', '<pre><code>still open</code></pre>'],
])('%j is drawn', (text, drawn) => {
  expect(html(text)).toBe(drawn);
});

test('a link leads where a visitor can be led, and takes nothing of the page along', () => {
  const link = '<a href="https://acme.example/a" target="_blank" rel="noopener noreferrer nofollow">aquí</a>';
  expect(html('[aquí](https://acme.example/a)')).toBe(`<p>${link}</p>`);
  expect(html('https://acme.example/a.')).toContain('href="https://acme.example/a"');
});

test.each([
  '[x](javascript:alert(1))',
  '[x](data:text/html,a)',
  '<img src=x onerror=alert(1)>',
  '![x](https://evil.example/x.png)',
  '<script>alert(1)</script>',
])('%s becomes no markup', (text) => {
  const box = document.createElement('div');
  box.append(...markdown(text));
  expect(box.querySelector('img, script, a[href^="javascript"], a[href^="data"]')).toBeNull();
});
