// @vitest-environment jsdom
import { TOOLKITS } from '@mocks/tools/toolkits';
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ChannelKind } from '@/api/generated/schemas';
import { ChannelLogo } from '@/shared/logos/channel-logo';
import { ToolkitLogo } from '@/shared/logos/toolkit-logo';

const signOf = (box: HTMLElement) => box.querySelector('img')?.getAttribute('src');

test.each(ChannelKind.options)('the channel %s has a sign of its own', (kind) => {
  const { container } = render(<ChannelLogo kind={kind} />);
  expect(container.querySelector('[aria-hidden="true"]')).not.toBeNull();
  if (kind === 'widget') expect(container.querySelector('path')).not.toBeNull();
  else expect(signOf(container)).toContain(`${kind}.svg`);
});

test.each(TOOLKITS.map(({ toolkit }) => toolkit))('the tool %s has a sign of its own', (toolkit) => {
  const { container } = render(<ToolkitLogo toolkit={toolkit} />);
  expect(signOf(container)).toContain(`${toolkit.replace('_', '')}.svg`);
});

test('a tool whose sign is not known shows its first letter', () => {
  const named = render(<ToolkitLogo toolkit="corner_shop" name="ñam shop" />);
  expect(named.container.querySelector('[data-letter]')?.getAttribute('data-letter')).toBe('Ñ');
  const unnamed = render(<ToolkitLogo toolkit="own_tools" />);
  expect(unnamed.container.querySelector('[data-letter]')?.getAttribute('data-letter')).toBe('O');
});
