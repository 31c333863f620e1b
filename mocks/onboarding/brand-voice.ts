import type { StoredAccount } from '@mocks/accounts/store';
import type { Db } from '@mocks/core/db';
import type { State } from '@mocks/core/state';
import { languageOf } from '@mocks/creator/text';
import type { Locale } from '@/api/generated/schemas';

const VOICES: Record<Locale, readonly ((who: string, words: string) => string)[]> = {
  es: [
    (who, words) => `Así habla ${who}: ${words}. Frases cortas; primero la solución, luego la explicación.`,
    (who, words) => `En ${who} hablamos de tú. Nuestro tono: ${words}. Sin rodeos y sin promesas vacías.`,
    (who, words) => `${who} suena así: ${words}. Saludamos por el nombre y cerramos con el siguiente paso.`,
  ],
  en: [
    (who, words) =>
      `This is how ${who} talks: ${words}. Short sentences; the solution first, then the reason.`,
    (who, words) => `At ${who} we speak plainly. Our tone: ${words}. To the point, and no empty promises.`,
    (who, words) => `${who} sounds like this: ${words}. We greet by name and end with the next step.`,
  ],
};

// A voice is often told in a few adjectives without any of the words that a language shows itself by.
const ENGLISH_ENDING = /(ly|ful|ing|y|f|k|m|p|t|w|sh|th|nd|ght|ve|ite|ise|rse)$/;
const SPANISH_ENDING = /(o|a|os|as|dad|cion|able|ible|eve|nte|ntes|les|dor)$/;

/** The language that a voice is asked for in; where it does not show, the one given. */
export function voiceLanguage(typed: string, otherwise: Locale): Locale {
  const words =
    typed
      .toLowerCase()
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .match(/\p{L}{4,}/gu) ?? [];
  const count = (ending: RegExp) => words.filter((word) => ending.test(word)).length;
  const es = count(SPANISH_ENDING);
  const en = count(ENGLISH_ENDING);
  return languageOf(typed, es === en ? otherwise : es > en ? 'es' : 'en');
}

const VOICE_NAME_LENGTH = 60;
const VOICE_WORDS_LENGTH = 240;

/** A brand voice out of a person's words and the company's own name and place; another one each time. */
export function proposeVoice(
  db: Db<State>,
  { account, process }: StoredAccount,
  language: Locale,
  typed: string,
): string {
  const { company } = process.settings;
  const place = company?.region ? ` (${company.region})` : '';
  const unnamed = language === 'es' ? 'nuestra empresa' : 'our company';
  const who = company
    ? `${company.name.slice(0, VOICE_NAME_LENGTH)}${place}`.slice(0, 2 * VOICE_NAME_LENGTH)
    : unnamed;
  const words = typed
    .trim()
    .replace(/[.\s]+$/, '')
    .slice(0, VOICE_WORDS_LENGTH);
  const count = db.state.voicesProposed[account.accountId] ?? 0;
  db.state.voicesProposed[account.accountId] = count + 1;
  const voices = VOICES[language];
  return (voices[count % voices.length] ?? voices[0])?.(who, words).slice(0, 400) ?? words;
}
