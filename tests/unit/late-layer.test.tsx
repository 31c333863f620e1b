// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { afterEach, expect, test } from 'vitest';
import { LateLayer, lateCode } from '@/ui/late-layer';

afterEach(cleanup);

/** A layer whose code comes when the test says so. */
function showLayer() {
  let asked = 0;
  const code = Promise.withResolvers<typeof Panel>();
  function Panel({ trigger, isOpen }: { trigger: ReactElement; isOpen: boolean }) {
    return (
      <>
        {trigger}
        {isOpen && <p>Open</p>}
      </>
    );
  }
  const { Layer, ask } = lateCode(() => {
    asked += 1;
    return code.promise;
  });
  render(
    <LateLayer trigger={<button type="button">More</button>} ask={ask}>
      {(trigger, isPressed) => <Layer trigger={trigger} isOpen={isPressed} />}
    </LateLayer>,
  );
  const arrive = () =>
    act(async () => {
      code.resolve(Panel);
      await code.promise;
    });
  return { arrive, timesAsked: () => asked };
}

test('the code of what a button opens is asked for by a press, once, and opens on arrival', async () => {
  const { arrive, timesAsked } = showLayer();
  expect(timesAsked()).toBe(0);
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  expect(timesAsked()).toBe(1);
  await arrive();
  expect(await screen.findByText('Open')).toBeTruthy();
});

test('nobody’s press: it comes once the page is quiet, stays closed and leaves the focus where it was', async () => {
  const { arrive, timesAsked } = showLayer();
  const waiting = screen.getByRole('button', { name: 'More' });
  await userEvent.tab();
  expect(document.activeElement).toBe(waiting);
  await expect.poll(timesAsked).toBe(1);
  await arrive();
  await expect.poll(() => waiting.isConnected).toBe(false);
  expect(screen.queryByText('Open')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'More' }));
});

test('a mouse that is pressed while the code arrives opens it: the button that was pressed is gone', async () => {
  const { arrive } = showLayer();
  const user = userEvent.setup();
  const waiting = screen.getByRole('button', { name: 'More' });
  await user.pointer({ keys: '[MouseLeft>]', target: waiting });
  await arrive();
  await expect.poll(() => waiting.isConnected).toBe(false);
  await user.pointer({ keys: '[/MouseLeft]', target: screen.getByRole('button', { name: 'More' }) });
  expect(screen.getByText('Open')).toBeTruthy();
});

test('a finger that only scrolls opens nothing', async () => {
  const { arrive } = showLayer();
  const waiting = screen.getByRole('button', { name: 'More' });
  await userEvent.pointer({ keys: '[TouchA>]', target: waiting });
  await arrive();
  await expect.poll(() => waiting.isConnected).toBe(false);
  expect(screen.queryByText('Open')).toBeNull();
});
