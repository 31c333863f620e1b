import MiniSearch from 'minisearch';
import type { AnswerReasons, Citation, Locale, UnusedSentence, UsedSentence } from '@/api/generated/schemas';
import type { BotContent, InstructionBlock } from './own-schemas';
import { callTools, type PlayedToolUse } from './played-tools';

/** Who answers: an agent under its name, as its draft or one of its versions has it. */
export type Speaker = { name: string; content: BotContent };

/** An answer before it is streamed, with what it was taken from and how it came about. */
export type Answer = {
  text: string;
  citations: Citation[];
  /** Whether anything was looked for; a greeting is answered without. */
  searched: boolean;
  /** The words of the question that were looked for. */
  terms: string[];
  /** Every source that was found for the question, the best first. */
  found: string[];
  tools: PlayedToolUse[];
  /** The guardrails that were looked at, and the one that the question met, in its own words. */
  guardrails: { looked: string[]; met: string };
  why: AnswerReasons;
};

/** One sentence of what an agent is told or knows. */
export type Sentence = {
  id: number;
  text: string;
  /** What it stands under, searched too: a title of the knowledge. */
  under: string;
  language: Locale;
  guardrail: boolean;
  enabled: boolean;
  citation: Citation;
};

// Words that carry no question of their own; folded as `fold` folds them.
const STOPWORDS = new Set(
  [
    'a al algo ante aqui con cual cuales cuando cuanta cuantas cuanto cuantos como de del desde donde dime el ella',
    'ellos en entre era es esa ese eso esta este esto estos estas fue ha hace hacen hacer hago hasta hay he la las',
    'le les lo los me mi mis muy necesito no nos o os para pero por porque puede puedo puedes que quien quiero quisiera',
    'se ser si sin sobre son soy su sus saber tambien te teneis tengo tiene tienen tienes tu tus un una unas unos usted y ya',
    'about an and any are as at be been but by can could did do does for from get give had has have how i if in into',
    'is it its me my of on or our please should so tell than that the their them there they this to us want was we were',
    'what when where which who why will with would you your need know',
  ].flatMap((line) => line.split(' ')),
);

const LONGEST_STEM = 6;

function fold(word: string): string {
  return word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Cuts the endings off, so that "devoluciones" meets "devolver"; null for a word that says nothing. */
function stem(word: string): string | null {
  const folded = fold(word);
  if (folded === '' || STOPWORDS.has(folded)) return null;
  const plural = folded.length > 4 ? /(es|s)$/ : /s$/;
  return folded.length > 3 ? folded.replace(plural, '').slice(0, LONGEST_STEM) : folded;
}

const WORD = /[\p{L}\p{N}]+/gu;

function meaningfulWords(text: string): string[] {
  return [...new Set((text.match(WORD) ?? []).flatMap((word) => stem(word) ?? []))];
}

/** The same, as they were typed. */
function termsOf(question: string): string[] {
  return [...new Set((question.match(WORD) ?? []).filter((word) => stem(word) !== null))];
}

function splitSentences(text: string, language: Locale): string[] {
  const segments = new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text);
  return [...segments]
    .map(({ segment }) => segment.trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
}

/** How a text begins. */
export function firstWords(text: string): string {
  const words = text.split(/\s+/).slice(0, 8).join(' ');
  return words.length < text.length ? `${words}…` : words;
}

/** A block in the language asked for, where it is written; else in the agent's own, else in the one it has. */
function toldIn({ texts }: InstructionBlock, content: BotContent, asked: Locale) {
  const other: Locale = content.language === 'es' ? 'en' : 'es';
  const language = [asked, content.language, other].find((one) => texts[one].trim() !== '') ?? asked;
  return { language, text: texts[language] };
}

/** Every sentence the agent may answer from, and those of the blocks that are switched off. */
export function knownSentences({ content }: Speaker, language: Locale): Sentence[] {
  const sources = [
    ...content.instructions
      .map((block) => ({ block, ...toldIn(block, content, language) }))
      .map(({ block: { blockId, kind, enabled }, text, language }) => ({
        text,
        language,
        under: '',
        guardrail: kind === 'guardrails',
        enabled,
        citation: { sourceId: blockId, kind: 'instruction' as const, title: firstWords(text).slice(0, 200) },
      })),
    ...content.knowledge.map(({ itemId, title, text }) => ({
      text,
      language: content.language,
      under: title,
      guardrail: false,
      enabled: true,
      citation: { sourceId: itemId, kind: 'knowledge' as const, title },
    })),
  ];
  return sources
    .flatMap(({ text, ...source }) =>
      splitSentences(text, source.language).map((sentence) => ({ ...source, text: sentence })),
    )
    .map((sentence, id) => ({ ...sentence, id }));
}

/** A piece of an answer, and where it comes from; without a source it is the agent's own. */
type Piece = { text: string; source?: Omit<UsedSentence, 'share'> };

/** Which piece makes how much of the answer. */
function reasonsOf(pieces: readonly Piece[], notUsed: UnusedSentence[] = []): AnswerReasons {
  const total = pieces.reduce((length, { text }) => length + text.length, 0);
  const used = pieces.flatMap(({ text, source }) =>
    source ? [{ ...source, share: text.length / Math.max(1, total) }] : [],
  );
  const ownShare = Math.max(0, 1 - used.reduce((sum, { share }) => sum + share, 0));
  return { used, notUsed, ownShare: pieces.every(({ source }) => source) ? 0 : ownShare };
}

function sourceOf({ citation, text }: Sentence, score: number | null): Omit<UsedSentence, 'share'> {
  return { ...citation, text, score };
}

function answerOf(
  pieces: readonly Piece[],
  { notUsed, ...rest }: { notUsed?: UnusedSentence[] } & Partial<Omit<Answer, 'text' | 'why'>>,
): Answer {
  return {
    text: pieces.map(({ text }) => text).join(' '),
    citations: [],
    searched: false,
    terms: [],
    found: [],
    tools: [],
    guardrails: { looked: [], met: '' },
    ...rest,
    why: reasonsOf(pieces, notUsed),
  };
}

// What an agent is told in the second person, it says in the first.
const SPOKEN: Record<Locale, readonly (readonly [RegExp, string])[]> = {
  es: [
    [/^Eres\b/, 'Soy'],
    [/^Ayudas\b/, 'Ayudo'],
    [/^Atiendes\b/, 'Atiendo'],
    [/^Respondes\b/, 'Respondo'],
    [/^Hablas\b/, 'Hablo'],
    [/^Tratas\b/, 'Trato'],
    [/^Trabajas\b/, 'Trabajo'],
    [/ y pides\b/, ' y pido'],
  ],
  en: [
    [/^You are\b/, 'I am'],
    [/^You help\b/, 'I help'],
    [/^You answer\b/, 'I answer'],
    [/^You speak\b/, 'I speak'],
    [/^You\b/, 'I'],
  ],
};

function spoken(sentence: string, language: Locale): string {
  const said = SPOKEN[language].reduce((text, [told, own]) => text.replace(told, own), sentence);
  return /[.!?…]$/.test(said) ? said : `${said}.`;
}

const WORDS = {
  es: {
    hello: (name: string) => `¡Hola! Soy ${name}.`,
    help: '¿En qué te puedo ayudar?',
    helpFormally: '¿En qué puedo ayudarle?',
    forbidden: (rule: string) => `Con eso no puedo ayudar: mi regla dice «${rule}».`,
    unknown: (about: string, block: string) =>
      `No tengo ninguna instrucción sobre «${about}». Añade un bloque de ${block} que lo explique, o un texto al conocimiento, y vuelve a preguntarme.`,
    otherLanguage: 'Mis instrucciones están escritas en inglés.',
    toolFailed: 'Ahora mismo no puedo consultarlo. Prueba de nuevo en unos minutos.',
    blocks: { scenarios: 'escenarios', goals: 'objetivos', rules: 'reglas' },
  },
  en: {
    hello: (name: string) => `Hello! I am ${name}.`,
    help: 'How can I help you?',
    helpFormally: 'How may I help you?',
    forbidden: (rule: string) => `I cannot help with that: my rule says “${rule}”.`,
    unknown: (about: string, block: string) =>
      `I have no instruction about “${about}”. Add a ${block} block that explains it, or a text to the knowledge, and ask me again.`,
    otherLanguage: 'My instructions are written in Spanish.',
    toolFailed: 'I cannot look that up right now. Please try again in a few minutes.',
    blocks: { scenarios: 'scenarios', goals: 'goals', rules: 'rules' },
  },
};

const GREETINGS = new Set(
  'hola buenas buenos dias tardes noches hello hi hey good morning afternoon evening'.split(' '),
);

function isGreeting(question: string): boolean {
  const said = (question.match(WORD) ?? []).map(fold);
  return said.length > 0 && said.every((word) => GREETINGS.has(word));
}

function greet({ name, content }: Speaker, language: Locale): Answer {
  const persona = content.instructions.find((block) => block.enabled && block.kind === 'persona');
  const told = persona && toldIn(persona, content, language);
  const [first] = told ? splitSentences(told.text, told.language) : [];
  const formal = told !== undefined && /\b(de usted|formal|formally)\b/i.test(told.text);
  const words = WORDS[language];
  const citation: Citation | undefined =
    persona && told && first !== undefined && told.language === language
      ? { sourceId: persona.blockId, kind: 'instruction', title: firstWords(told.text).slice(0, 200) }
      : undefined;
  const self: Piece[] =
    citation && first !== undefined
      ? [{ text: spoken(first, language), source: { ...citation, text: first, score: null } }]
      : [];
  return answerOf(
    [{ text: words.hello(name) }, ...self, { text: formal ? words.helpFormally : words.help }],
    { citations: citation ? [citation] : [] },
  );
}

function missingBlock(question: string): 'scenarios' | 'goals' | 'rules' {
  const folded = fold(question);
  if (/\b(si|if|que pasa|what happens)\b/.test(folded)) return 'scenarios';
  if (/\b(puedes|podeis|ayuda|can you|help)\b/.test(folded)) return 'goals';
  return 'rules';
}

/** Where a good match ends: a sentence has to be at least this near to the best one. */
const NEAR_THE_BEST = 0.7;
const MOST_SENTENCES = 3;
/** This share of the question's words has to be found, or the agent says that it does not know. */
const LEAST_FOUND = 0.34;

/** How many sentences that were left out are told of. */
const MOST_UNUSED = 6;

type Match = { sentence: Sentence; words: number; wordsInText: number; score: number; enough: boolean };

/** The sentences that a question meets, best first. */
export function searchSentences(sentences: readonly Sentence[], question: string): Match[] {
  const index = new MiniSearch<Sentence>({
    fields: ['text', 'under'],
    tokenize: (text) => text.match(WORD) ?? [],
    processTerm: stem,
    searchOptions: {
      boost: { text: 3 },
      prefix: (term) => term.length > 2,
      fuzzy: (term) => (term.length > 4 && !/\d/.test(term) ? 1 : false),
    },
  });
  index.addAll(sentences);
  const asked = meaningfulWords(question);
  const byId = new Map(sentences.map((sentence) => [sentence.id, sentence]));
  return index.search(question).flatMap((result) => {
    const sentence = byId.get(Number(result.id));
    const words = new Set(result.queryTerms).size;
    const wordsInText = Object.values(result.match).filter((fields) => fields.includes('text')).length;
    const enough = words / asked.length >= LEAST_FOUND;
    return sentence ? [{ sentence, words, wordsInText, score: result.score, enough }] : [];
  });
}

/** Answers a question from what the agent is told and knows, by search; changing an instruction changes the answer. */
export function answerFromAgent(
  speaker: Speaker,
  question: string,
  language: Locale,
  now = Date.now(),
): Answer {
  if (isGreeting(question)) return { ...greet(speaker, language), terms: termsOf(question) };
  const all = knownSentences(speaker, language);
  const sentences = all.filter(({ enabled }) => enabled);
  const matches = searchSentences(sentences, question);
  // By themselves: what is switched off must not change how the rest is weighed.
  const off = searchSentences(
    all.filter(({ enabled }) => !enabled),
    question,
  ).filter(({ enough }) => enough);
  const tools = callTools(speaker.content, question, language, now);

  const enough = matches.filter((match) => match.enough);
  // A guardrail speaks only when it meets more of the question than any fact does.
  const facts = enough.filter(({ sentence }) => !sentence.guardrail);
  const mostWords = Math.max(0, ...facts.map(({ words }) => words));
  const limits = enough.filter(({ sentence, words }) => sentence.guardrail && words > mostWords);
  const found = limits.length > 0 ? limits : facts;
  const best = found[0];
  const forbids =
    best?.sentence.guardrail && /^(no|nunca|jamás|never|do not|don't)\b/i.test(best.sentence.text)
      ? best
      : undefined;
  const toolAnswers = !forbids && tools.some(({ state }) => state === 'done');
  const said = forbids
    ? [forbids]
    : toolAnswers || !best
      ? []
      : found
          .filter(
            (match) =>
              match === best ||
              (match.wordsInText >= best.wordsInText && match.score >= best.score * NEAR_THE_BEST),
          )
          .slice(0, MOST_SENTENCES)
          .sort((a, b) => a.sentence.id - b.sentence.id);

  const reasonOf = (match: Match): UnusedSentence['reason'] => {
    if (!match.sentence.enabled) return 'switched_off';
    if (!match.enough) return 'too_few_words';
    if (limits.length > 0 && !match.sentence.guardrail) return 'rule_came_first';
    if (match.sentence.guardrail && limits.length === 0) return 'rule_not_met';
    return toolAnswers ? 'tool_answered' : 'less_relevant';
  };
  const notUsed = [...matches, ...off]
    .filter((match) => !said.includes(match))
    .sort((a, b) => b.score - a.score)
    .slice(0, MOST_UNUSED)
    .map((match) => ({ ...sourceOf(match.sentence, match.score), reason: reasonOf(match) }));
  const looked = sentences.filter(({ guardrail }) => guardrail).map(({ citation }) => citation.sourceId);
  const trace = {
    searched: true,
    notUsed,
    terms: termsOf(question),
    found: [...new Set(enough.map(({ sentence }) => sentence.citation.sourceId))],
    tools: forbids ? [] : tools,
    guardrails: { looked: [...new Set(looked)], met: forbids?.sentence.text ?? '' },
    citations: [...new Map(said.map(({ sentence: { citation } }) => [citation.sourceId, citation])).values()],
  };

  if (forbids) {
    const rule = forbids.sentence.text.replace(/\.$/, '');
    const text = WORDS[language].forbidden(rule);
    return answerOf([{ text, source: sourceOf(forbids.sentence, forbids.score) }], trace);
  }
  const fromTools = trace.tools.map(({ toolkit, action, state, result }): Piece => {
    const source = { sourceId: `tool_${toolkit}`, kind: 'tool' as const, title: `${toolkit}.${action}` };
    return state === 'done'
      ? { text: result, source: { ...source, text: result, score: null } }
      : { text: WORDS[language].toolFailed };
  });
  const pieces = said.map(
    ({ sentence, score }): Piece => ({
      text: spoken(sentence.text, sentence.language),
      source: sourceOf(sentence, score),
    }),
  );
  if (fromTools.length + pieces.length > 0) return answerOf([...fromTools, ...pieces], trace);

  const about = question.trim().replace(/^[¿¡\s]+|[?!.\s]+$/g, '');
  const words = WORDS[language];
  if (about === '') return answerOf([{ text: words.help }], trace);
  const unknown = words.unknown(about.slice(0, 120), words.blocks[missingBlock(question)]);
  const told = sentences.some((sentence) => sentence.language === language);
  return answerOf([{ text: told ? unknown : `${unknown} ${words.otherLanguage}` }], trace);
}

/** Says everything the agent is told: an answer long enough to be interrupted. */
export function sayEverything(speaker: Speaker, language: Locale): Answer {
  const pieces = knownSentences(speaker, language)
    .filter(({ guardrail, enabled }) => enabled && !guardrail)
    .map(
      (sentence): Piece => ({
        text: spoken(sentence.text, sentence.language),
        source: sourceOf(sentence, null),
      }),
    );
  return answerOf(pieces.length > 0 ? pieces : [{ text: speaker.name }], {});
}
