import { afterEach, beforeEach, vi } from 'vitest';
import { dropWaitingDrafts } from '@/session/drafts';
import { resumeSession } from '@/session/session';
import { fillBrowserGaps } from './browser-gaps';
import { emptyStores } from './keyval-in-memory';
import { assign, leavePage, pageLocation, reload } from './render-app';

// The journeys share the window of their worker, one file after the other: each test leaves it as a browser just opened.
vi.mock('idb-keyval', () => import('./keyval-in-memory'));
fillBrowserGaps();

beforeEach(() => {
  vi.stubGlobal('location', pageLocation);
});

afterEach(async () => {
  leavePage();
  // What a page still saves as it is left goes out by its own session, not by that of the next test.
  for (let turn = 0; turn < 20; turn += 1) await new Promise(setImmediate);
  // What still waits to be kept would be found by the next test, or come when the window is gone.
  dropWaitingDrafts();
  localStorage.clear();
  void resumeSession();
  sessionStorage.clear();
  emptyStores();
  reload.mockClear();
  assign.mockClear();
  delete document.documentElement.dataset.theme;
  vi.unstubAllGlobals();
});
