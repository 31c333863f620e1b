// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { defaults, Lexer, type Token } from 'marked';
import { afterEach, expect, test } from 'vitest';
import { Markdown } from '@/ui/markdown';
import { createBlockReader } from '@/ui/markdown-blocks';
import { TameTokenizer } from '@/ui/tame-tokenizer';

afterEach(cleanup);

const SIZE = 6000;
const NESTED = {
  numbers: '1. '.repeat(SIZE / 3),
  quotes: '> '.repeat(SIZE / 2),
  'quotes without spaces': '>'.repeat(SIZE),
  'lists and quotes': '- > '.repeat(SIZE / 4),
  'two kinds of lists': '- 1. '.repeat(SIZE / 5),
  'lists with words': `${'- * + '.repeat(SIZE / 6)}end`,
  'lists by indentation': Array.from({ length: 100 }, (_, level) => `${'  '.repeat(level)}- x`).join('\n'),
};

function depthOf(tokens: readonly Token[]): number {
  const inside = tokens.map((token) => {
    const items: Token[] = token.type === 'list' ? token.items : [];
    const own = token.type === 'list' || token.type === 'blockquote' ? 1 : 0;
    const children = 'tokens' in token ? (token.tokens ?? []) : [];
    return own + Math.max(0, depthOf([...children, ...items]));
  });
  return Math.max(0, ...inside);
}

test.each(Object.entries(NESTED))('%s nest at most so deep that they can be read', (_, text) => {
  const blocks = createBlockReader().read(text);
  expect(depthOf(blocks.map(({ token }) => token))).toBeLessThanOrEqual(25);
  const { container } = render(<Markdown text={text} />);
  expect(container.querySelectorAll('li, blockquote').length).toBeGreaterThan(0);
});

test('what is written like that by people stays as it is', () => {
  const text =
    '- a\n  - b\n    - c\n\n> quote\n>> in it\n\n- - -\n\n* * * * * * * * * * * * * * *\n\n**bold** and *so*\n\n```\n> > > > > > > > > > > > > > > >\n```\n';
  const tame = new Lexer({ ...defaults, tokenizer: new TameTokenizer() });
  expect(tame.lex(text)).toEqual(new Lexer().lex(text));
});

test('a paragraph full of emphasis marks is text, the next one is not', () => {
  const { container } = render(<Markdown text={`${'**a** '.repeat(500)}\n\n**bold**`} />);
  expect(container.textContent).toContain('**a** **a** ');
  expect(container.querySelectorAll('strong')).toHaveLength(1);
});

test('code full of emphasis marks is shown as it was written', () => {
  const code = 'total_of_a = b_c * d_e ** f_g\n'.repeat(100);
  const { container } = render(<Markdown text={`\`\`\`python\n${code}\`\`\``} />);
  expect(container.querySelector('code')?.textContent?.trim()).toBe(code.trim());
});

test('a link whose address comes at the end of a growing answer becomes one', () => {
  const text =
    'See [the terms][1] first.\n\nTwo.\n\nThree.\n\nFour.\n\nFive.\n\n[1]: https://acme.example/terms\n\nAnd [again][1].';
  const { rerender } = render(<Markdown text="" />);
  for (let end = 1; end <= text.length; end += 1) rerender(<Markdown text={text.slice(0, end)} />);
  const links = screen.getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual(['the terms', 'again']);
  expect(links[0]?.getAttribute('href')).toBe('https://acme.example/terms');
});
