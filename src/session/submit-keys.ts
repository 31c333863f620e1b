import * as z from 'zod/mini';
import { DRAFT_PREFIX } from './drafts';
import { secureStore } from './secure-store';

/** How long a submit whose outcome is unknown is remembered; providers forget its key in about that time. */
const KEPT_MS = 24 * 60 * 60 * 1000;

const Kept = z.object({ key: z.string(), at: z.number() });

/** Where the key of a content lies: with the drafts, which outlive an expiry. None in a page without https. */
async function placeOf(name: string, content: string): Promise<string | undefined> {
  // Typed as always there, which it is not.
  const subtle: SubtleCrypto | undefined = crypto.subtle;
  const digest = await subtle?.digest('SHA-256', new TextEncoder().encode(content));
  return digest && `${DRAFT_PREFIX}submit-${name}-${new Uint8Array(digest).join('-')}`;
}

/** The key under which the same was sent before, by this page or by one that is gone, with nobody knowing what came of it. */
export async function keptKey(name: string, content: string): Promise<string | undefined> {
  const place = await placeOf(name, content);
  const kept = Kept.safeParse(place && (await secureStore.read(place)));
  return kept.success && Date.now() - kept.data.at < KEPT_MS ? kept.data.key : undefined;
}

/** Keeps the key of what is about to be sent, so that a page that is loaded anew sends the same under the same key. */
export async function keepKey(name: string, content: string, key: string): Promise<void> {
  const place = await placeOf(name, content);
  if (place) await secureStore.write(place, { key, at: Date.now() });
}

/** It is known what came of it: the same content is a new submit from now on. */
export async function forgetKey(name: string, content: string): Promise<void> {
  const place = await placeOf(name, content);
  if (place) await secureStore.remove(place);
}
