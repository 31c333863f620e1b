import { firstWords } from '@mocks/conversations/known-sentences';
import { TOOLKITS } from '@mocks/tools/toolkits';
import type { InstructionKind, Locale } from '@/api/generated/schemas';
import type { Collected } from './collect-changes';
import { translated } from './known-translations';
import { isFormal } from './missing-pieces';
import { findQuantities, isSameMeasure, withQuantity } from './quantities';
import type { Said, Tone } from './said';
import { LANGUAGES, otherThan, sentenceOf, sentencesOf, short } from './sentences';
import { type Found, sentencesAbout, whatItSays } from './sentences-about';
import { OPPOSITE, ownGreeting, TONE_FRAGMENTS, TONE_SENTENCES, TONE_SIGNS } from './tones';
import { CREATOR_WORDS, channelName } from './words';

const NAME_MAX = 80;
const SHORT_MAX = 300;
const BLOCK_MAX = 4000;
const BLOCKS_MAX = 50;

/** A time of opening is often told without the word for it. */
const HOURS = /\b(?:hours|opening|horario|horas de apertura)\b/i;

/** A figure as the language writes it: 4,90 in Spanish, 4.90 in English. */
function figureIn(text: string, language: Locale): string {
  return text.replace(/\b(\d+)[.,](\d{1,2})(?!\d)/g, language === 'es' ? '$1,$2' : '$1.$2');
}

/** Takes into the collected changes what was said; what comes back is what to say beside them. */
export function collectSaid(
  collected: Collected,
  said: Said,
  language: Locale,
  newBlockId: () => string,
): string[] {
  const words = CREATOR_WORDS[language];
  const { reasons } = words;
  const { put } = collected;
  const { name, content } = collected.now();
  const notes: string[] = [];

  const addBlock = (kind: InstructionKind, text: string, reason: string, other = '') => {
    if (content.instructions.length >= BLOCKS_MAX) return notes.push(words.tooMany);
    if (text.length > BLOCK_MAX) return notes.push(words.tooLong(words.pieces.rules, BLOCK_MAX));
    const blockId = newBlockId();
    const texts = { en: '', es: '', [language]: text, [otherThan(language)]: other };
    return put(`instructions.${blockId}`, { blockId, kind, texts, enabled: true }, reason);
  };

  /** The sentence as it stands already, in any block. */
  const standing = (text: string) => {
    const plain = (one: string) =>
      one
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]+/gu, ' ')
        .trim();
    return content.instructions
      .flatMap(({ texts }) => LANGUAGES.flatMap((one) => sentencesOf(texts[one], one)))
      .find((sentence) => plain(sentence) === plain(text));
  };

  /** Takes a sentence out of its text, and its block when nothing is left in it. */
  function replaceSentence({ path, text, sentence }: Found, instead: string, reason: string) {
    const rest = text
      .replace(sentence.text, () => instead)
      .replace(/ {2,}/g, ' ')
      .trim();
    const [area, id] = path.split('.');
    const block = collected.now().content.instructions.find(({ blockId }) => blockId === id);
    if (rest === '' && area === 'knowledge') return notes.push(words.absent.rule(short(sentence.text), ''));
    const emptied =
      rest === '' && block && LANGUAGES.every((one) => path.endsWith(one) || block.texts[one] === '');
    return emptied ? put(`instructions.${id}`, null, reason) : put(path, rest, reason);
  }

  /** The same sentence in the other language: at the same place of a text with as many sentences. */
  function twinOf({ path, text, sentence, language: from }: Found): Found | undefined {
    const [area, id] = path.split('.');
    const block = content.instructions.find(({ blockId }) => blockId === id);
    if (area !== 'instructions' || !block) return undefined;
    const to = otherThan(from);
    const [own, others] = [sentencesOf(text, from), sentencesOf(block.texts[to], to)];
    const twin = others[own.findIndex((one) => one.trim() === sentence.text)];
    return own.length === others.length && twin !== undefined
      ? {
          sentence: { ...sentence, text: twin.trim(), language: to },
          path: `instructions.${id}.texts.${to}`,
          text: block.texts[to],
          language: to,
        }
      : undefined;
  }

  function sameFigureElsewhere(path: string, old: string, value: string) {
    const [area, id, , from] = path.split('.');
    if (area !== 'instructions') return;
    const block = collected.now().content.instructions.find(({ blockId }) => blockId === id);
    const to = from === 'es' ? 'en' : 'es';
    const text = block?.texts[to] ?? '';
    const [before] = findQuantities(old);
    const [after] = findQuantities(value);
    if (!before || !after) return;
    const digits = (one: string) =>
      one
        .match(/\d+(?:[.,:]\d+)*/g)
        ?.join(' ')
        .replaceAll(',', '.') ?? '';
    const same = findQuantities(text).find(
      (one) => one.unit === before.unit && digits(one.text) === digits(before.text),
    );
    if (same)
      put(
        `instructions.${id}.texts.${to}`,
        withQuantity(text, same, { ...after, text: figureIn(after.text, to) }),
        reasons.sameValue,
      );
  }

  function changeValue(about: string, to: string, from: string | null): void {
    const [value] = findQuantities(to);
    if (!value) return;
    const old = from === null ? undefined : findQuantities(from)[0];
    const asked = about === '' ? (from ?? to) : about;
    const queries = [asked, ...(HOURS.test(asked) ? ['opens', 'abre', 'abrimos', 'horario'] : [])];
    for (const found of queries.flatMap((query) => sentencesAbout(collected, query, language))) {
      const start = found.text.indexOf(found.sentence.text);
      const end = start + found.sentence.text.length;
      const quantity = findQuantities(found.text).find(
        (one) =>
          one.start >= start &&
          one.end <= end &&
          isSameMeasure(one, value) &&
          (!old || one.text.replace(/\D+/g, ' ').trim() === old.text.replace(/\D+/g, ' ').trim()),
      );
      if (!quantity) continue;
      const next = withQuantity(found.text, quantity, value);
      if (next === found.text) {
        notes.push(words.already.said(found.sentence.text));
        return;
      }
      put(found.path, next, reasons.value(quantity.text, to));
      sameFigureElsewhere(found.path, quantity.text, value.text);
      return;
    }
    const clean = about.replace(/^(?:the|el|la|los|las)\s+/i, '');
    notes.push(words.absent.value(short(clean)));
    addBlock('rules', sentenceOf(`${clean}: ${to}`), reasons.newValue(short(clean)));
  }

  /** The sentence that says the same with another figure: it is replaced, not doubled. */
  function sayAnew(text: string, kind: InstructionKind, reason: string): void {
    const sentence = sentenceOf(text);
    const known = standing(sentence);
    if (known !== undefined) {
      notes.push(words.already.said(known.trim()));
      return;
    }
    const asked = new Set(sentence.toLowerCase().match(/\p{L}{4,}/gu) ?? []);
    const figures = findQuantities(sentence);
    const own = (found: Found) => new Set(found.sentence.text.toLowerCase().match(/\p{L}{4,}/gu) ?? []);
    const figureOf = (found: Found | undefined) =>
      found &&
      findQuantities(found.sentence.text).find((one) => figures.some((figure) => figure.unit === one.unit));
    const sharedWith = (found: Found) => [...asked].filter((word) => own(found).has(word)).length;
    const kin = sentencesAbout(collected, text, language).filter(
      (found) => kind === 'rules' && found.language === language && figureOf(found),
    );
    const older = kin.find((found) => sharedWith(found) / Math.max(asked.size, own(found).size) >= 0.6);
    const within = kin.find((found) => asked.size > 1 && sharedWith(found) / asked.size >= 0.75);
    const old = figureOf(older ?? within);
    const figure = figures.find((one) => one.unit === old?.unit);
    if (older) {
      replaceSentence(older, sentence, reasons.newer);
      if (old && figure) sameFigureElsewhere(older.path, old.text, figure.text);
    } else if (within && figure) changeValue(within.sentence.text, figure.text, old?.text ?? null);
    else addBlock(kind, sentence, reason);
  }

  function setTones(tones: readonly Tone[]): void {
    const persona = content.instructions.find(({ enabled, kind }) => enabled && kind === 'persona');
    if (!persona) {
      const said = (one: Locale) => tones.map((tone) => TONE_SENTENCES[tone][one]).join(' ');
      const bilingual = content.instructions.some(({ texts }) => texts[otherThan(content.language)] !== '');
      addBlock('persona', said(language), reasons.tone, bilingual ? said(otherThan(language)) : '');
      return;
    }
    let changed = false;
    for (const one of LANGUAGES) {
      let text = persona.texts[one];
      if (text.trim() === '') continue;
      for (const tone of tones) {
        const same = TONE_FRAGMENTS.find((entry) => entry.tone === tone && entry.language === one);
        if (
          TONE_SIGNS[tone]?.test(text) ||
          text.includes(TONE_SENTENCES[tone][one]) ||
          same?.fragment.test(text)
        )
          continue;
        const against = TONE_FRAGMENTS.find(
          (entry) => entry.tone === OPPOSITE[tone] && entry.language === one,
        );
        text =
          same && against?.fragment.test(text)
            ? text.replace(against.fragment, same.said)
            : `${text.trim()} ${TONE_SENTENCES[tone][one]}`;
      }
      if (text === persona.texts[one]) continue;
      changed = true;
      put(`instructions.${persona.blockId}.texts.${one}`, text, reasons.tone);
    }
    if (!changed) notes.push(words.already.tone);
  }

  function translate(to: Locale): void {
    const from = otherThan(to);
    let done = 0;
    const unknown: string[] = [];
    const take = (path: string, texts: Record<Locale, string>, called: string) => {
      if (texts[to].trim() !== '' || texts[from].trim() === '') return;
      const text = translated(texts[from], from, to);
      if (text === undefined) unknown.push(called);
      else {
        done += 1;
        put(path, text, reasons.translated);
      }
    };
    take(`summary.${to}`, content.summary, words.pieces.purpose);
    take(`greeting.${to}`, content.greeting, words.pieces.greeting);
    for (const [index, { blockId, texts, enabled }] of content.instructions.entries())
      if (enabled) take(`instructions.${blockId}.texts.${to}`, texts, words.where.block(index + 1));
    if (done > 0) notes.push(words.translated(done));
    if (unknown.length > 0) notes.push(words.notTranslated(unknown.length, unknown.slice(0, 6).join(', ')));
    if (done + unknown.length === 0) notes.push(words.nothingToTranslate);
  }

  switch (said.is) {
    case 'name':
      if (said.name.length > NAME_MAX) notes.push(words.tooLong(words.pieces.name, NAME_MAX));
      else if (said.name.length < 2) notes.push(words.tooShort);
      else if (said.name === name) notes.push(words.already.name(name));
      else put('name', said.name, reasons.name);
      break;
    case 'purpose': {
      const purpose = said.text;
      if (purpose.length > SHORT_MAX - 20) {
        notes.push(words.tooLong(words.pieces.purpose, SHORT_MAX - 20));
        break;
      }
      const told = content.instructions.some(({ texts }) => texts[language].includes(purpose));
      put(`summary.${language}`, sentenceOf(purpose), reasons.purpose);
      const goals = content.instructions.find(
        ({ kind, texts }) => kind === 'goals' && /^(?:Tu tarea|Your task): /.test(texts[language]),
      );
      if (goals && !told)
        put(`instructions.${goals.blockId}.texts.${language}`, words.task(purpose), reasons.purpose);
      else if (!told) addBlock('goals', words.task(purpose), reasons.purpose);
      break;
    }
    case 'channels':
      for (const channel of said.channels) {
        const called = channelName(channel, language);
        const there = content.channels.includes(channel);
        if (there === !said.remove) notes.push(words[said.remove ? 'absent' : 'already'].channel(called));
        else if (said.remove) put(`channels.${channel}`, null, reasons.noChannel(called));
        else {
          put(`channels.${channel}`, channel, reasons.channel(called));
          if (channel !== 'widget') notes.push(words.channelNote);
        }
      }
      break;
    case 'tools':
      for (const toolkit of said.tools) {
        const known = TOOLKITS.find((one) => one.toolkit === toolkit);
        if (!known) continue;
        const there = content.tools.some((one) => one.toolkit === toolkit);
        if (there === !said.remove) notes.push(words[said.remove ? 'absent' : 'already'].tool(known.name));
        else if (said.remove) put(`tools.${toolkit}`, null, reasons.noTool(known.name));
        else {
          const actions = known.actions.filter(({ changesData }) => said.writes || !changesData);
          put(
            `tools.${toolkit}`,
            { toolkit, actions: actions.map(({ action }) => action) },
            reasons.tool(known.name),
          );
          notes.push(words.toolNote);
        }
      }
      break;
    case 'unknownTool':
      notes.push(words.unknownTool(short(said.named), TOOLKITS.map((one) => one.name).join(', ')));
      break;
    case 'translate':
      translate(said.to);
      break;
    case 'language':
      if (said.language === content.language) notes.push(words.already.language);
      else put('language', said.language, reasons.language);
      break;
    case 'mode':
      if (said.mode === content.handoff.agentMode) notes.push(words.already.mode);
      else put('handoff.agentMode', said.mode, reasons.mode(said.mode));
      break;
    case 'tone':
      if (said.own === null) setTones(said.tones);
      else sayAnew(words.ownTone(said.own), 'persona', reasons.tone);
      break;
    case 'greeting': {
      if (said.text === null) {
        const greeting = ownGreeting(name, isFormal(content));
        for (const one of [content.language, otherThan(content.language)])
          put(`greeting.${one}`, greeting[one], reasons.ownGreeting);
      } else if (said.text.length > SHORT_MAX) notes.push(words.tooLong(words.pieces.greeting, SHORT_MAX));
      else if (said.text === content.greeting[language]) notes.push(words.already.greeting);
      else put(`greeting.${language}`, said.text, reasons.greeting);
      break;
    }
    case 'removal': {
      const [best] = sentencesAbout(collected, said.about, language);
      if (best) {
        const twin = twinOf(best);
        replaceSentence(best, '', reasons.removed(short(said.about)));
        if (twin) replaceSentence(twin, '', reasons.removed(short(said.about)));
      } else {
        const known = content.instructions
          .slice(0, 4)
          .map(({ texts }) => `«${firstWords(texts[language] || texts.es || texts.en)}»`);
        notes.push(words.absent.rule(short(said.about), known.join(', ')));
      }
      break;
    }
    case 'value':
      changeValue(said.about, said.to, said.from);
      break;
    case 'rule':
      sayAnew(said.text, 'rules', reasons.rule);
      break;
    case 'guardrail':
      sayAnew(said.text, 'guardrails', reasons.guardrail);
      break;
    case 'scenario':
      sayAnew(said.text, 'scenarios', reasons.scenario);
      break;
    case 'question':
      notes.push(whatItSays(collected, said.text, language));
      break;
    case 'unknown':
      notes.push(words.notUnderstood(short(said.text)));
      break;
  }
  return notes;
}
