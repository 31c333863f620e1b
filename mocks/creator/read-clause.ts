import { QUOTED } from '@mocks/understanding/outside-quotes';
import type { AgentPiece } from '@/api/generated/schemas';
import { withoutReasonBefore } from './besides';
import { IS_CONDITION } from './clauses';
import { commandSpelled } from './command-spelled';
import { DESCRIBES, GREETS, GREETS_LIKE, OPENS_CHAT } from './greeting-words';
import {
  ADDS,
  ASKS_ABOUT_PIECE,
  CHANNELS,
  CONNECTABLE,
  CONNECTS,
  CORRECTS,
  FIELD,
  GREETING,
  IS_TOLD,
  LANGUAGE_WORDS,
  MODES,
  NAME,
  NEVER,
  NO_LONGER_ASKS,
  NO_MORE,
  OF_THE_TALK,
  OWN_GREETING,
  PIECES,
  PURPOSE_SAID,
  QUESTION,
  REMOVE_RULE,
  REMOVES,
  RULE,
  SETS_LANGUAGE,
  SHORT,
  STATES,
  TOOLS,
  TRANSLATE,
  UNNAMED,
  WORKS_ON,
} from './patterns';
import { productTopic } from './product-questions';
import { findQuantities } from './quantities';
import { isAnswer, readAnswer } from './read-answer';
import { readChatter } from './read-chatter';
import { readForeignLanguages, readOnlyLanguage, readOtherLanguage } from './read-language';
import { readName } from './read-name';
import { purposeOf, readAgent, taskVerb } from './read-purpose';
import { ownTone, readTone } from './read-tone';
import { readValue } from './read-value';
import type { Said } from './said';
import { spokenLengths } from './spoken-lengths';
import { spokenTimes } from './spoken-times';
import { foldInPlace, isPlausible, languageOf, restOf, unquoted, withoutEnd } from './text';
import { tidied } from './tidied';
import { asTold, limitTold, whenTold } from './wishes';
import { withoutLead, withoutReason } from './without-lead';

/** What begins like a limit, and is none: "never mind", "can't believe it". */
const OF_NOTHING =
  /^(?:never mind|(?:nunca|jamas) me|(?:don'?t|do not) (?:worry|bother|know|think|care|like|understand|get|see|want|need)|can(?:'?t|not| not) (?:believe|wait|see|understand|stand|find|remember)|no (?:te preocupes|hace falta|pasa nada|me|se|lo|entiendo|quiero|creo|tengo))\b/;

/** "Envíos no hacemos": few words, and a rule. */
const DOES_NOT =
  /^\p{L}+ no (?:hacemos|aceptamos|cogemos|tenemos|vendemos|admitimos)\W*$|^no (?:hacemos|aceptamos|cogemos|vendemos|admitimos) \p{L}+\W*$/u;

/** "It should be posh": how it is, and not what it is for. */
const IS_LIKE =
  /^(?:be|ser) (?<how>(?:(?:very|quite|a bit|muy|un poco) )?\p{L}+(?: (?:and|y|e) \p{L}+)?)[.!\s]*$/iu;

/** Understands what is filled in as on a form: "Purpose: recommend recipes". */
function readField(field: string, text: string, filled: string): Said[] {
  if (/^(?:tone|style|tono|estilo)$/.test(field)) return readWords(filled, 'tone');
  if (/^(?:company|business|shop|empresa|negocio|tienda)$/.test(field)) return [{ is: 'rule', text }];
  return [{ is: 'purpose', text: purposeOf(filled) }];
}

/** "No, forget it, better one for my wife's shop". */
const BETTER_ONE =
  /^(?:no|wait|espera)?[,\s]*(?:(?:forget (?:it|that)|olvidal[oa]|dejal[oa])[,.\s]+)?(?:better|rather|mejor|make it) (?:one|another(?: one)?|un[oa]|otr[oa]) (?=(?:for|para) )(?<rest>.+)$/;

/** What is understood only for want of better. */
const LOOSE: readonly string[] = ['rule', 'offTopic', 'unknown', 'question', 'removal', 'guardrail'];

/** "Gus should help the guests": the name of a new agent, and what it is for. */
function readSubject(clause: string): Said[] | undefined {
  const { name = '', rest = '' } =
    /^(?<name>(?!(?:Nunca|Jamás|Siempre|También|Además|Nadie|Never|Always|Also|Nobody|Nothing|Visitors|Customers|People|Clientes|Quien) )(?!I |It |He |She |We |You |They |The |This )\p{Lu}\p{L}+) (?:should|will|must|has to|debe|deberá|tiene que) (?<rest>\S.*)$/u.exec(
      clause,
    )?.groups ?? {};
  return name === ''
    ? undefined
    : [
        { is: 'name', name },
        { is: 'purpose', text: purposeOf(rest) },
      ];
}

/** "She sells tickets": what a new agent that was named before does. */
function readDoing(clause: string): Said[] | undefined {
  const { doing = '', verb = '' } =
    /^(?:she|he|it(?! takes\b)) (?<doing>(?<verb>\p{L}+s) (?!in\b|only\b|with\b|as\b)\D+)$/iu.exec(clause)
      ?.groups ?? {};
  return taskVerb(verb) === undefined ? undefined : [{ is: 'purpose', text: purposeOf(doing) }];
}

/** Understands one clause; `asks` is what the creator asked for last, `isNew` whether its agent is still an idea. */
export function readClause(clause: string, asks: AgentPiece | null, isNew = false): Said[] {
  const subject = isNew ? (readSubject(clause) ?? readDoing(clause)) : undefined;
  if (subject) return subject;
  const how = isNew ? ownTone(clause) : undefined;
  if (how !== undefined) return [{ is: 'tone', tones: [], own: how }];
  const said = readWords(clause, asks);
  const told = asTold(withoutLead(withoutReasonBefore(clause.normalize('NFC').trim())));
  // What an agent should do is what a new one is for, and one thing more for one that is there.
  const isLoose = said.every(({ is }) => LOOSE.includes(is) || (is === 'purpose' && !isNew));
  if (told === undefined || !isLoose) return said;
  // "Que hable como un caballero" is no name, whatever was asked for.
  const meant = readWords(told, asks === 'name' ? null : asks);
  const isWish = meant.every(({ is }) => is === 'unknown') && isPlausible(foldInPlace(clause));
  return isWish ? [{ is: 'rule', text: told }] : meant;
}

function readWords(clause: string, asks: AgentPiece | null): Said[] {
  const text = spokenTimes(
    commandSpelled(tidied(withoutLead(withoutReasonBefore(clause.normalize('NFC').trim())))),
  );
  const folded = foldInPlace(text);
  const bare = folded.replace(/^[¿¡\s]+|[\s?!.,]+$/g, '');
  const words = bare.split(/\s+/).length;
  const few = words <= 9;

  if (asks === 'greeting' && GREETS.test(folded)) return [{ is: 'greeting', text: unquoted(text) }];
  const brief = withoutReason(bare);
  const short = SHORT.find(([, pattern]) => pattern.test(bare) || pattern.test(brief));
  if (short) return [short[0]];
  // "Can you undo that?" asks, though its first words are taken for a wish.
  const topic = productTopic(bare, /\?\s*$/.test(clause) || QUESTION.test(bare));
  if (topic) return [{ is: 'product', topic }];
  const corrected = restOf(text, folded, CORRECTS, 'to');
  if (corrected !== undefined) return [{ is: 'correction', to: withoutEnd(corrected) }];
  const only = few ? readOnlyLanguage(bare) : undefined;
  if (only) return [{ is: 'language', language: only }];

  const other = restOf(text, folded, BETTER_ONE);
  if (other !== undefined) return [{ is: 'purpose', text: purposeOf(other) }];
  const foreign = readForeignLanguages(text, bare);
  if (foreign !== undefined) {
    // "In Spanish, Catalan and English": what is said here is said in one of them.
    const spoken = LANGUAGE_WORDS.filter(([, pattern]) => pattern.test(bare)).map(([locale]) => locale);
    const others = spoken.filter((locale) => locale !== languageOf(text, 'es'));
    return [{ is: 'rule', text: foreign }, ...others.map((to): Said => ({ is: 'translate', to }))];
  }
  const beside = TRANSLATE.test(bare) ? [] : readOtherLanguage(bare);
  if (beside.length > 0) return beside;

  if (ASKS_ABOUT_PIECE.test(bare)) {
    const piece = PIECES.find(([, pattern]) => pattern.test(bare));
    if (piece) return [{ is: 'piece', piece: piece[0] }];
  }
  const field = FIELD.exec(folded)?.groups?.field;
  if (field !== undefined) return readField(field, text, restOf(text, folded, FIELD) ?? '');
  const name = restOf(text, folded, NAME);
  if (name !== undefined) return readName(name, (rest) => readClause(rest, null));
  const ended = restOf(text, folded, NO_MORE) ?? restOf(text, folded, NO_LONGER_ASKS);
  if (ended !== undefined) return [{ is: 'removal', about: ended }];
  if (UNNAMED.test(bare)) return [{ is: 'piece', piece: 'name' }];
  const agent = readAgent(text, folded);
  if (agent) return agent;
  const [opening] = text.match(QUOTED) ?? [];
  if (opening !== undefined && OPENS_CHAT.test(bare)) return [{ is: 'greeting', text: unquoted(opening) }];
  if (IS_CONDITION.test(bare)) return [{ is: 'scenario', text: whenTold(text) }];
  const isNever = NEVER.test(bare) && !OF_NOTHING.test(bare);
  if (isNever && words >= 2) return [{ is: 'guardrail', text: limitTold(text) }];
  // "Do I pay extra if I connect WhatsApp?" wishes for nothing.
  if (/^(?:do|will|would) (?:i|we)\b.*\?\s*$/.test(folded)) return [{ is: 'question', text }];
  const told = /^(?:start|begin|open)\b.*\bwith:/.test(folded) ? restOf(text, folded, GREETING) : undefined;
  if (told !== undefined) return [{ is: 'greeting', text: unquoted(told) }];
  const quoted = restOf(text, folded, GREETING);
  if (quoted !== undefined && /^[«“"'‘]/.test(quoted)) return [{ is: 'greeting', text: unquoted(quoted) }];
  // "Say hi a bit more cheerfully, something like “Welcome!”".
  const example = GREETS_LIKE.test(folded) ? text.match(QUOTED)?.[0] : undefined;
  if (example !== undefined) return [{ is: 'greeting', text: unquoted(example) }];
  // "Can this be connected with my Google Calendar?" asks for what it can do at once.
  const connectable = CONNECTABLE.test(bare)
    ? TOOLS.flatMap(([tool, pattern]) => (pattern.test(bare) ? [tool] : []))
    : [];
  if (connectable.length > 0) return [{ is: 'tools', tools: connectable, remove: false, writes: false }];
  const isTask = /^(?:it'?s|it is|es) (?:for|para)\b/.test(bare);
  const chatter = !isTask && (asks === null || !isAnswer(bare, asks)) ? readChatter(text, bare) : undefined;
  if (chatter && !REMOVES.test(bare)) return [chatter];

  if (TRANSLATE.test(bare)) {
    const to = LANGUAGE_WORDS.findLast(([, pattern]) => pattern.test(bare));
    return [to ? { is: 'translate', to: to[0] } : { is: 'piece', piece: 'otherLanguage' }];
  }
  if (OWN_GREETING.test(bare)) return [{ is: 'greeting', text: null }];
  const greeting = restOf(text, folded, GREETING);
  // "With a hello and your name" describes one, and is none.
  const [said] = greeting?.match(QUOTED) ?? [];
  if (said !== undefined) return [{ is: 'greeting', text: unquoted(said) }];
  const isDescribed =
    greeting !== undefined && DESCRIBES.test(foldInPlace(greeting)) && !GREETS.test(foldInPlace(greeting));
  if (greeting !== undefined) return [{ is: 'greeting', text: isDescribed ? null : unquoted(greeting) }];

  const removes = REMOVES.test(bare);
  const channels = CHANNELS.flatMap(([channel, pattern]) => (pattern.test(bare) ? [channel] : []));
  const tools = TOOLS.flatMap(([tool, pattern]) => (pattern.test(bare) ? [tool] : []));
  const isRule = /\b(?:rule|regla|norma|block|bloque|about|sobre)\b/.test(bare);
  const isPlaced = removes || ADDS.test(bare) || WORKS_ON.test(bare) || words <= 3;
  if (!isRule && channels.length > 0 && (isPlaced || asks === 'channels'))
    return [{ is: 'channels', channels, remove: removes }];
  if (!isRule && tools.length > 0 && (removes || ADDS.test(bare) || asks === 'tools' || words <= 3)) {
    const writes =
      /\b(?:book|create|open|make|cancel|write|reserv\w*|crea\w*|abr\w*|anul\w*|escrib\w*|apunt\w*)\b/.test(
        bare,
      );
    return [{ is: 'tools', tools, remove: removes, writes }];
  }
  const connected = restOf(text, folded, CONNECTS);
  if (connected !== undefined && few) return [{ is: 'unknownTool', named: withoutEnd(connected) }];

  const counted = spokenLengths(text);
  const value = readValue(counted, foldInPlace(counted));
  if (value) return [value];
  if (removes) {
    const what = restOf(text, folded, REMOVE_RULE);
    if (what !== undefined) return [{ is: 'removal', about: withoutEnd(what) }];
  }

  const mode = MODES.find(([, pattern]) => pattern.test(bare));
  if (mode) return [{ is: 'mode', mode: mode[0] }];
  const tone = readTone(bare, asks === 'tone');
  if (tone) return [tone];
  const [language, another] = LANGUAGE_WORDS.filter(([, pattern]) => pattern.test(bare));
  if (language && few && (SETS_LANGUAGE.test(bare) || asks === 'otherLanguage'))
    return [
      /\b(?:add|anade|agrega|also|tambien)\b/.test(bare) || asks === 'otherLanguage' || another
        ? { is: 'translate', to: language[0] }
        : { is: 'language', language: language[0] },
    ];

  const purpose = restOf(text, folded, PURPOSE_SAID);
  const [also = ''] = /^(?:also|tambien) (?:to |a )?/.exec(foldInPlace(purpose ?? '')) ?? [];
  // What it is for, too, does not take the place of what it is for.
  if (purpose !== undefined && also !== '') return [{ is: 'rule', text: purpose.slice(also.length) }];
  const [towards = ''] =
    /\b(?:for|para) $/.exec(folded.slice(0, folded.length - (purpose?.length ?? 0))) ?? [];
  const { how } = IS_LIKE.exec(purpose ?? '')?.groups ?? {};
  if (how !== undefined) return [{ is: 'tone', tones: [], own: withoutEnd(how) }];
  if (purpose !== undefined && isPlausible(folded))
    return [{ is: 'purpose', text: purposeOf(towards + purpose) }];
  const rule = restOf(text, folded, RULE);
  if (rule !== undefined) return [{ is: 'rule', text: rule }];
  if (/\?\s*$/.test(text) || QUESTION.test(bare)) return [{ is: 'question', text }];

  const answer = asks && readAnswer(text, folded, asks);
  if (answer) return answer;
  const figures = findQuantities(foldInPlace(counted));
  // "Delivery takes 3 days": a figure with its unit says that something is meant.
  const isMeant = isPlausible(folded) || figures.length > 1 || figures.some(({ unit }) => unit !== null);
  const states =
    (STATES.test(bare) || figures.length > 0) &&
    words >= (figures.some(({ unit }) => unit !== null) ? 2 : 3) &&
    isMeant;
  // Whoever states something to the one who builds an agent wants the agent to know it.
  const isSentence = (words >= 4 || DOES_NOT.test(bare)) && isPlausible(folded) && !OF_THE_TALK.test(bare);
  return [{ is: states || isSentence || (words >= 3 && IS_TOLD.test(bare)) ? 'rule' : 'unknown', text }];
}
