import type { Said } from './said';
import { sentenceOf } from './sentences';
import type { LastProposed } from './store';

const KINDS: Readonly<Partial<Record<Said['is'], LastProposed['is']>>> = {
  name: 'name',
  tone: 'tone',
  greeting: 'greeting',
  channels: 'channels',
  rule: 'sentence',
  guardrail: 'sentence',
  scenario: 'sentence',
  amendment: 'sentence',
};

/** Which second thoughts something said may have: those about a sentence, a name, a tone, a greeting or channels. */
export const kindOf = (said: Said): LastProposed['is'] => KINDS[said.is] ?? 'other';

/** The sentence or the greeting that something said puts into the instructions. */
export function textOf(said: Said): string | null {
  if (said.is === 'greeting') return said.text;
  if (said.is === 'amendment') return said.to;
  const isSentence = said.is === 'rule' || said.is === 'guardrail' || said.is === 'scenario';
  if (said.is === 'value') return said.about;
  return isSentence ? sentenceOf(said.text) : null;
}
