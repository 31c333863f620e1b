/** Whose conversations are still counted, though nothing is left of them. */
export const DELETED_VISITOR = 'vst_deleted';

/** The id of a visitor for the team: always the same for a key, which is a secret of the visitor's browser. */
export function visitorIdOf(visitorKey: string): string {
  let hash = 0xcbf29ce484222325n;
  for (const letter of visitorKey)
    hash = BigInt.asUintN(64, (hash ^ BigInt(letter.codePointAt(0) ?? 0)) * 0x100000001b3n);
  return `vst_${hash.toString(16).padStart(16, '0')}`;
}
