import type { Locale } from '@/api/generated/schemas';
import { sentencesOf } from './sentences';
import { TONE_SENTENCES } from './tones';

/** Known in both languages, or not to be translated: nothing is guessed. */
export function translated(text: string, from: Locale, to: Locale): string | undefined {
  const pairs = [...KNOWN_PAIRS, ...Object.values(TONE_SENTENCES)];
  const sentences = sentencesOf(text, from).map((sentence) => {
    const said = sentence.trim();
    const pair = pairs.find((one) => one[from] === said);
    if (pair) return pair[to];
    for (const one of KNOWN_WITH_NAME) {
      const named = one[from][0].exec(said)?.[1];
      if (named !== undefined) return one[to][1](named);
    }
    return undefined;
  });
  return sentences.includes(undefined) || sentences.length === 0 ? undefined : sentences.join(' ');
}

/** Sentences that the creator knows in both languages, beside those of the tones; any other it does not translate. */
export const KNOWN_PAIRS: readonly Record<Locale, string>[] = [
  {
    es: 'Cuando no sepas algo, dilo y ofrece pasar la conversación a una persona del equipo.',
    en: 'When you do not know something, say so and offer to pass the conversation to a person of the team.',
  },
  { es: '¡Hola!', en: 'Hi!' },
  { es: 'Buenos días.', en: 'Good morning.' },
  { es: '¿En qué puedo ayudarte?', en: 'How can I help you?' },
  { es: '¿En qué puedo ayudarle?', en: 'How may I help you?' },
  { es: '¿Qué te gustaría devolver?', en: 'What would you like to return?' },
  { es: '¿Cuándo te gustaría venir al estudio?', en: 'When would you like to come to the studio?' },
  { es: 'No des datos de otros clientes.', en: 'Do not give out data of other customers.' },
  { es: 'Nunca prometas un reembolso en efectivo.', en: 'Never promise a refund in cash.' },
];

/** Sentences with a name in them, known in both languages. */
export const KNOWN_WITH_NAME: readonly Record<Locale, readonly [RegExp, (name: string) => string]>[] = [
  {
    es: [/^Soy (.{1,80})\.$/u, (name) => `Soy ${name}.`],
    en: [/^I am (.{1,80})\.$/u, (name) => `I am ${name}.`],
  },
  {
    es: [/^Responde como (.{1,80})\.$/u, (name) => `Responde como ${name}.`],
    en: [/^Answers as (.{1,80})\.$/u, (name) => `Answers as ${name}.`],
  },
];
