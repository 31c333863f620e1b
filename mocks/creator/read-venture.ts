import { wordPairs } from '@mocks/understanding/word-pairs';
import type { ChannelKind, Locale } from '@/api/generated/schemas';
import { IS_CONDITION, OF_COMPANY } from './clauses';
import { CHANNELS } from './patterns';
import { capitalized, lowered } from './phrases';
import { productTopic } from './product-questions';
import { purposeOf, readTask, servingAt } from './read-purpose';
import { foldInPlace, withoutEnd } from './text';
import { channelName } from './words';

/** What somebody tells of their business who wants an agent for it; each clause is one more thing that was said. */
export type Venture = { name: string | null; purpose: string | null; clauses: string[] };

const END = String.raw`(?=\s(?:and(?!\s(?:\p{L}+\s)?\p{L}+s(?:[.,;!?]|$))|so|which|that|but|needs?|to|over|y(?!\s(?:de\s)?\p{L}+s(?:\s\p{L}+s)?(?:[.,;!?]|$))|que|para(?!\s(?:niñ|niñas|adult|mayores|jóvenes|bebés|empresas|mujeres|hombres|principiantes|\p{L}+s(?:\sen\s\p{Lu}\p{L}+)?(?:[.,;:!?]|$)|\p{L}+[ae]r\s\p{L}+(?:[.,;:!?]|$)))|pero|porque|necesit\p{L}+)\s|\s?[,.;:!?()]|$)`;
const pattern = (source: string) => new RegExp(source + END, 'iu');

/** What a company does, as it says so of itself. */
const EN_TRADES =
  'rent(?: out)?|hire(?: out)?|lend(?: out)?|sell|do|make|repair|fix|teach|organi[sz]e|clean|build|bake|import|print|grow|restore|breed|brew|roast|weave|carve|tune|design|train';
const TRADES_DOING = wordPairs(
  'renting rent selling sell making make repairing repair teaching teach baking bake cleaning clean',
);
const ES_TRADES =
  'alquilamos|vendemos|hacemos|fabricamos|reparamos|arreglamos|enseñamos|organizamos|limpiamos|restauramos|importamos|imprimimos|cultivamos|afinamos|diseñamos|cosemos|pintamos|tallamos|bordamos|criamos|elaboramos|tapizamos|forjamos|encuadernamos|traducimos|instalamos|decoramos';

/** "We rent camper vans": a business that rents camper vans. */
function aBusinessThat(verb: string, what: string, language: Locale): string {
  if (language === 'es')
    return `un negocio que ${verb.toLowerCase().replace(/amos$/, 'a').replace(/emos$/, 'e').replace(/imos$/, 'e')} ${what.trim()}`;
  const [first = '', ...rest] = verb.toLowerCase().split(' ');
  const does = /(?:ch|sh|x|o)$/.test(first) ? `${first}es` : `${first}s`;
  return ['a business that', does, ...rest, what.trim()].join(' ');
}

/** "Llevo una hora" is no business. */
const A_WHILE = String.raw`(?:un[oa]?s?|media|tod[oa]|dos|tres|vari[oa]s|much[oa]s?|\d+)\s(?:el\s|la\s)?(?:horas?|rato|días?|mañanas?|tardes?|semanas?|mes(?:es)?|años?|minutos?|tiempo)(?!\p{L})`;

/** What somebody has just now, and is in no business of. */
const AT_HAND = String.raw`(?:un |una |much[oa]s? )?(?:l[ií]o|prisa|sueño|hambre|trabajo|cosas|dudas?|preguntas?|problemas?)(?!\p{L})`;

/** The business: what somebody has, is, or wants help with. */
const BUSINESS: Record<Locale, readonly RegExp[]> = {
  en: [
    pattern(
      String.raw`\b(?:(?:i|we)(?:['’]ve| have)? (?:got|have|run|own)|we(?:['’]re| are)|i(?:['’]m| am))\s(?:(?:just|only)\s)?(?<business>(?:an?|the|my|our)\s[^,.;:!?()]{2,60}?)`,
    ),
    // "We run Fern & Fleece, an alpaca farm."
    pattern(String.raw`\b(?:i|we)\s(?:run|own)\s[^,.;:!?()]{2,40},\s(?<business>an?\s[^,.;:!?()]{2,60}?)`),
    // "We rent camper vans."
    pattern(
      String.raw`\bwe(?:['’]re| are)\s(?:[^,.;:!?()]{0,30}?\s)?(?<doing>${Object.keys(TRADES_DOING).join('|')})\s(?<what>[^,.;:!?()]{3,50}?)`,
    ),
    pattern(
      String.raw`^(?:i|we)\s(?<verb>${EN_TRADES})\s(?!not\b|sure\b|it\b|this\b|that\b|you\b|them\b)(?<what>[^,.;:!?()]{3,50}?)`,
    ),
    pattern(String.raw`\b(?:for|with)\s(?<business>(?:my|our|an?)\s[^,.;:!?()]{2,60}?)`),
    /^(?<business>(?:my|our)\s[^,.;:!?()]{2,50}?)\s(?:needs?|wants?|could use|is looking)\b/iu,
    // A business and nothing else: "An online flower shop."
    /^(?<business>(?:an?|my|our)\s(?:[\p{L}'’-]+\s){0,5}[\p{L}'’-]+)[.!\s]*$/iu,
  ],
  es: [
    pattern(
      String.raw`(?<!\p{L})(?:tengo|tenemos|llev(?:o|amos)|regent(?:o|amos)|soy|somos|se trata de|trabaj(?:o|amos) en)\s(?!${A_WHILE}|${AT_HAND})(?<business>(?:unas?|un|el|la|mi|nuestr[oa])?\s?[^,.;:!?()]{2,60}?)`,
    ),
    pattern(String.raw`^(?<verb>${ES_TRADES})\s(?<what>[^,.;:!?()]{3,50}?)`),
    /^(?<business>(?:una?|mi|nuestr[oa])\s(?:[\p{L}'’-]+\s){0,5}[\p{L}'’-]+)[.!\s]*$/iu,
    pattern(
      String.raw`(?<!\p{L})(?:para|con|en)\s(?<business>(?:mi|nuestr[oa]|unas?|un)\s[^,.;:!?()]{2,60}?)`,
    ),
  ],
};

/** What the agent is to do, in the words of whoever wants it. */
const TASKS: Record<Locale, readonly (readonly [RegExp, (task: string, who: string) => string])[]> = {
  en: [
    [
      /\b(?:it|he|she|who|that|which|someone|somebody|something)\s(?:should|must|needs? to|has to|can|could|will|would)\s(?<task>[^.;!?]+)/iu,
      (task) => task,
    ],
    [
      /(?<!\b(?:they|you|people|customers|visitors|guests) )\b(?:need|want|looking for|like|love)\s(?:(?:someone|somebody|something|help|a hand|one|it|him|her|the (?:bot|agent|assistant|chatbot))\s)?(?:to|who can|that can)\s(?<task>[^.;!?]+)/iu,
      (task) => task,
    ],
    [
      /\bso (?:that )?(?<who>people|pupils|customers|guests|clients|patients|students|parents|visitors|members) can (?<task>[^.;!?]+)/iu,
      (task, who) => `help ${who} ${task}`,
    ],
    [
      /\b(?:messages|questions|calls|emails|requests)\s(?:about|on)\s(?<task>[^.;!?]+)/iu,
      (task) => `answer questions about ${task}`,
    ],
  ],
  es: [
    [
      /(?<!\p{L})que\s(?<who>la gente|(?:los|mis) (?:clientes|alumnos|pacientes|padres|socios|huéspedes)|quien quiera)\s(?:pueda|puedan)\s(?<task>[^.;!?]+)/iu,
      (task, who) => `ayudar a ${who} a ${task}`,
    ],
    [/:\s*(?<task>\p{L}+(?:ar|er|ir)\s[^.;!?]+)/iu, (task) => task],
    [
      /(?<!\p{L})(?:mensajes|preguntas|llamadas|dudas|consultas)\s(?:sobre|de|por)\s(?<task>[^.;!?]+)/iu,
      (task) => `responder preguntas sobre ${task}`,
    ],
  ],
};

/** "The bot should be called Suds": what its company is called is told as well. */
const NAME_OF_AGENT =
  /[,.]?\s*(?:(?:y|and)\s)?(?:(?:[Tt]he |[Oo]ur |[Mm]y )?(?:[Bb]ot|[Aa]gent|[Aa]ssistant) (?:should be |will be |is |has to be )?(?:called|named)|(?:[Uu]n |[Uu]na |[Ee]l |[Ll]a )?(?:[Aa]sistente|[Aa]gente|[Bb]ot) (?:que se llame|llamad[oa]|se llama(?:rá)?|debe llamarse))\s[«“"]?(?<name>\p{Lu}[\p{L}\p{N}'’-]*)[»”"]?/u;
/** "…, name Willow, formal tone". */
const NAME_LISTED = /,\s(?:name|nombre|de nombre):?\s[«“"]?(?<name>\p{Lu}[\p{L}\p{N}'’-]*)[»”"]?/u;
const NAME =
  /,?\s*(?:(?:y|and)\s)?(?:se llamar[ií]a|que se llame|se llama|ll[aá]m(?:alo|ala)|(?:i['’]d like to |let['’]s |please )?(?:call|name) (?:it|him|her)|(?<!\b(?:my|our|run an?|have an?|own an?)\s(?:(?!agent|bot|assistant|helper)[\p{L}-]+\s){1,7})(?:called|named))\s[«“"]?(?<name>\p{Lu}[\p{L}\p{N}'’-]*(?:\s\p{Lu}[\p{L}\p{N}'’-]*){0,2})[»”"]?/u;
const CHANNEL =
  /,?\s(?:(?:a )?(?:chat|bot) )?(?:over|on|via|through|by|por|en|a través de)\s(?:(?:our|the|my|el|la|nuestra|mi)\s)?(?<channel>whats ?app|instagram|messenger|facebook|teams|web ?site|web chat|página web|web)(?!\p{L})/iu;
/** Where something else begins that is wanted: a tone, a limit, a case. */
const MORE =
  /[.;!?]+\s+|,?\s+(?:y|and)\s+(?=(?:que\s)?(?:nunca|never|sea|si|if|when|cuando|tutee|trate|hable|be|keep it|no (?:revele|diga|d[eé]|prometa|hable|mencione|venda|confirme|comparta|cuente|ofrezca|cobre|acepte|use|haga))\s)|,\s+(?=(?:classes|lessons|sessions|tours|tickets|visits|rides|workshops|courses|clases|sesiones|visitas|entradas|talleres|cursos)\s(?:are|is|cost|start|run|last|son|cuestan|empiezan|duran)\s)|,\s+(?=(?:cheerful|friendly|formal|informal|funny|warm|polite|professional|casual|relaxed|brief|alegre|simp[aá]tic[oa]|cercan[oa]|seri[oa]|breve|divertid[oa])[,.])|,\s+(?=(?:keep it|que (?:nunca|sea|tutee|trate|hable))\s)|,?\s+(?:y|and)\s+(?=(?:it|he|she) (?:should|must) (?:never|not)\s)|,\s+(?=(?:cerramos|abrimos|entregamos|enviamos|repartimos|cobramos|aceptamos|ofrecemos|we (?:deliver|open|close|ship|charge|accept|offer|sell|rent|make|repair|teach|only|never|don['’]t))\s)|\s+(?=(?:professional|friendly|formal|casual|warm) tone)/giu;
/** "Lesson prices (35 pounds an hour)": what is put in brackets is a fact. */
const IN_BRACKETS = /(?<what>\p{L}+(?:\s\p{L}+)?)\s\((?<fact>[^)]*\d[^)]*)\)/u;
/** ", that check-in is from 2 to 8": a fact among what is to be told. */
const FACT_AMONG =
  /,?\s+(?:(?:and|y)\s)?(?:that|que)\s(?=(?:[^,]+?)\s(?:is|are|isn['’]t|aren['’]t|costs?|opens?|es|son|abre|cierra|cuesta)(?!\p{L}))/iu;
/** ", a full groom is £45": a price among what is to be done. */
const PRICE_AMONG =
  /,\s+(?=(?:an?|the|un|una|el|la)\s[^,]*?\s(?:is|are|costs?|es|son|cuesta|vale)\s[€$£]?\d)/iu;
/** "They always ask the same: check-in is from 4, dogs are welcome." */
const ASKED_ALWAYS = /\b(?:ask\w*|preguntan?|want to know|quieren saber)\b[^:]*:\s*(?<facts>\S.*)$/iu;

/** ", min 24h notice", ", horario de 7 a 22": a fact with a figure, without a verb. */
const FIGURE_AMONG =
  /,\s*(?<fact>(?:min(?:imum|imo)?|max(?:imum|imo)?|horario|open|abierto)\s[^,.;()]*?\d[^,.;()]*?)(?=\s+(?:y|and)\s|[,.;]|$)/iu;

/** A short piece with a figure, which tells neither hours nor what is to be done. */
const FIGURE_ONLY =
  /^(?!(?:open|abiert|abrimos|cerramos|que|quiero|necesito|to|so|and|y|we|it|which|who|an?|the|una?|el|la)\b)(?:[^\s,]+\s){0,4}[€$£]?\d[^,]{0,45}$/iu;

/** What stands before a wish: "no puedo coger el teléfono, quiero que apunte…". */
const WISHED =
  /^.*?[,.]\s(?=(?:quiero|quisiera|queremos|necesito|necesitamos|me gustaría|nos gustaría) que\s)/iu;

const GREETING = /^(?:hi|hello|hey|hola|buenas|buenos d[ií]as)(?: there)?[!,.\s]+/i;
const POLITE_END =
  /\s*(?:can you help(?: me| us)?|¿?me ayud[aá]is|¿?(?:me )?puedes ayudar(?:me)?|please|por favor|pls)[?.!\s]*$/i;

/** Takes out of a text what a pattern finds in it. */
function taking(text: string, found: RegExp): { rest: string; groups: Record<string, string | undefined> } {
  const match = found.exec(text);
  const rest = match ? `${text.slice(0, match.index)} ${text.slice(match.index + match[0].length)}` : text;
  return { rest: rest.replace(/ {2,}/g, ' ').trim(), groups: match?.groups ?? {} };
}

/** The business that somebody names, with an article where it needs one. */
/** "With a serious tone": no business. */
const OF_TONE = /(?<!\p{L})(?:tono|voz|estilo|tone|voice|style|manner)(?!\p{L})/iu;

/** What it is called, right behind it: "a laundry that is called Burbuja", "a dairy, Quesos La Peña". */
const CALLED =
  /^(?:,?\s(?:(?:que|which|that)\s(?:se llama|is called)|llamad[oa]|called|named)|,(?=[^,.;:!?]+(?:[.;!?]|$)))\s[«“"]?\p{Lu}[\p{L}'’&-]*(?:\s(?:(?:y|e|&|de|del|and|of|la|el)\s)?\p{Lu}[\p{L}'’-]*)*/u;

export function businessIn(text: string, language: Locale): string | undefined {
  // "When someone asks for a refund, …" tells of no business.
  if (IS_CONDITION.test(foldInPlace(text.trim()))) return undefined;
  for (const one of BUSINESS[language]) {
    const found = one.exec(text);
    const { business: told, doing, verb = TRADES_DOING[doing ?? ''], what } = found?.groups ?? {};
    const [called = ''] = found && told ? (CALLED.exec(text.slice(found.index + found[0].length)) ?? []) : [];
    const business =
      told === undefined ? verb && what && aBusinessThat(verb, what, language) : `${told.trim()}${called}`;
    if (business === undefined || business === '' || OF_TONE.test(business)) continue;
    const named = lowered(business);
    const hasArticle = language === 'en' || /^(?:unas?|un|el|la|mi|nuestr[oa])\s/i.test(business);
    if (hasArticle) return named;
    return /^\S+(?<!ist)a(?:\s|$)/.test(named) ? `una ${named}` : `un ${named}`;
  }
  return undefined;
}

/** "It should be gentle", "it should speak Italian": how it is, and not what it is for. */
const OF_MANNER =
  /^(?:never|not)\s|^(?:also |always )*(?:be|sound|speak|talk|write|use|answer in|reply in)\s/i;

function taskIn(text: string, language: Locale): string | undefined {
  const [lead = ''] = language === 'es' ? (WISHED.exec(text) ?? []) : [];
  const wished = language === 'es' ? readTask(text.slice(lead.length)) : undefined;
  if (wished !== undefined) return wished;
  for (const [one, taskOf] of TASKS[language]) {
    const { task, who = '' } = one.exec(text)?.groups ?? {};
    if (task !== undefined && !OF_MANNER.test(task)) return taskOf(purposeOf(task), who);
  }
  return undefined;
}

/** What people ask stands behind: a place would read as a part of it. */
const TELLS_WHAT =
  /^(?:tell|contestar|answer) .*(?<!\p{L})(?:how|whether|if|when|what|where|which|cuánto|cuándo|cómo|qué|dónde|cuál|si)\s/iu;

/** A task at its business: "take orders for a pizzeria". */
export function atBusiness(task: string, business: string | undefined, language: Locale): string {
  const named: readonly string[] = foldInPlace(business ?? '').match(/\p{L}{4,}/gu) ?? [];
  const said = foldInPlace(task);
  if (
    business === undefined ||
    said.includes(foldInPlace(business)) ||
    named.filter((word) => said.includes(word)).length > named.length / 3
  )
    return task;
  const at = `${language === 'en' ? 'for' : 'para'} ${business}`;
  return TELLS_WHAT.test(task) || task.includes(':') ? `${at}, ${task}` : `${task} ${at}`;
}

/** What a sentence tells beside the task: facts in brackets, among what is to be told, or with a figure of their own. */
function factsIn(sentence: string): { rest: string; facts: string[] } {
  const brackets = taking(sentence, IN_BRACKETS);
  const { what = '', fact = '' } = brackets.groups;
  const subject = what.replace(/^(?:de|of|about|on|sobre|para|for)\s/i, '');
  const facts = fact === '' ? [] : [`${capitalized(subject)}: ${fact}`];
  const kept = fact === '' ? sentence : sentence.replace(` (${fact})`, '');
  const figure = taking(kept, FIGURE_AMONG);
  if (figure.groups.fact !== undefined) facts.push(capitalized(figure.groups.fact));
  const always = ASKED_ALWAYS.exec(figure.rest)?.groups?.facts;
  if (always !== undefined) {
    const named = always.split(/,\s+|\s+(?:y|and)\s+(?=(?:no|se|hay|los|las|el|la|the|we|dogs|there)\s)/);
    return {
      rest: figure.rest.slice(0, figure.rest.length - always.length).replace(/[:\s]+$/, ''),
      facts: [...facts, ...named.map((one) => capitalized(withoutEnd(one)))],
    };
  }
  const [task = '', ...more] = figure.rest.split(PRICE_AMONG).flatMap((one) => one.split(FACT_AMONG));
  return { rest: task, facts: [...facts, ...more.map((one) => capitalized(withoutEnd(one)))] };
}

/** The channel of that name; a chat on the web is the widget. */
function channelIn(named: string) {
  const folded = foldInPlace(named);
  const name = /^(?:web|pagina web)/.test(folded) ? 'website' : folded;
  return CHANNELS.find(([, one]) => one.test(name))?.[0];
}

/** How one asks for a channel. */
export const addsChannel = (channel: ChannelKind, language: Locale): string =>
  `${language === 'en' ? 'Add' : 'Añade'} ${channelName(channel, language)}`;

/** The channel on which somebody wants something done: "take orders over WhatsApp". */
export const channelNamed = (text: string) => channelIn(CHANNEL.exec(text)?.groups?.channel ?? '');

const FACT_BEHIND = new RegExp(String.raw`,\s+(?=(?:${OF_COMPANY})(?!\p{L}))`, 'giu');

/** Understands who wants an agent, what for, and what else is said at once; undefined where no business and no task is named. */
export function readVenture(message: string, language: Locale): Venture | undefined {
  // "Who can read what I write?" wants nothing done.
  const asked = foldInPlace(withoutEnd(message.trim()));
  if (productTopic(asked, message.trim().endsWith('?') && !/[.!;]\s/.test(asked))) return undefined;
  const said = message
    .normalize('NFC')
    .replace(GREETING, '')
    .replace(POLITE_END, '')
    .replace(FACT_BEHIND, '. ')
    .trim();
  const pattern = [NAME_OF_AGENT, NAME_LISTED].find((one) => one.test(said)) ?? NAME;
  const { rest: unnamed, groups: naming } = taking(said, pattern);
  const { rest: text, groups: channelled } = taking(unnamed, CHANNEL);
  const clauses: string[] = [];
  const channel = channelIn(channelled.channel ?? '');
  let [business, task]: [string | undefined, string | undefined] = [undefined, undefined];
  for (const sentence of text.split(MORE).map((one) => one.trim())) {
    if (!/\p{L}/u.test(sentence)) continue;
    const { rest, facts } = factsIn(sentence);
    const [named, wanted] = [businessIn(rest, language), taskIn(rest, language)];
    const isNew =
      (business === undefined && named !== undefined) || (task === undefined && wanted !== undefined);
    business ??= named;
    task ??= wanted;
    if (!isNew) clauses.push(sentence);
    else {
      clauses.push(...facts.map((fact) => `${language === 'en' ? 'Rule' : 'Regla'}: ${fact}`));
      // "We have a language school, groups of 8 at most, 65 a month."
      const figures = rest
        .split(/,\s+/)
        .slice(1)
        .filter((part) => FIGURE_ONLY.test(part));
      clauses.push(
        ...figures.map((part) => `${language === 'en' ? 'Rule' : 'Regla'}: ${capitalized(withoutEnd(part))}`),
      );
      // "We're a pizzeria, open from 6 to 11."
      const hours = /,\s*(?<hours>(?:open|abiert\p{L}+|abrimos)\s[^,.;]*\d[^,.;]*)/iu.exec(rest)?.groups
        ?.hours;
      if (hours !== undefined) clauses.push(capitalized(hours));
    }
  }
  if (business === undefined && task === undefined) return undefined;
  if (channel) clauses.push(addsChannel(channel, language));
  return {
    name: naming.name ?? null,
    purpose:
      task === undefined
        ? servingAt(business ?? '', language)
        : atBusiness(withoutEnd(task), business, language),
    clauses,
  };
}
