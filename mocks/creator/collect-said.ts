import { TOOLKITS } from '@mocks/tools/toolkits';
import type { Locale } from '@/api/generated/schemas';
import { asCompany } from './as-company';
import type { Collected } from './collect-changes';
import { setChannels, setTools } from './connections';
import { addBlock, type Edit, newEdit } from './edit';
import { translated } from './known-translations';
import { isFormal } from './missing-pieces';
import { removeSentence } from './remove-sentence';
import type { Said } from './said';
import { otherThan, sentenceOf, short } from './sentences';
import { whatItSays } from './sentences-about';
import { isPriceOfFree, setPrice } from './set-price';
import { setSentence } from './set-sentence';
import { setTones } from './set-tones';
import { setValue } from './set-value';
import { ownGreeting } from './tones';
import { translate } from './translate';

const NAME_MIN = 2;
const NAME_MAX = 80;
const GREETING_MAX = 300;
const PURPOSE_MAX = 280;

function setName({ collected, agent, words, notes }: Edit, name: string): void {
  if (name.length > NAME_MAX) notes.push(words.tooLong(words.pieces.name, NAME_MAX));
  else if (name.length < NAME_MIN) notes.push(words.tooShort);
  else if (name === agent.name) notes.push(words.already.name(name));
  else collected.put('name', name, words.reasons.name);
}

function setPurpose(edit: Edit, said: string): void {
  const { collected, agent, language, words, notes } = edit;
  const purpose = asCompany(said, language);
  const { purpose: reason } = words.reasons;
  if (purpose.length > PURPOSE_MAX) {
    notes.push(words.tooLong(words.pieces.purpose, PURPOSE_MAX));
    return;
  }
  const { instructions } = agent.content;
  collected.put(`summary.${language}`, sentenceOf(purpose), reason);
  if (instructions.some(({ texts }) => texts[language].includes(purpose))) return;
  const goals = instructions.find(
    ({ kind, texts }) => kind === 'goals' && /^(?:Tu tarea|Your task): /.test(texts[language]),
  );
  if (goals) collected.put(`instructions.${goals.blockId}.texts.${language}`, words.task(purpose), reason);
  else addBlock(edit, 'goals', words.task(purpose), reason);
}

/** Without a text the creator thinks of a greeting itself. */
function setGreeting({ collected, agent, language, words, notes }: Edit, text: string | null): void {
  const { name, content } = agent;
  if (text === null) {
    const greeting = ownGreeting(name, isFormal(content));
    for (const one of [content.language, otherThan(content.language)])
      collected.put(`greeting.${one}`, greeting[one], words.reasons.ownGreeting);
  } else if (text.length > GREETING_MAX) notes.push(words.tooLong(words.pieces.greeting, GREETING_MAX));
  else if (text === content.greeting[language]) notes.push(words.already.greeting);
  else collected.put(`greeting.${language}`, text, words.reasons.greeting);
}

/** A sentence in the place of the one that it came from; that one may be gone meanwhile. */
function amendSentence(edit: Edit, from: string, to: string): void {
  const { collected, agent, language, words } = edit;
  const block = agent.content.instructions.find(({ texts }) => texts[language].includes(from));
  if (!block) setSentence(edit, to, 'rules', words.reasons.newer);
  else
    collected.put(
      `instructions.${block.blockId}.texts.${language}`,
      block.texts[language].replace(from, () => to),
      words.reasons.newer,
    );
}

/** The greeting in a language: told where it is written, else translated or asked for. */
function greetIn({ collected, agent, words, notes }: Edit, to: Locale): void {
  const { greeting } = agent.content;
  if (greeting[to] !== '') {
    notes.push(words.greetsIn(to, greeting[to]));
    return;
  }
  const known = translated(greeting[otherThan(to)], otherThan(to), to);
  if (known === undefined) notes.push(words.asksGreetingIn(to));
  else collected.put(`greeting.${to}`, known, words.reasons.translated);
}

function applySaid(edit: Edit, said: Said): void {
  const { collected, agent, language, words, notes } = edit;
  const { content } = agent;
  const { reasons } = words;
  switch (said.is) {
    case 'name':
      setName(edit, said.name);
      break;
    case 'purpose':
      setPurpose(edit, said.text);
      break;
    case 'channels':
      setChannels(edit, said.channels, said.remove);
      break;
    case 'tools':
      setTools(edit, said);
      break;
    case 'unknownTool':
      notes.push(words.unknownTool(short(said.named), TOOLKITS.map((one) => one.name).join(', ')));
      break;
    case 'translate':
      translate(edit, said.to);
      break;
    case 'language':
      if (said.language === content.language) notes.push(words.already.language);
      else collected.put('language', said.language, reasons.language);
      break;
    case 'mode':
      if (said.mode === content.handoff.agentMode) notes.push(words.already.mode);
      else collected.put('handoff.agentMode', said.mode, reasons.mode(said.mode));
      break;
    case 'tone':
      if (said.own === null) setTones(edit, said.tones, said.isMore);
      else setSentence(edit, words.ownTone(said.own), 'persona', reasons.tone);
      break;
    case 'greeting':
      setGreeting(edit, said.text);
      break;
    case 'giveUp':
      for (const path of said.paths) collected.putBack(path);
      break;
    case 'amendment':
      amendSentence(edit, said.from, said.to);
      break;
    case 'greetingIn':
      greetIn(edit, said.language);
      break;
    case 'removal':
      removeSentence(edit, said.about);
      break;
    case 'value':
      if (said.from === null && isPriceOfFree(edit, said.about, said.to))
        setPrice(edit, said.about, said.to.replace(/\s(?:now|ahora)$/i, ''), said.about);
      else setValue(edit, said.about, said.to, said.from);
      break;
    case 'priced':
      setPrice(edit, said.about, said.to, said.text);
      break;
    case 'rule':
      setSentence(edit, said.text, 'rules', reasons.rule);
      break;
    case 'guardrail':
      setSentence(edit, said.text, 'guardrails', reasons.guardrail);
      break;
    case 'scenario':
      setSentence(edit, said.text, 'scenarios', reasons.scenario);
      break;
    case 'question':
      notes.push(whatItSays(collected, said.text, language));
      break;
    case 'unknown':
      notes.push(words.notUnderstood(short(said.text)));
  }
}

/** From another day on than today. */
const LATER =
  /\b(?:(?:from|as of|as from|starting(?: from)?) (?:next|the coming) \p{L}+|(?:from|as of|starting) (?:january|february|march|april|may|june|july|august|september|october|november|december)|(?:desde|a partir de) (?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)|(?:(?:la|el|a partir de la|a partir del) )?(?:semana|mes|temporada|verano|invierno) que viene)\b/iu;

/** Takes into the collected changes what was said; what comes back is what to say beside them. */
export function collectSaid(
  collected: Collected,
  said: Said,
  language: Locale,
  newBlockId: () => string,
): string[] {
  const edit = newEdit(collected, language, newBlockId);
  applySaid(edit, said);
  const told = 'text' in said ? said.text : 'about' in said ? said.about : null;
  const [later] = LATER.exec(told ?? '') ?? [];
  const changes = collected.changes();
  // What the texts themselves say of it, visitors read.
  const isUnsaid =
    later !== undefined &&
    changes.length > 0 &&
    !JSON.stringify(changes).toLowerCase().includes(later.toLowerCase());
  return isUnsaid ? [...edit.notes, edit.words.fromThen] : edit.notes;
}
