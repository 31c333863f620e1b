import type { Locale } from '@/api/generated/schemas/locale.zod';

/**
 * What can be found: first what was left to fill in, what contradicts itself (another figure, do and do not, free and not free, formal and
 * informal, other figures in the other language), then what says a thing twice, what is missing and what is too much.
 */
export type FindingKind =
  | 'blank'
  | 'figure'
  | 'polarity'
  | 'cost'
  | 'address'
  | 'languages'
  | 'duplicate'
  | 'toolMissing'
  | 'toolOff'
  | 'empty'
  | 'missing'
  | 'missingAll'
  | 'untranslated'
  | 'long';

/** Where something was found. */
export interface FindingPlace {
  blockId: string;
  language: Locale;
  /** As it stands in the text; '' for the text as a whole. */
  quote: string;
}

/** Something in the instructions that is worth a second look. */
export interface Finding {
  /** Stays the same until one of the places changes. */
  id: string;
  kind: FindingKind;
  places: readonly [FindingPlace, ...FindingPlace[]];
  /** Of the tool that is not there. */
  name?: string | undefined;
}

/** Whether it is about all blocks, and about none by itself. */
export const isOfAll = ({ kind }: Finding) => kind === 'missingAll';

/** Whether it is said beside its block, too: where a text is missing, its empty field says so, and offers a copy. */
export const isSaidBeside = (finding: Finding) => !isOfAll(finding) && finding.kind !== 'missing';

/** Whether somebody may see it otherwise: what blocks publishing is no matter of opinion. */
export const isOpinion = ({ kind }: Finding) => kind !== 'blank';

/** Makes a finding with the id that its places give it. */
export function findingOf(
  kind: FindingKind,
  places: readonly [FindingPlace, ...FindingPlace[]],
  name?: string,
): Finding {
  const id = JSON.stringify([
    kind,
    name ?? '',
    ...places.map((one) => [one.blockId, one.language, one.quote]),
  ]);
  return { id, kind, places, name };
}
