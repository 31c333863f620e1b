import { del, delMany, get, keys as namesIn, set, update } from 'idb-keyval';
import { readStored, removeStored, writeStored } from './browser-storage';
import { openTable } from './open-table';

/** How long any use of the store may keep somebody waiting; while it does not answer, nobody waits a second time. */
export const STORE_LIMIT_MS = 2000;

/** In localStorage while a sign-out has not reached the store: it is emptied before its next use. */
export const UNCLEARED_KEY = 'secure-store-uncleared';

const KEY_NAME = 'key';
const ALGORITHM = 'AES-GCM';
const IV_BYTES = 12;

// Pure: the boot script, which keeps nothing here, leaves them out.
const keys = /* @__PURE__ */ openTable('secure-store-key', 'key');
const values = /* @__PURE__ */ openTable('secure-store', 'values');

/** Of two who make the first key at once, in whatever tab, both get the same. */
async function storeKey(): Promise<CryptoKey> {
  const kept: unknown = await get(KEY_NAME, keys);
  if (kept instanceof CryptoKey) return kept;
  const made = await crypto.subtle.generateKey({ name: ALGORITHM, length: 256 }, false, [
    'encrypt',
    'decrypt',
  ]);
  let key = made;
  await update(
    KEY_NAME,
    (other: unknown) => {
      key = other instanceof CryptoKey ? other : made;
      return key;
    },
    keys,
  );
  return key;
}

async function unsealed(kept: Uint8Array): Promise<unknown> {
  const plain = await crypto.subtle.decrypt(
    { name: ALGORITHM, iv: kept.slice(0, IV_BYTES) },
    await storeKey(),
    kept.slice(IV_BYTES),
  );
  return JSON.parse(new TextDecoder().decode(plain));
}

let isSilent = false;
let last: Promise<unknown> | undefined;

/** Waits for an answer as long as the limit says, less while the store is known to be silent; a failure is no answer. */
async function within<T>(answer: Promise<T>): Promise<T | undefined> {
  const { promise: tooLate, resolve: giveUp } = Promise.withResolvers<undefined>();
  const timer = setTimeout(
    () => {
      isSilent = true;
      giveUp(undefined);
    },
    isSilent ? 0 : STORE_LIMIT_MS,
  );
  const answered = answer
    .catch(() => undefined)
    .finally(() => {
      clearTimeout(timer);
      isSilent = false;
    });
  return Promise.race([answered, tooLate]);
}

async function empty(keeps: (name: string) => boolean = () => false): Promise<void> {
  const names = await namesIn(values);
  await delMany(
    names.filter((name) => !keeps(String(name))),
    values,
  );
}

const emptyWhole = () => empty().finally(() => removeStored(UNCLEARED_KEY));

/** One use after the other, so that what is forgotten stays so; the first finishes a sign-out that had no answer. */
function inOrder<T>(work: () => Promise<T>): Promise<T> {
  last ??= readStored(UNCLEARED_KEY) === null ? Promise.resolve() : emptyWhole().catch(() => undefined);
  const turn = last.then(work);
  last = turn.catch(() => undefined);
  return turn;
}

async function read(name: string): Promise<unknown> {
  const kept: unknown = await get(name, values);
  if (!(kept instanceof Uint8Array)) return undefined;
  try {
    return await unsealed(kept);
  } catch {
    await del(name, values);
    return undefined;
  }
}

async function write(name: string, value: unknown): Promise<void> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const plain = new TextEncoder().encode(JSON.stringify(value));
  const sealed = await crypto.subtle.encrypt({ name: ALGORITHM, iv }, await storeKey(), plain);
  await set(name, new Uint8Array([...iv, ...new Uint8Array(sealed)]), values);
}

const take = (name: string): Promise<unknown> =>
  inOrder(async () => {
    let kept: unknown;
    const takeOut = (value: unknown) => {
      kept = value;
      return undefined;
    };
    await update(name, takeOut, values);
    await del(name, values);
    return kept instanceof Uint8Array ? unsealed(kept) : undefined;
  });

/** The uses of `together`. */
interface TogetherUses {
  read: (name: string) => Promise<unknown>;
  write: (name: string, value: unknown) => Promise<void>;
  /** Empties the store, but for what `keeps` says of a name. */
  empty: (keeps?: (name: string) => boolean) => Promise<void>;
}

function emptyForGood(): Promise<void> {
  const emptied = inOrder(emptyWhole);
  writeStored(UNCLEARED_KEY, '');
  return emptied;
}

/**
 * Keeps values in this browser, encrypted with AES and uncompressed (specification §9). It never throws: what cannot be
 * written is not kept, what cannot be read is dropped and reads as undefined. The key cannot be exported, so a copied
 * profile or a glance at the storage shows nothing; script that runs in the page can still ask for the values.
 *
 * A database that does not answer keeps nobody waiting for longer than STORE_LIMIT_MS; what was asked of it is still
 * done, in its order, when it does.
 */
export const secureStore = {
  /** Reads a value; the caller checks its shape. */
  read: (name: string): Promise<unknown> => within(inOrder(() => read(name))),
  /** Reads a value and forgets it: of two who take it at once, in whatever tab, only one gets it. */
  take: (name: string): Promise<unknown> => within(take(name)),
  /** Writes a value that JSON can hold. */
  write: (name: string, value: unknown): Promise<void> => within(inOrder(() => write(name, value))),
  /** Forgets a value. */
  remove: (name: string): Promise<void> => within(inOrder(() => del(name, values))),
  /** Empties the store (specification §4: at sign-out). */
  clear: (): Promise<void> => within(emptyForGood()),
  /** Several uses as one: what they find holds for what they do. Undefined when there was no answer in time. */
  together: <T>(work: (uses: TogetherUses) => Promise<T>): Promise<T | undefined> =>
    within(inOrder(() => work({ read, write, empty }))),
  /** The same for what must not be missed: a page that is opened before there was an answer finds the store emptied. */
  togetherOrEmpty: async <T>(work: (uses: TogetherUses) => Promise<T>): Promise<T | undefined> => {
    const done = inOrder(() => work({ read, write, empty }));
    const answer = await within(done);
    if (isSilent) {
      writeStored(UNCLEARED_KEY, '');
      void done.catch(() => undefined).finally(() => removeStored(UNCLEARED_KEY));
    }
    return answer;
  },
  /** Whether it has not answered in time, and has not answered since. */
  isSilent: (): boolean => isSilent,
};

/** The same values for those who can wait until a silent store answers, and must not take its silence for emptiness. */
export const patientStore = {
  /** Reads a value; the caller checks its shape. */
  read: (name: string): Promise<unknown> => inOrder(() => read(name)).catch(() => undefined),
  /** The names of all that is kept. */
  names: (): Promise<string[]> => inOrder(async () => (await namesIn(values)).map(String)).catch(() => []),
};
