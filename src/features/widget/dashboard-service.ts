import type { Locale } from '@/api/generated/schemas/locale.zod';
import { isRecord } from '@/lib/is-record';
import { loadPart } from '@/lib/load-part';
import { keepDraft, readDraft } from '@/session/drafts';
import { readSettings } from '@/widget/read-settings';
import type { Kept, OwnService } from '@/widget/service';

interface DashboardChat {
  /** Whom it talks to: the creator, as a rule. */
  botKey: string;
  agentName: string;
  language: Locale;
  /** What the launcher is called. */
  prompt: string;
  greeting: string;
}

const ACCENT = '#484ad7';
/** The sign of the product, which the creator wears. */
const SIGN =
  'M7.14 5.25h9.72a3.36 3.36 0 0 1 3.36 3.36v5.28a3.36 3.36 0 0 1-3.36 3.36H12l-3.45 2.76a.66 .66 0 0 1-1.05-.51v-2.25h-.36a3.36 3.36 0 0 1-3.36-3.36v-5.28a3.36 3.36 0 0 1 3.36-3.36zM12 6.9c-.54 3-1.38 3.84-4.35 4.35 3 .54 3.84 1.38 4.35 4.35 .54-3 1.38-3.84 4.35-4.35-3-.54-3.84-1.38-4.35-4.35z';

/** Kept in the secure store, as every draft of the dashboard. */
function keepOf(botKey: string) {
  const name = `widget-${botKey}`;
  let kept: Kept = {};
  const ready = readDraft(name).then((value) => {
    if (!isRecord(value)) return;
    const { text, open } = value;
    kept = { ...(typeof text === 'string' && { text }), open: open === true, ...kept };
  });
  const write = (change: Kept) => {
    kept = { ...kept, ...change };
    const { text, open } = kept;
    keepDraft(name, { text, open });
  };
  return { keep: { read: () => kept, write }, ready };
}

/** Answers the chat on the dashboard's own pages by the calls of the signed-in person; the element never sees the token. */
export function dashboardService({
  botKey,
  agentName,
  language,
  prompt,
  greeting,
}: DashboardChat): OwnService {
  const { keep, ready } = keepOf(botKey);
  // They come with the first thing that is asked: until then the chat is a launcher.
  const calls = () =>
    loadPart(async () => (await import('./dashboard-calls')).dashboardCalls(botKey, language));
  return {
    keep,
    ready,
    prompt,
    keptOpen: () => ({ open: keep.read().open === true }),
    settings: readSettings({
      theme: { accent: ACCENT },
      // Above its launcher, which stands below the menu (styles.css).
      position: { side: 'left', offsetX: 16 },
      face: { path: SIGN },
      texts: { title: agentName },
      greeting,
    }),
    needsVisit: () => false,
    newest: async () => (await calls()).newest(),
    conversations: async () => (await calls()).conversations(),
    open: async () => (await calls()).open(),
    read: async (id) => (await calls()).read(id),
    async *send(...message) {
      yield* (await calls()).send(...message);
    },
    async *resume(...place) {
      yield* (await calls()).resume(...place);
    },
    stop: async (id) => (await calls()).stop(id),
    approve: async (...decided) => (await calls()).approve(...decided),
    leave: async (...left) => (await calls()).leave(...left),
  };
}
