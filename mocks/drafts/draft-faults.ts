import type { FieldError } from '@/api/generated/schemas';
import type { DraftChange } from './schemas';
import { REFUSED_TEXT } from './sentinels';

function repeated(path: string, name: string, keys: readonly string[] = []): FieldError[] {
  const second = keys.findIndex((key, index) => keys.indexOf(key) < index);
  return second < 0 ? [] : [{ path: `${path}.${second}${name}`, code: 'duplicate' }];
}

/** The parts of a change in which something stands twice. */
export function duplicatesIn({
  instructions,
  knowledge,
  tools,
  channels,
  handoff,
}: DraftChange): FieldError[] {
  return [
    ...repeated(
      'instructions',
      '.blockId',
      instructions?.map(({ blockId }) => blockId),
    ),
    ...repeated(
      'knowledge',
      '.itemId',
      knowledge?.map(({ itemId }) => itemId),
    ),
    ...repeated(
      'tools',
      '.toolkit',
      tools?.map(({ toolkit }) => toolkit),
    ),
    ...repeated('channels', '', channels),
    ...repeated(
      'handoff.rules',
      '.ruleId',
      handoff?.rules.map(({ ruleId }) => ruleId),
    ),
  ];
}

/** The texts of a change that the provider does not take. */
export function refusedTextsIn({ instructions = [] }: DraftChange): FieldError[] {
  return instructions.flatMap(({ texts }, index) =>
    Object.entries(texts)
      .filter(([, text]) => text.includes(REFUSED_TEXT))
      .map(([language]) => ({ path: `instructions.${index}.texts.${language}`, code: 'refused' })),
  );
}
