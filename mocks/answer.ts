import MiniSearch from 'minisearch';
import type { BotContent, Citation, InstructionBlock, Locale } from '@/api/generated/schemas';

/** Who answers: an agent under its name, as its draft or one of its versions has it. */
export type Speaker = { name: string; content: BotContent };

/** An answer before it is streamed, with what it was taken from. */
export type Answer = { text: string; citations: Citation[] };

type Sentence = {
  id: number;
  text: string;
  /** What it stands under, searched too: a title of the knowledge. */
  under: string;
  language: Locale;
  guardrail: boolean;
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

function splitSentences(text: string, language: Locale): string[] {
  const segments = new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text);
  return [...segments]
    .map(({ segment }) => segment.trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
}

function firstWords(text: string): string {
  const words = text.split(/\s+/).slice(0, 8).join(' ');
  return words.length < text.length ? `${words}…` : words;
}

/** A block in the language asked for, where it is written; else in the agent's own, else in the one it has. */
function toldIn({ texts }: InstructionBlock, content: BotContent, asked: Locale) {
  const other: Locale = content.language === 'es' ? 'en' : 'es';
  const language = [asked, content.language, other].find((one) => texts[one].trim() !== '') ?? asked;
  return { language, text: texts[language] };
}

/** Every sentence the agent may answer from: enabled instructions and knowledge. */
function knownSentences({ content }: Speaker, language: Locale): Sentence[] {
  const sources = [
    ...content.instructions
      .filter((block) => block.enabled)
      .map((block) => ({ block, ...toldIn(block, content, language) }))
      .map(({ block: { blockId, kind }, text, language }) => ({
        text,
        language,
        under: '',
        guardrail: kind === 'guardrails',
        citation: { sourceId: blockId, kind: 'instruction' as const, title: firstWords(text).slice(0, 200) },
      })),
    ...content.knowledge.map(({ itemId, title, text }) => ({
      text,
      language: content.language,
      under: title,
      guardrail: false,
      citation: { sourceId: itemId, kind: 'knowledge' as const, title },
    })),
  ];
  return sources
    .flatMap(({ text, ...source }) =>
      splitSentences(text, source.language).map((sentence) => ({ ...source, text: sentence })),
    )
    .map((sentence, id) => ({ ...sentence, id }));
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
  const self = first !== undefined && told?.language === language ? [spoken(first, language)] : [];
  return {
    text: [words.hello(name), ...self, formal ? words.helpFormally : words.help].join(' '),
    citations:
      persona === undefined || told === undefined || self.length === 0
        ? []
        : [{ sourceId: persona.blockId, kind: 'instruction', title: firstWords(told.text).slice(0, 200) }],
  };
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

/** Answers a question from what the agent is told and knows, by search; changing an instruction changes the answer. */
export function answerFromAgent(speaker: Speaker, question: string, language: Locale): Answer {
  if (isGreeting(question)) return greet(speaker, language);
  const sentences = knownSentences(speaker, language);
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
  const matches = index.search(question).flatMap((result) => {
    const sentence = sentences[Number(result.id)];
    const words = new Set(result.queryTerms).size;
    const wordsInText = Object.values(result.match).filter((fields) => fields.includes('text')).length;
    return sentence && words / asked.length >= LEAST_FOUND
      ? [{ sentence, words, wordsInText, score: result.score }]
      : [];
  });
  // A guardrail speaks only when it meets more of the question than any fact does.
  const facts = matches.filter(({ sentence }) => !sentence.guardrail);
  const mostWords = Math.max(0, ...facts.map(({ words }) => words));
  const limits = matches.filter(({ sentence, words }) => sentence.guardrail && words > mostWords);
  const found = limits.length > 0 ? limits : facts;
  const best = found[0];
  if (best === undefined) {
    const about = question.trim().replace(/^[¿¡\s]+|[?!.\s]+$/g, '');
    const words = WORDS[language];
    if (about === '') return { text: words.help, citations: [] };
    const unknown = words.unknown(about.slice(0, 120), words.blocks[missingBlock(question)]);
    const told = sentences.some((sentence) => sentence.language === language);
    return { text: told ? unknown : `${unknown} ${words.otherLanguage}`, citations: [] };
  }

  if (best.sentence.guardrail && /^(no|nunca|jamás|never|do not|don't)\b/i.test(best.sentence.text)) {
    const rule = best.sentence.text.replace(/\.$/, '');
    return { text: WORDS[language].forbidden(rule), citations: [best.sentence.citation] };
  }
  const said = found
    .filter(
      (match) =>
        match === best ||
        (match.wordsInText >= best.wordsInText && match.score >= best.score * NEAR_THE_BEST),
    )
    .slice(0, MOST_SENTENCES)
    .map(({ sentence }) => sentence)
    .sort((a, b) => a.id - b.id);
  const citations = [...new Map(said.map(({ citation }) => [citation.sourceId, citation])).values()];
  return { text: said.map((sentence) => spoken(sentence.text, sentence.language)).join(' '), citations };
}

/** Says everything the agent is told: an answer long enough to be interrupted. */
export function sayEverything(speaker: Speaker, language: Locale): Answer {
  const sentences = knownSentences(speaker, language).filter((sentence) => !sentence.guardrail);
  return {
    text: sentences.map((sentence) => spoken(sentence.text, sentence.language)).join(' ') || speaker.name,
    citations: [],
  };
}
