import type { Outcome } from './sentence';

type Language = 'en' | 'es';

/** What an answer of each outcome says, in the words of each language. */
const SAYS: Record<Exclude<Outcome, RegExp | readonly unknown[]>, Record<Language, RegExp>> = {
  greets: { en: /^(?:Hello|Hi)\b/, es: /^¡?Hola/ },
  parts: { en: /goodbye/i, es: /hasta pronto/i },
  welcomes: { en: /you’re welcome/i, es: /de nada/i },
  soothes: { en: /sorry/i, es: /siento/i },
  isVirtual: { en: /virtual assistant/, es: /asistente virtual/ },
  person: { en: /\b(?:person|team)\b/, es: /\b(?:persona|equipo)\b/ },
  keeps: { en: /can’t share/, es: /no puedo compartir/i },
  unknown: { en: /don’t have information/, es: /no tengo información/i },
  unclear: { en: /not sure/, es: /no sé (?:si|a qué)/i },
  languages: { en: /English or Spanish/, es: /español o en inglés/ },
};

/** No visitor ever reads this: the words of the house, a blank, an order to the agent. */
const NEVER =
  /\binstruc|\bblock\b|bloque|\[|\{\{|undefined|^$|\bAlways\b|\bSiempre responde|Ask for|Pide\b|my rule|mi regla/;

/** What is wrong with an answer, in words; undefined where it is as it has to be. */
export function faultOf(text: string, outcome: Outcome, language: Language): string | undefined {
  if (NEVER.test(text)) return 'says what no visitor should read';
  const wanted = outcome instanceof RegExp || typeof outcome === 'string' ? [outcome] : outcome;
  for (const one of wanted) {
    const pattern = one instanceof RegExp ? one : SAYS[one][language];
    if (!pattern.test(text)) return `does not say ${String(pattern)}`;
  }
  return undefined;
}
