// @vitest-environment jsdom
import { lazy } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadPart } from '@/lib/load-part';
import { Late } from '@/ui/late';

let root: Root;
let place: HTMLElement;
let isActing: unknown;

// React hurries where it is told that a test acts; what is tested is what it does for a person.
beforeEach(() => {
  isActing = Reflect.get(globalThis, 'IS_REACT_ACT_ENVIRONMENT');
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false);
  place = document.createElement('div');
  root = createRoot(place);
});

afterEach(() => {
  root.unmount();
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', isActing);
});

/** Far fewer than fit into the time for which React holds back what follows a fallback. */
async function turns(): Promise<void> {
  for (let turn = 0; turn < 8; turn += 1) await new Promise((resolve) => setTimeout(resolve));
}

test('parts that come one after the other are shown as they come', async () => {
  const arrive: (() => void)[] = [];
  const partOf = (component: () => React.ReactNode) =>
    lazy(() =>
      loadPart(async () => {
        await new Promise<void>((resolve) => arrive.push(resolve));
        return { default: component };
      }),
    );
  const Inner = partOf(() => <p>All of it</p>);
  const Outer = partOf(() => (
    <Late fallback={<p>Still coming</p>}>
      <Inner />
    </Late>
  ));
  root.render(
    <Late fallback={<p>Coming</p>}>
      <Outer />
    </Late>,
  );
  await turns();
  expect(place.textContent).toBe('Coming');
  arrive.shift()?.();
  await turns();
  expect(place.textContent).toBe('Still coming');
  arrive.shift()?.();
  await turns();
  expect(place.textContent).toBe('All of it');
});
