import { ChannelKind } from '@/api/generated/schemas/channelKind.zod';
import { InstructionKind } from '@/api/generated/schemas/instructionKind.zod';
import { Locale } from '@/api/generated/schemas/locale.zod';

const ALLOWED: readonly (readonly [place: RegExp, values: readonly string[]])[] = [
  [/^content\.language$/, Locale.options],
  [/^content\.channels\.\d+$/, ChannelKind.options],
  [/^content\.instructions\.\d+\.kind$/, InstructionKind.options],
];

/** The few values that a place of an agent's document takes; none where any text may stand. */
export function allowedValues(path: string): readonly string[] {
  return ALLOWED.find(([place]) => place.test(path))?.[1] ?? [];
}
