import type { InstructionKind, Locale } from '@/api/generated/schemas';
import { agentOf } from './trades';

/** An agent that is written in one language alone. */
export function agentIn(
  language: Locale,
  name: string,
  summary: string,
  blocks: readonly (readonly [InstructionKind, string])[],
) {
  const texts = (text: string): [string, string] => (language === 'en' ? [text, ''] : ['', text]);
  const [en, es] = texts(summary);
  return agentOf(
    name,
    language,
    { en, es },
    blocks.map(([kind, text]) => [kind, ...texts(text)]),
  );
}
