import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { readToken } from '@/session/token';
import { playProvider } from '../play-provider';
import { reload, renderApp } from '../render-app';
import { ANA, type App, type Table } from './acts';
import { ANSWERS, lack, wordsIn } from './lack';

/** Asks once more for what a page could not have. */
async function askAgain({ queryClient, router }: App): Promise<void> {
  await queryClient.refetchQueries({ predicate: ({ state }) => state.status === 'error' });
  await router.invalidate();
}

const reads = (words: string) =>
  screen.findAllByText((_, element) => {
    const own = [...(element?.childNodes ?? [])].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
    return own
      .map(({ textContent }) => textContent)
      .join('')
      .includes(words);
  });

/** The frame with its ways to everything else. */
export async function framed(path: string): Promise<void> {
  await screen.findByRole('heading', { level: 1, hidden: true });
  if (!path.startsWith('/en/dashboard')) return;
  const navigation = screen.getByRole('navigation', { name: 'Main navigation', hidden: true });
  expect(within(navigation).getByRole('link', { name: 'Settings', hidden: true })).toBeDefined();
}

/** Goes through the visits of a table: the operation is missing, in each way of saying so, and is there again. */
export function meetMissing(table: Table): void {
  const provider = playProvider();
  const cases = Object.entries(table(provider)).flatMap(([operation, own]) =>
    own.map((visit) => [operation, visit.at, visit] as const),
  );

  describe('one operation is missing', () => {
    test.each(cases)('%s on %s', async (operation, _, visit) => {
      const { at, as = ANA, before, open, first, call, rest, to = at, frameless = false } = visit;
      const enter = async () => {
        before?.();
        const opened = await (open ?? (() => renderApp(at, { signedInAs: as ?? undefined })))();
        await first?.(opened);
        return opened;
      };
      const lacking = lack(provider, (one) => one === operation);
      let app = await enter();
      for (; lacking.way < ANSWERS.length; lacking.way += 1) {
        const asked = call || lacking.way > 0 ? lacking.asked : 0;
        if (call) await call(app);
        else if (lacking.way > 0) {
          await askAgain(app);
          if (lacking.asked === asked) app = await enter();
        }
        await waitFor(() => expect(lacking.asked).toBeGreaterThan(asked));
        // The words of the way before may still stand there: what is pressed before this one is answered is not heard.
        if (call) await waitFor(() => expect(lacking.answered).toBe(lacking.asked));
        for (const words of visit.reads ?? wordsIn(operation)) await reads(words);
      }
      lacking.way = 0;
      await rest?.(app);
      if (!frameless) await framed(to);
      expect(app.at()).toBe(to.replace(/\?.*/, ''));
      expect(reload).not.toHaveBeenCalled();
      expect(readToken() !== undefined).toBe(as !== null);
    });
  });
}
