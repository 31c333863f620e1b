// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { getAgentQueryKey, saveDraft } from '@/api/generated/drafts/drafts';
import { createQueryClient } from '@/app/query-client';
import { dropWaitingDrafts } from '@/session/drafts';
import { draftEditorOf } from '@/shared/agent-draft/draft-editors';
import { BASE, draft, greets } from '../support/agent-content';

vi.mock('idb-keyval', () => import('../support/keyval-in-memory'));
vi.mock('@/api/generated/drafts/drafts', { spy: true });

afterEach(() => {
  // The copy that would be written in a moment: by then there is no window any more.
  dropWaitingDrafts();
  vi.unstubAllGlobals();
});

test('a fault of our own is reported as a browser takes it, and does not leave the draft busy for ever', async () => {
  const reported: unknown[] = [];
  // A browser's own function minds whose it is called as.
  vi.stubGlobal('reportError', function report(this: unknown, error: unknown) {
    if (this !== undefined && this !== globalThis) throw new TypeError('Illegal invocation');
    reported.push(error);
  });
  const fault = new RangeError('ours');
  vi.mocked(saveDraft).mockRejectedValue(fault);
  const queryClient = createQueryClient();
  queryClient.setQueryData(getAgentQueryKey('bot_1'), { draft: draft('r1', BASE) });
  const { editor, start } = draftEditorOf(queryClient, 'bot_1');
  start();
  editor.change((content) => greets('Buenas', content));
  expect(await editor.saveNow()).toBe(false);
  expect([editor.getSnapshot().phase, reported]).toEqual(['refused', [fault]]);
  editor.dispose();
});
