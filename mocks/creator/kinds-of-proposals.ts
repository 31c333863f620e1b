import type { Said } from './said';
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
