import * as z from 'zod/mini';
import { secureStore } from './secure-store';

/** In the secure store: what was chosen in the palette, the last one first; gone with the session. */
const NAME = 'recent-commands';
const KEPT = 5;

const RecentCommand = z.object({ source: z.string(), id: z.string(), label: z.string() });
export type RecentCommand = z.infer<typeof RecentCommand>;

/** What was chosen lately, the last one first. */
export async function readRecentCommands(): Promise<readonly RecentCommand[]> {
  return z.array(RecentCommand).safeParse(await secureStore.read(NAME)).data ?? [];
}

/** Puts a choice before all earlier ones. */
export async function keepRecentCommand(chosen: RecentCommand): Promise<void> {
  await secureStore.together(async ({ read, write }) => {
    const before = z.array(RecentCommand).safeParse(await read(NAME)).data ?? [];
    const others = before.filter(({ source, id }) => source !== chosen.source || id !== chosen.id);
    await write(NAME, [chosen, ...others].slice(0, KEPT));
  });
}
