import { expect, test } from 'vitest';
import { type Block, createBlockReader } from '@/ui/markdown-blocks';

const LONG_LIST = Array.from({ length: 60 }, (_, index) => `- item ${index} is **bold**`).join('\n');
const NUMBERED = Array.from({ length: 30 }, () => '1. all of them say one').join('\n');

const ANSWERS = {
  paragraphs: 'One.\n\nTwo, with *words*\nand a second line.\n\nThree.\n\nFour.\n\nFive.',
  everything:
    '# Title\n\nText `code`.\n\n> quoted\n> twice\n\n| a | b |\n|---|--:|\n| 1 | 2 |\n\n---\n\n1. one\n2. two\n   - inner\n\n```js\nconst a = 1;\n\nconst b = 2;\n```\n\nThe end.',
  'a long list': `Before.\n\n${LONG_LIST}\n\nAfter.`,
  'a long numbered list': `${NUMBERED}\n\nAfter.\n\nAnd after that.`,
  'a list with paragraphs': `${Array.from({ length: 20 }, (_, index) => `- item ${index}\n\n  with more`).join('\n')}\n\nAfter.`,
  'code that never ends': 'Look:\n\n```js\nconst a = 1;\n\n- no list\n\n# no title',
  html: '<div>\n\n<script>alert(1)</script>\n\n</div>\n\n[x](javascript:alert(1)) ![y](https://evil.example/y.png)\n\nAfter.',
  'other line ends': 'One.\r\n\r\nTwo.\r\n\r\n- a\r\n- b\r\n\r\nThree.\r\n\r\nFour.\r\n\r\nFive.',
};

const shapeOf = (blocks: readonly Block[]) =>
  blocks.map(({ raw, token, continues }) => ({ raw, type: token.type, continues }));

for (const [name, answer] of Object.entries(ANSWERS)) {
  test(`${name}, read word by word, comes to the same blocks as read at once`, () => {
    const reader = createBlockReader();
    const words = answer.match(/\S+\s*/g) ?? [];
    let text = '';
    for (const word of words) {
      text += word;
      reader.read(text);
    }
    expect(shapeOf(reader.read(answer))).toEqual(shapeOf(createBlockReader().read(answer)));
  });
}

for (const name of ['paragraphs', 'a long list'] as const) {
  test(`${name}: one more word leaves all but the last blocks as they were`, () => {
    const reader = createBlockReader();
    const words = ANSWERS[name].match(/\S+\s*/g) ?? [];
    let text = '';
    let before: readonly Block[] = [];
    for (const word of words) {
      text += word;
      const blocks = reader.read(text);
      for (const [index, block] of before.slice(0, -3).entries()) expect(blocks[index]).toBe(block);
      before = blocks;
    }
  });
}

test('a long list is one list in several blocks of few items', () => {
  const [first, ...rest] = createBlockReader().read(LONG_LIST);
  expect(first?.continues).toBe(false);
  expect(rest.length).toBeGreaterThan(4);
  for (const block of rest) expect(block.continues).toBe(true);
});

test('another text is read anew', () => {
  const reader = createBlockReader();
  reader.read(ANSWERS.everything);
  expect(shapeOf(reader.read('Something else.'))).toEqual([
    { raw: 'Something else.', type: 'paragraph', continues: false },
  ]);
});
