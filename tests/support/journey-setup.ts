import { afterAll, afterEach, beforeEach, vi } from 'vitest';
import { dropWaitingDrafts } from '@/session/drafts';
import { resumeSession } from '@/session/session';
import { fillBrowserGaps } from './browser-gaps';
import { assign, leavePage, pageLocation, reload } from './render-app';

// The journeys share the window of their worker, one file after the other: each test leaves it as a browser just opened.
vi.mock('idb-keyval', () => import('./keyval-in-memory'));
fillBrowserGaps();

beforeEach(() => {
  vi.stubGlobal('location', pageLocation);
});

afterEach(() => {
  leavePage();
  localStorage.clear();
  void resumeSession();
  sessionStorage.clear();
  reload.mockClear();
  assign.mockClear();
  delete document.documentElement.dataset.theme;
  vi.unstubAllGlobals();
});

// What still waits to be written would come when the window is gone.
afterAll(dropWaitingDrafts);
