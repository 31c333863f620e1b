import type { Db } from '@mocks/core/db';
import type { State } from '@mocks/core/state';
import type { ConnectChoice } from '@mocks/tools/connect-choices';
import { leaveConsent } from '@mocks/tools/connections';
import { vi } from 'vitest';

/** A window that a page opened; what became of it. */
export interface OpenedWindow {
  address: string | undefined;
  closed: boolean;
}

/** Every window that is opened from now on; with `blocked` the browser opens none. */
export function watchWindows({ blocked = false } = {}): OpenedWindow[] {
  const windows: OpenedWindow[] = [];
  vi.stubGlobal('open', (): unknown => {
    if (blocked) return null;
    const opened: OpenedWindow = { address: undefined, closed: false };
    windows.push(opened);
    return {
      document: document.implementation.createHTMLDocument(),
      opener: window,
      get closed() {
        return opened.closed;
      },
      location: {
        replace: (address: string) => {
          opened.address = address;
        },
      },
      close: () => {
        opened.closed = true;
      },
    };
  });
  return windows;
}

/** Leaves a consent page as a person does; where the browser is sent back to. */
export function consent(db: Db<State>, address: string | undefined, choice: ConnectChoice['id']): URL {
  const link = new URL(address ?? '').searchParams.get('link') ?? '';
  const left = leaveConsent(db, link, choice);
  if (!left) throw new Error('nobody knows this link');
  const back = new URL(left.returnUrl);
  back.searchParams.set('status', left.status);
  back.hash = left.nonce ?? '';
  return back;
}
