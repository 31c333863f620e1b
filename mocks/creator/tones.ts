import type { Locale } from '@/api/generated/schemas';
import type { Tone } from './said';

/** How an agent is told to sound, in both languages. */
export const TONE_SENTENCES: Record<Tone, Record<Locale, string>> = {
  formal: { es: 'Tratas de usted.', en: 'You are formal.' },
  informal: { es: 'Hablas de tú.', en: 'You speak in a relaxed way.' },
  friendly: { es: 'Tu trato es cercano y amable.', en: 'You are warm and friendly.' },
  brief: { es: 'Respondes con frases cortas.', en: 'You answer in short sentences.' },
  detailed: { es: 'Explicas las cosas con detalle.', en: 'You explain things in detail.' },
  professional: { es: 'Tu tono es profesional.', en: 'Your tone is professional.' },
  cheerful: { es: 'Hablas con alegría.', en: 'You are cheerful.' },
  plain: { es: 'Hablas sin tecnicismos.', en: 'You use no jargon.' },
  patient: { es: 'Tienes paciencia.', en: 'You are patient.' },
  polite: { es: 'Hablas con respeto.', en: 'You are respectful.' },
};

/** What of a persona says how it sounds; the other tone of a pair takes its place. */
export const TONE_FRAGMENTS: readonly {
  tone: Tone;
  language: Locale;
  fragment: RegExp;
  said: string;
}[] = [
  { tone: 'informal', language: 'es', fragment: /hablas? de tú(?!\p{L})|tuteas/iu, said: 'Hablas de tú' },
  { tone: 'formal', language: 'es', fragment: /(?:tratas?|hablas?) de usted/iu, said: 'Tratas de usted' },
  {
    tone: 'informal',
    language: 'en',
    fragment: /you (?:speak in a relaxed way|are (?:informal|casual|relaxed))/i,
    said: 'You speak in a relaxed way',
  },
  {
    tone: 'formal',
    language: 'en',
    fragment: /you (?:are|speak) (?:very )?formal(?:ly)?/i,
    said: 'You are formal',
  },
  {
    tone: 'brief',
    language: 'es',
    fragment: /respondes con frases cortas/i,
    said: 'Respondes con frases cortas',
  },
  {
    tone: 'detailed',
    language: 'es',
    fragment: /explicas las cosas con detalle/i,
    said: 'Explicas las cosas con detalle',
  },
  {
    tone: 'brief',
    language: 'en',
    fragment: /you answer in short sentences/i,
    said: 'You answer in short sentences',
  },
  {
    tone: 'detailed',
    language: 'en',
    fragment: /you explain things in detail/i,
    said: 'You explain things in detail',
  },
];

/** By what a persona shows that it sounds like that already. */
export const TONE_SIGNS: Partial<Record<Tone, RegExp>> = {
  friendly: /cercan[oa]|amable|friendly|warm/i,
  brief: /frases cortas|breve|short sentences|\bbrief/i,
  professional: /profesional|professional/i,
  plain: /sin tecnicismos|no jargon/i,
  patient: /pacien|patien/i,
  cheerful: /alegr|cheerful/i,
  detailed: /con detalle|in detail/i,
  polite: /respet|respectful/i,
};

/** How a persona that sounds like that already is told to do so even more. */
export const MORE_OF: Partial<Record<Tone, Record<Locale, readonly [RegExp, string]>>> = {
  friendly: {
    es: [/(?<!muy )(?=cercan[oa]|amable)/i, 'muy '],
    en: [/(?<!very )\b(?=warm|friendly|kind)/i, 'very '],
  },
  professional: { es: [/(?<!muy )(?=profesional)/i, 'muy '], en: [/(?<!very )\b(?=professional)/i, 'very '] },
  formal: { es: [/(?<!siempre )(?=de usted)/i, 'siempre '], en: [/(?<!very )\b(?=formal\b)/i, 'very '] },
  brief: { es: [/(?<=frases )(?=cortas)/i, 'muy '], en: [/(?<!very )\b(?=short sentences|brief)/i, 'very '] },
  detailed: { es: [/(?<=con )(?=detalle)/i, 'todo '], en: [/(?<=in )(?=detail)/i, 'great '] },
  cheerful: { es: [/(?<=con )(?=alegría)/i, 'mucha '], en: [/(?<!very )\b(?=cheerful)/i, 'very '] },
  patient: { es: [/(?<=tienes )(?=paciencia)/i, 'mucha '], en: [/(?<!very )\b(?=patient)/i, 'very '] },
};

/** The tones that cannot both be. */
export const OPPOSITE: Partial<Record<Tone, Tone>> = {
  formal: 'informal',
  informal: 'formal',
  brief: 'detailed',
  detailed: 'brief',
};

/** A greeting that the creator thinks of. */
export function ownGreeting(name: string, formal: boolean): Record<Locale, string> {
  return formal
    ? {
        es: `Buenos días. Soy ${name}. ¿En qué puedo ayudarle?`,
        en: `Good morning. I am ${name}. How may I help you?`,
      }
    : { es: `¡Hola! Soy ${name}. ¿En qué puedo ayudarte?`, en: `Hi! I am ${name}. How can I help you?` };
}
