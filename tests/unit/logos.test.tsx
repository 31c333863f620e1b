// @vitest-environment jsdom
import { TOOLKITS } from '@mocks/tools/toolkits';
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ChannelKind } from '@/api/generated/schemas';
import { ChannelLogo } from '@/shared/logos/channel-logo';
import { ToolkitLogo } from '@/shared/logos/toolkit-logo';
import { OWN_TOOLKIT } from '@/shared/tool-calls/own-toolkit';

const signOf = (box: HTMLElement) => box.querySelector('img')?.getAttribute('src');

const KINDS = ChannelKind.options.filter((kind) => kind !== 'widget');

test('every channel and every tool has a sign of its own, which no request fetches', () => {
  const shown = [
    ...KINDS.map((kind) => render(<ChannelLogo kind={kind} />)),
    ...TOOLKITS.map(({ toolkit }) => render(<ToolkitLogo toolkit={toolkit} />)),
  ];
  const signs = shown.map(({ container }) => signOf(container));
  for (const sign of signs) expect(sign).toMatch(/^data:image\/svg\+xml,/);
  expect(new Set(signs).size).toBe(KINDS.length + TOOLKITS.length);
  for (const { container } of shown) expect(container.querySelector('[aria-hidden="true"]')).not.toBeNull();
});

test('the chat on a web page is drawn', () => {
  const { container } = render(<ChannelLogo kind="widget" />);
  expect(container.querySelector('svg[aria-hidden="true"] path')).not.toBeNull();
});

test('a tool whose sign is not known shows its first letter', () => {
  const named = render(<ToolkitLogo toolkit="corner_shop" name="ñam shop" />);
  expect(named.container.querySelector('[data-letter]')?.getAttribute('data-letter')).toBe('Ñ');
  const unnamed = render(<ToolkitLogo toolkit="other_shop" />);
  expect(unnamed.container.querySelector('[data-letter]')?.getAttribute('data-letter')).toBe('O');
});

test('the company’s own calls have a sign, the same in every language', () => {
  const { container } = render(<ToolkitLogo toolkit={OWN_TOOLKIT} name="Your tools" />);
  expect(container.querySelector('[data-letter]')).toBeNull();
  expect(container.querySelector('svg')).not.toBeNull();
});
