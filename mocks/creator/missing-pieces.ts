import type { AgentContent } from '@mocks/agents/content';
import type { AgentPiece, InstructionKind } from '@/api/generated/schemas';
import { otherThan } from './sentences';
import { TONE_FRAGMENTS } from './tones';

function personaOf({ instructions }: AgentContent): string {
  return instructions
    .filter(({ enabled, kind }) => enabled && kind === 'persona')
    .flatMap(({ texts }) => Object.values(texts))
    .join(' ');
}

const SPEAKS_OF_TONE =
  /\b(?:tono|tone|tecnicismos|jargon|friendly|warm|brief|cheerful|professional|frases cortas|con detalle|in detail|short sentences|cercano|alegría)(?!\p{L})/iu;

/** Whether it says how the agent sounds. */
function hasTone(content: AgentContent): boolean {
  const persona = personaOf(content);
  return SPEAKS_OF_TONE.test(persona) || TONE_FRAGMENTS.some(({ fragment }) => fragment.test(persona));
}

/** Whether the agent is told to be formal. */
export function isFormal(content: AgentContent): boolean {
  const persona = personaOf(content);
  return TONE_FRAGMENTS.some(({ tone, fragment }) => tone === 'formal' && fragment.test(persona));
}

/** What an agent lacks, in the order in which the creator asks. */
export function missingPieces(content: AgentContent): AgentPiece[] {
  const { instructions, knowledge, tools, channels, greeting, language } = content;
  const written = instructions.filter(({ enabled, texts }) => enabled && (texts.en + texts.es).trim() !== '');
  const has = (...kinds: InstructionKind[]) => written.some(({ kind }) => kinds.includes(kind));
  const other = otherThan(language);
  const untranslated =
    written.some(({ texts }) => texts[language].trim() !== '' && texts[other].trim() === '') ||
    (greeting[language] !== '' && greeting[other] === '');
  const isMissing: Record<AgentPiece, boolean> = {
    purpose: !has('persona', 'goals'),
    name: false,
    tone: !hasTone(content),
    rules: !has('rules') && knowledge.length === 0,
    channels: channels.length === 0,
    tools: tools.length === 0,
    greeting: greeting[language].trim() === '',
    otherLanguage: untranslated,
  };
  const order: readonly AgentPiece[] = [
    'purpose',
    'tone',
    'rules',
    'greeting',
    'channels',
    'tools',
    'otherLanguage',
  ];
  return order.filter((piece) => isMissing[piece]);
}
