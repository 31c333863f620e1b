import { callTools, type ToolUse } from '@mocks/tools/call-tools';
import { isGibberish } from '@mocks/understanding/is-gibberish';
import { foreignLanguage } from '@mocks/understanding/language-said';
import { isTrouble } from '@mocks/understanding/own-trouble';
import { writtenOut } from '@mocks/understanding/shorthand';
import { hear } from '@mocks/understanding/speech-acts';
import { wordsOf } from '@mocks/understanding/spelling';
import { splitQuestions } from '@mocks/understanding/split-questions';
import { isCaseTerm, isConcept, isDayTerm, termsIn } from '@mocks/understanding/terms';
import type { InstructionKind, Locale } from '@/api/generated/schemas';
import { type Answer, answerOf, followedBy, type Piece, sourceOf } from './answer';
import { answerAct } from './answer-act';
import { answerAnger } from './answer-anger';
import { answerPerson, askedBesidePerson } from './answer-person';
import { isForCase } from './cases';
import { type Found, findFacts, NUMBER_GIVEN } from './find-facts';
import { knownSentences, type Speaker } from './known-sentences';
import { termsOf } from './search';
import { caseOf } from './speak-order';
import { addressed, insteadOf, isFormal, mayPassOn, purposeOf, refusalOf, saidOf } from './voice';
import { withoutName } from './without-name';
import { FOREIGN_WORDS, WORDS } from './wording';

/** How an answer is made, beside from what an agent is told. */
export type Asking = {
  now?: number;
  /** What its tools gave, where they were called already. */
  made?: ToolUse[] | undefined;
  /** What the same person asked before. */
  before?: string | undefined;
};

/** Which kind of block would have answered. */
function missingKind(question: string): InstructionKind {
  return /\b(?:if|si|what happens|qu[eé] pasa|cuando|when i)\b/i.test(question) ? 'scenarios' : 'rules';
}

/** A question that goes on from the one before, without its words. */
const GOES_ON =
  /^[¿¡\s]*(?:and|what about|how about|also|but|y|e|pero|adem[aá]s)\b[\s,]*(?:what about|how about|qu[eé] (?:tal|pasa con)|si|if|for|in|to|for)?/i;
const MOST_WORDS_ON = 8;

function goesOn(question: string): boolean {
  return GOES_ON.test(question) && wordsOf(question).length <= MOST_WORDS_ON;
}

/** The parts of a question, each with what was found for it. */
function findAll(
  speaker: Speaker,
  question: string,
  language: Locale,
  before: string | undefined,
): { part: string; found: Found }[] {
  const known = knownSentences(speaker, language);
  const formal = isFormal(speaker);
  const find = (part: string, earlier: readonly string[]) =>
    findFacts({ known, question: part, earlier, language, formal });
  let last: readonly string[] = before === undefined ? [] : termsIn(before);
  return splitQuestions(question).map((part, index) => {
    const own = termsIn(part).filter((term) => !term.startsWith('~?'));
    // "And how long wud it take": a word that nobody knows changes no subject.
    const isOpen =
      own.length === 0 || (index === 0 ? goesOn(part) : own.length === 1 && !own.some(isConcept));
    const found = find(part, isOpen ? last : []);
    last = [...new Set([...termsIn(part), ...(isOpen ? last : [])])];
    return { part, found };
  });
}

const MOST_WORDS_ASIDE = 5;
const ASKS =
  /[?¿]|^(?:what|which|who|whose|where|when|why|how|do|does|did|is|are|can|could|will|would|may|have|tell|give|show|write|qu[eé]|cu[aá]\w*|qui[eé]n\w*|d[oó]nde|c[oó]mo|por qu[eé]|dime|dame|cu[eé]nta\w*|escr[ií]be\w*|puedes?|hay|tienes?|ten[eé]is)\b/i;

/** What asks for something, and is no story told beside it: "I get married in June, …". */
const WANTS = new RegExp(`${ASKS.source}|\\b(?:need|want|like|necesit\\w+|quier\\w+|quisiera)\\b`, 'i');

/** Whether what was said beside a courtesy asks for nothing: "ever so much". */
function isAside(rest: string): boolean {
  const topics = termsIn(rest).filter((term) => term.startsWith('~') && !term.startsWith('~?'));
  return !ASKS.test(rest) && topics.length === 0 && wordsOf(rest).length <= MOST_WORDS_ASIDE;
}

const OWN_ORDER =
  /\b(?:my|mi|our|nuestro) (?:order|parcel|package|delivery|pedido|paquete|env[ií]o)\b|\btrack|\b(?:where|d[oó]nde)\b.{0,15}\b(?:order|parcel|pedido|paquete)\b/i;
/** Where an order is, or what became of it. */
const ASKS_WHERE =
  /\b(?:where|when|status|track|late|lost|arrive|arrived|find|look up|d[oó]nde|estado|cu[aá]ndo|perdido|retras\w*|llega\w*|busca\w*|sigue|lleva)\b/i;

/** That something was bought, which asks for nothing yet. */
const PURCHASE = /\b(?:bought|ordered|compr[eé]|encargu[eé]|ped[ií]|hice un pedido)(?!\p{L})/iu;

const APOLOGY = /^(?:I’m (?:very )?sorry|Sorry|Lo siento|Siento mucho|Perd[oó]n)(?!\p{L})/u;

/** Something went wrong with an order of one's own, and nobody who says so asks for a rule. */
function ownTrouble(speaker: Speaker, question: string, language: Locale): Answer {
  const words = WORDS[language];
  const formal = isFormal(speaker);
  // Who takes no orders has no numbers of them.
  const takesOrders = knownSentences(speaker, language).some(({ text }) => termsIn(text).includes('~order'));
  const said = [
    words.sorry,
    takesOrders ? '' : words.noted,
    takesOrders && !NUMBER_GIVEN.test(question) ? addressed(words, 'orderNumber', formal) : '',
    mayPassOn(speaker) ? addressed(words, 'offersPerson', formal) : '',
  ].filter((text) => text !== '');
  return answerOf(
    said.map((text) => ({ text })),
    { terms: termsOf(question) },
  );
}

/** Whether it tells what is done in the very case of the visitor, as an order or as a fact: "if worms arrive dead, send us a photo". */
const isForTheirCase = ({ met, sentence }: Found['said'][number]['match']) =>
  isForCase(sentence) ||
  (caseOf(sentence.text, sentence.language) !== undefined && met.some((term) => isCaseTerm(term)));

/** "What if the weather is awful?" is no anger. */
const WHAT_IF = /^[¿\s]*(?:(?:and |but )?what (?:if|happens if)|(?:y|qu[eé] pasa) si)\s/i;
/** "Is somebody there on Sunday?" asks when it is open, and for nobody. */
const ASKS_IF_THERE =
  /\b(?:is|are|will) (?:there (?:be )?)?(?:some|any)(?:body|one)\b|(?<!\p{L})(?:hay|habrá|está|estará) alguien(?!\p{L})/iu;

/** Answers a question from what the agent is told and knows; changing an instruction changes the answer. */
export function answerFromAgent(
  speaker: Speaker,
  typed: string,
  language: Locale,
  { now = Date.now(), made, before }: Asking = {},
): Answer {
  const question = withoutName(writtenOut(typed), speaker.name);
  const words = WORDS[language];
  const formal = isFormal(speaker);
  const foreign = foreignLanguage(question);
  if (foreign !== undefined) {
    const said = [FOREIGN_WORDS[foreign], words.foreign].filter((text) => text !== '');
    return answerOf(
      said.map((text) => ({ text })),
      { terms: termsOf(typed) },
    );
  }
  const { act: heard, rest, courtesy } = hear(question);
  const isOfDay =
    heard === 'wantsPerson' && ASKS_IF_THERE.test(question) && termsIn(question).some(isDayTerm);
  const act = isOfDay || (heard === 'angry' && WHAT_IF.test(question)) ? 'asks' : heard;
  if (question.trim() === '') return answerOf([{ text: addressed(words, 'help', formal) }], {});
  if (act !== 'asks' && act !== 'angry') {
    const own = act === 'wantsPerson' ? answerPerson(speaker, language) : undefined;
    const beside = act === 'wantsPerson' ? askedBesidePerson(question) : '';
    if (beside !== '') {
      const answer = answerFromAgent(speaker, beside, language, { now, made, before });
      const person = own ?? answerAct(speaker, { act: 'wantsPerson', rest }, language);
      // Whom it may pass on to is said once, behind it.
      const first = answer.unanswered ? { ...answer, text: words.unknown } : answer;
      return { ...followedBy(first, person), terms: termsOf(typed) };
    }
    // "Good afternoon, can you help me?" is a greeting.
    const done = act === 'wantsHelp' && courtesy === 'greets' ? 'greets' : act;
    const answer = own ?? answerAct(speaker, { act: done, rest }, language);
    return { ...answer, terms: termsOf(typed) };
  }
  const mayFind = speaker.content.tools.some(({ actions }) => actions.includes('find_order'));
  const tools = made ?? callTools(speaker.content, question, language, now);
  const asked = rest === '' ? question : rest;
  if (
    act === 'asks' &&
    mayFind &&
    tools.length === 0 &&
    OWN_ORDER.test(question) &&
    ASKS_WHERE.test(question)
  )
    return answerOf([{ text: addressed(words, 'orderNumber', formal) }], { terms: termsOf(typed) });
  const parts = findAll(speaker, asked, language, before);
  const found = parts.map((part) => part.found);
  // "Two months, and nobody tells me how my watch is": where something says what is done then, it is.
  const isKnown = found.some(({ said }) => said.some(({ match }) => isForTheirCase(match)));
  if (tools.length === 0 && isTrouble(question) && !isKnown) return ownTrouble(speaker, question, language);
  // Who is angry asks for nothing that is forbidden, unless they name it.
  const forbids = found
    .map((one) => one.forbids)
    .find(
      (one) =>
        one !== undefined &&
        (act !== 'angry' ||
          one.met.some((term) => isConcept(term) && term !== '~elsewhere' && term !== '~politics')),
    );
  const toolAnswers = !forbids && tools.some(({ state }) => state === 'done');
  const said = forbids || toolAnswers ? [] : found.flatMap((one) => one.said);
  const unique = [...new Map(said.map((one) => [one.match.sentence.id, one])).values()];
  const known = knownSentences(speaker, language);
  const looked = known
    .filter(({ guardrail, enabled }) => guardrail && enabled)
    .map(({ citation }) => citation.sourceId);
  const notUsed = found
    .flatMap((one) => one.notUsed(toolAnswers))
    .filter(({ text }) => !unique.some(({ match }) => match.sentence.text === text));
  const citations = unique.map(({ match }) => match.sentence.citation);
  const trace = {
    searched: true,
    notUsed: [...new Map(notUsed.map((one) => [`${one.sourceId} ${one.text}`, one])).values()],
    terms: termsOf(typed),
    found: [
      ...new Set(found.flatMap(({ enough }) => enough.map(({ sentence }) => sentence.citation.sourceId))),
    ],
    tools: forbids ? [] : tools,
    guardrails: { looked: [...new Set(looked)], met: forbids?.sentence.text ?? '' },
    citations: [...new Map(citations.map((citation) => [citation.sourceId, citation])).values()],
  };

  if (forbids) {
    const text = [
      refusalOf(forbids.sentence, language, formal),
      insteadOf(forbids.sentence, known, language, formal),
    ]
      .filter(Boolean)
      .join(' ');
    const { citation } = forbids.sentence;
    return answerOf([{ text, source: sourceOf(forbids.sentence, forbids.score) }], {
      ...trace,
      citations: [citation],
    });
  }
  // Nobody says it twice.
  const apologizes = unique.some(({ text }) => APOLOGY.test(text));
  const sorry: Piece[] = act === 'angry' && !apologizes ? [{ text: words.sorry }] : [];
  const fromTools = trace.tools.map(({ toolkit, action, state, result }): Piece => {
    const source = { sourceId: `tool_${toolkit}`, kind: 'tool' as const, title: `${toolkit}.${action}` };
    return state === 'done'
      ? { text: result, source: { ...source, text: result, score: null } }
      : { text: words.toolFailed };
  });
  const [onlyIn = ''] = words.onlyIn('').split(/[«“]/);
  // Who only says how angry they are wants to hear of no prices.
  const isOnlyAngry = act === 'angry' && !WANTS.test(question);
  const told = unique.filter(({ match }) => !isOnlyAngry || isForTheirCase(match));
  const pieces = told.map(
    ({ match, text }, index): Piece => ({
      // In which language alone it is there is said once.
      text: index > 0 && text.startsWith(onlyIn) ? text.slice(onlyIn.length) : text,
      source: sourceOf(match.sentence, match.score),
    }),
  );
  const open = parts.filter(({ found }) => found.said.length === 0 && found.forbids === undefined);
  const isOfCase = told.some(({ match }) => isForTheirCase(match));
  // Who is angry and asks nothing is answered as the agent is told for that, unless it is told for their very case.
  const calmed =
    act === 'angry' && !isOfCase && fromTools.length === 0 && (pieces.length === 0 || !ASKS.test(question))
      ? answerAnger(speaker, question, language)
      : undefined;
  if (calmed) return { ...calmed, searched: true, terms: trace.terms };
  if (fromTools.length + pieces.length > 0) {
    // "…, how do I do that?" asks for nothing beside what was said.
    // Who tells of what has happened asks for nothing more by the rest of the story.
    const isStory = isOfCase && !/[?¿]/.test(question);
    const asksMore = !isStory && open.some(({ part }) => WANTS.test(part) && termsIn(part).length > 0);
    const hasRest = !toolAnswers && fromTools.length === 0 && asksMore;
    const more: Piece[] = hasRest ? [{ text: words.unknownRest }] : [];
    return answerOf([...sorry, ...fromTools, ...pieces, ...more], {
      ...trace,
      missing: hasRest ? missingOf(open[0]?.part ?? asked, open) : null,
    });
  }
  if (act === 'angry') return { ...answerAct(speaker, { act, rest }, language), ...trace };
  if (courtesy && isAside(rest))
    return { ...answerAct(speaker, { act: courtesy, rest }, language), ...trace };
  if (isGibberish(asked, known.map(({ text }) => text).join(' ')))
    return { ...answerAct(speaker, { act: 'unclear', rest }, language), ...trace };
  if (PURCHASE.test(asked) && !ASKS.test(asked))
    return { ...answerOf([{ text: addressed(words, 'tellMe', formal) }], {}), ...trace };
  const offers = [
    purposeOf(speaker, language),
    mayPassOn(speaker) ? addressed(words, 'offersPerson', formal) : '',
  ].filter((text) => text !== '');
  return answerOf(
    [words.unknown, ...(offers.length > 0 ? offers : [addressed(words, 'elseHelp', formal)])].map((text) => ({
      text,
    })),
    { ...trace, unanswered: true, missing: missingOf(question, open) },
  );
}

function missingOf(question: string, open: readonly { found: Found }[]): Answer['missing'] {
  const hasBlank = open.some(({ found }) => found.hasBlank);
  return { kind: missingKind(question), reason: hasBlank ? 'blank' : 'unknown' };
}

/** Says everything the agent is told: an answer long enough to be interrupted. */
export function sayEverything(speaker: Speaker, language: Locale): Answer {
  const formal = isFormal(speaker);
  const pieces = knownSentences(speaker, language)
    .filter(({ guardrail, enabled }) => enabled && !guardrail)
    .flatMap((sentence): Piece[] => {
      const text = saidOf(sentence, language, formal);
      return text === undefined ? [] : [{ text, source: sourceOf(sentence, null) }];
    });
  return answerOf(pieces.length > 0 ? pieces : [{ text: speaker.name }], {});
}
