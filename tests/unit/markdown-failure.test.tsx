// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Markdown } from '@/ui/markdown';

vi.mock('@/ui/markdown-blocks', () => ({
  createBlockReader: () => ({
    read: () => {
      throw new Error('broken');
    },
  }),
}));

test('a message that cannot be drawn is shown as it came, and what stands beside it stays', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  render(
    <>
      <p>Before.</p>
      <Markdown text="**as** it came" />
    </>,
  );
  expect(screen.getByText('Before.')).toBeDefined();
  expect(screen.getByText('**as** it came')).toBeDefined();
});
