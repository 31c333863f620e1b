// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Markdown } from '@/ui/markdown';

afterEach(cleanup);

test('a long list stays one list, with its numbers, while it grows', () => {
  const lines = Array.from({ length: 30 }, (_, index) => `${index + 3}. step ${index}`);
  const { rerender } = render(<Markdown text={lines[0] ?? ''} />);
  for (let count = 2; count <= lines.length; count += 1)
    rerender(<Markdown text={lines.slice(0, count).join('\n')} />);
  const list = screen.getByRole('list');
  expect(list.getAttribute('start')).toBe('3');
  expect(
    within(list)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(lines.map((_, index) => `step ${index}`));
});

test('HTML, script addresses and foreign pictures are text', () => {
  const { container } = render(
    <Markdown
      text={
        '<img src=x onerror=alert(1)> **<b>b</b>**\n\n[bad](javascript:alert(1)) [worse](data:text/html,x) ![seen](https://evil.example/x.png)\n\n- <script>alert(1)</script>\n- [good](https://acme.example/a)'
      }
    />,
  );
  expect(container.querySelector('img, script, b, iframe')).toBeNull();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    'https://acme.example/a',
  ]);
  expect(container.textContent).toContain('<script>alert(1)</script>');
});
