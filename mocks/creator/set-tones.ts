import { wordPairs } from '@mocks/understanding/word-pairs';
import type { Locale } from '@/api/generated/schemas';
import { addBlock, type Edit } from './edit';
import { capitalized } from './phrases';
import type { Tone } from './said';
import { LANGUAGES, otherThan } from './sentences';
import { MORE_OF, OPPOSITE, TONE_FRAGMENTS, TONE_SENTENCES, TONE_SIGNS } from './tones';

/** The persona with one more tone, in the place of its opposite where that stands. */
function withTone(text: string, tone: Tone, language: Locale, isMore: boolean): string {
  const said = TONE_SENTENCES[tone][language];
  const same = TONE_FRAGMENTS.find((entry) => entry.tone === tone && entry.language === language);
  if (TONE_SIGNS[tone]?.test(text) || text.includes(said) || same?.fragment.test(text)) {
    const more = isMore ? MORE_OF[tone]?.[language] : undefined;
    return more ? text.replace(...more) : text;
  }
  const against = TONE_FRAGMENTS.find(
    (entry) => entry.tone === OPPOSITE[tone] && entry.language === language,
  );
  return same && against?.fragment.test(text)
    ? text.replace(against.fragment, same.said)
    : `${text.trim()} ${said}`;
}

/** What a greeting says to a friend, and how it says it formally. */
const FORMALLY = wordPairs(
  'te le ayudarte ayudarle atenderte atenderle contarte contarle tu su tus sus gustaría gustaría quieres quiere puedes puede necesitas necesita buscas busca prefieres prefiere dime dígame cuéntame cuénteme contigo con_usted tienes tiene',
);

/** "¿Cuándo te gustaría venir?" would sound of a friend still. */
function greetFormally({ collected, agent: { content }, words }: Edit): void {
  const { es } = content.greeting;
  const formally = es.replace(/\p{L}+/gu, (word) => {
    const formal = FORMALLY[word.toLowerCase()]?.replace('_', ' ');
    return formal === undefined || word === word.toLowerCase() ? (formal ?? word) : capitalized(formal);
  });
  if (formally !== es) collected.put('greeting.es', formally, words.reasons.tone);
}

/** Makes the persona sound like that, in each language in which it is written. */
export function setTones(edit: Edit, tones: readonly Tone[], isMore = false): void {
  const { collected, agent, language, words, notes } = edit;
  const { content } = agent;
  const { tone: reason } = words.reasons;
  const persona = content.instructions.find(({ enabled, kind }) => enabled && kind === 'persona');
  if (!persona) {
    const said = (one: Locale) => tones.map((tone) => TONE_SENTENCES[tone][one]).join(' ');
    const bilingual = content.instructions.some(({ texts }) => texts[otherThan(content.language)] !== '');
    addBlock(edit, 'persona', said(language), reason, bilingual ? said(otherThan(language)) : '');
    return;
  }
  let changed = false;
  for (const one of LANGUAGES) {
    if (persona.texts[one].trim() === '') continue;
    const text = tones.reduce((now, tone) => withTone(now, tone, one, isMore), persona.texts[one]);
    if (text === persona.texts[one]) continue;
    changed = true;
    collected.put(`instructions.${persona.blockId}.texts.${one}`, text, reason);
  }
  if (changed && tones.includes('formal')) greetFormally(edit);
  const isNew = collected
    .changes()
    .some(({ path }) => `${path}.`.startsWith(`instructions.${persona.blockId}.`));
  // Said twice in one breath, it is no news that it speaks like that.
  if (!changed && !isNew) notes.push(words.already.tone);
}
