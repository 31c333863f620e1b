import { wordPairs } from '@mocks/understanding/word-pairs';
import { IS_CONDITION } from './clauses';
import { capitalized } from './phrases';
import { foldInPlace } from './text';

/** What stands before a fact that the agent is to know: "add that…", "the hours are wrong,…". */
const FACT =
  /^(?:please |por favor,? )?(?:(?:we(?:'ve| have)? (?:just )?(?:changed|updated|moved|extended)|hemos (?:cambiado|actualizado|ampliado)) (?:the |our |el |la |los |las |nuestr[oa]s? )?(?:\p{L}+ ){1,3}?(?=\p{L}+[,:;])\p{L}+[,:;] |(?:also )?(?:add|note|include|mention|remember|tell (?:it|him|her|them|visitors|customers)) that |(?:(?:anade|agrega|pon|apunta|anota|incluye|recuerda|di(?:le|les)?) (?:tambien )?que )|(?:the |our |el |la |los |las |nuestr[oa]s? )?\p{L}+(?: \p{L}+)? (?:is|are|esta|estan) (?:wrong|out of date|outdated|not right|mal|equivocad[oa]s?|desactualizad[oa]s?)[,:;] )(?=\S)/u;

/** "Stop mentioning the price", "deja de mencionar el precio". */
const STOP =
  /^(?:please |por favor,? )?(?:stop|deja de|que deje de) (?<verb>\p{L}+(?:ing|[aei]r)) (?<what>\S.*)$/u;

/** "Never mention" of "mentioning"; "no menciones" of "mencionar". */
const FORBIDDEN = wordPairs(
  'mentioning mention saying say talking talk promising promise offering offer asking ask giving give using use',
  'recommending recommend sharing share sending send answering answer telling tell selling sell quoting quote',
  'mencionar menciones decir digas hablar hables prometer prometas ofrecer ofrezcas pedir pidas dar des usar uses',
  'recomendar recomiendes compartir compartas mandar mandes enviar envíes responder respondas contar cuentes vender vendas',
);

/** "Que ofrezca" is said of the agent; the agent itself is told "ofrece". */
const TOLD = wordPairs(
  'ofrezca ofrece pida pide diga di pregunte pregunta avise avisa pase pasa explique explica mande manda envíe envía',
  'dé da haga haz conteste contesta responda responde recomiende recomienda recuerde recuerda informe informa',
  'sugiera sugiere proponga propón enseñe enseña muestre muestra busque busca tome toma apunte apunta indique indica',
  'confirme confirma compruebe comprueba consulte consulta derive deriva evite evita use usa hable habla mencione menciona',
  'deje deja permita permite firme firma llame llama empiece empieza salude saluda trate trata termine termina acepte acepta prometa promete sea sé',
);
const SUBJUNCTIVES = Object.keys(TOLD)
  .map((verb) => foldInPlace(verb))
  .join('|');
/** What stands before what the agent is to do: "I want it to…", "quiero que…", "dile que…". */
const WISH = new RegExp(
  String.raw`^(?:please |por favor,? )?(?:(?:i|we)(?:'d| would)? (?:want|need|like|love|prefer) (?:(?:it|him|her|the (?:agent|bot|assistant)) to |(?=the greeting))|tell (?:it|him|her|the (?:agent|bot|assistant)) to |(?:it|he|she|the (?:agent|bot|assistant)) (?:should|must|needs to|has to) (?!not )|could (?:it|the (?:agent|bot|assistant)) (?:also |please |maybe )?|(?:(?:quiero|queremos|quisiera|necesito|necesitamos|prefiero|me gustaria|nos gustaria) que|(?:dile|pidele|decile|ponle|ponele) que|que(?= (?:no|nunca|siempre|solo|sólo|por nada del mundo|en ningun caso|bajo ningun concepto|jamas|(?:les? |l[oa]s? )?(?:${SUBJUNCTIVES}))\b)(?!.*\?)) (?:(?:el (?:agente|bot|asistente)|tambien) )?|(?=ni se te ocurra|ni de broma))`,
);
/** The same behind the reason for it: "many write in Portuguese, so it would be good if it answered in it". */
const WISH_BEHIND =
  /^.*?\b(?:it would be (?:better|good|great|nice|nicer|best|helpful) if (?:it|the (?:agent|bot|assistant))|(?<=\s)(?:so )?ideally|(?<=\s)(?:me gustaria|quiero|queremos|lo ideal (?:es|seria)|necesito) que|(?:estaria|seria) (?:bien|genial|mejor|bueno|estupendo) (?:que|si)) (?=\S)/;
/** "Answered" and "contestase" of what is only wished are "answer" and "contesta". */
function wishedForm(text: string): string {
  const [first = '', ...rest] = text.split(' ');
  const form = first
    .replace(/^fuera$/, 'sea')
    .replace(/(?<=[^e])ed$/, '')
    .replace(/(?<=\p{L})(?:ase|ara)$/u, 'a')
    .replace(/(?<=\p{L})(?:iese|iera)$/u, 'e');
  return [form, ...rest].join(' ');
}

/** What it is to do, or not to do ("no prometa"), with whom it is done to before it ("le ofrezca"). */
const ASKED_OF_IT = /^((?:siempre|solo|sólo) )?(no |nunca )?(?:les? )?(\p{L}+)/iu;

const NEVER_EVER =
  /^(?:ni se te ocurra(?: que)?|ni de broma|por nada del mundo|en ning[uú]n caso|bajo ning[uú]n concepto|jam[aá]s)\s+/i;

function told(text: string): string {
  return text
    .replace(NEVER_EVER, 'nunca ')
    .replace(ASKED_OF_IT, (whole, always = '', never = '', verb: string) => {
      if (never !== '') return /[aeé]$/.test(verb) ? `${never}${verb.replace('é', 'e')}s` : whole;
      const order = TOLD[verb.toLowerCase()];
      return order === undefined ? whole : `${always}${order}`;
    })
    .replace(/ y (?:les? )?(\p{L}+)(?= )/giu, (whole, verb: string) => {
      const order = TOLD[verb.toLowerCase()];
      return order === undefined ? whole : ` y ${order}`;
    });
}

/** What is to stop, as a limit: "stop promising a date" is "Never promise a date". */
function stopped(text: string, folded: string): string | undefined {
  const { verb = '' } = STOP.exec(folded)?.groups ?? {};
  const forbidden = FORBIDDEN[verb];
  if (forbidden === undefined) return undefined;
  const what = text.slice(folded.indexOf(verb) + verb.length);
  return `${verb.endsWith('ing') ? 'Never' : 'No'} ${forbidden}${what}`;
}

/** "Make shipping free" is a fact, too: "Shipping is free". */
const MADE_FREE =
  /^(?:(?:please )?make (?:the |our )?(?<english>.+?) free|(?:haz|pon|deja)(?: que)? (?:el |la |los |las )?(?<spanish>.+?)(?: sean?)? (?<free>gratis|gratuit[oa]s?))[.\s]*$/i;

function madeFree(text: string): string | undefined {
  const { english, spanish, free = '' } = MADE_FREE.exec(text)?.groups ?? {};
  const isMany = (what: string) => /s$/i.test(what);
  if (english !== undefined) return capitalized(`${english} ${isMany(english) ? 'are' : 'is'} free`);
  if (spanish === undefined) return undefined;
  const [article = ''] = /\b(?:el|la|los|las)\b/i.exec(text) ?? [];
  return capitalized(`${article} ${spanish} ${isMany(spanish) ? 'son' : 'es'} ${free}`.trim());
}

/** What an order stresses where somebody is named behind it: "pásalo". */
const STRESSED = wordPairs(
  'pasa pása manda mánda avisa avísa deriva deríva envía envía explica explíca informa infórma pregunta pregúnta',
  'ofrece ofréce pide píde muestra muéstra recuerda recuérda recomienda recomiénda propón propon da da di di',
);
const ORDERS = new Set([
  ...Object.values(TOLD),
  ...Object.values(STRESSED).flatMap((verb) =>
    ['lo', 'la', 'los', 'las', 'le', 'les'].map((one) => verb + one),
  ),
]);

/** "Lo pase" of the agent is "pásalo" to it; undefined where the verb is not known. */
function ordered(verb: string, clitic = ''): string | undefined {
  const order = TOLD[verb.toLowerCase()];
  if (order === undefined) return undefined;
  return clitic === '' ? order : `${STRESSED[order] ?? order}${clitic.trim()}`;
}

/** "Si alguien pide una persona que le dé el número": where the case ends and what is to be done begins. */
const TOLD_BEHIND = new RegExp(
  String.raw`^(?<condition>(?:si|cuando) [^,]+?) que (?<then>(?:(?:le|les|lo|la|los|las) )?(?:${Object.keys(TOLD).join('|')})(?!\p{L}).*)$`,
  'iu',
);

/** "Propónle", "dígaselo": an order, by the accent that what is behind it brings. */
const ORDERED_TO = /[áéíóú]\p{L}*l[eoa]s?$/iu;

/** "Que se disculpe": what it is to do with itself. */
const REFLEXIVE = wordPairs(
  'disculpe discúlpate despida despídete presente preséntate asegure asegúrate limite limítate dirija dirígete',
);

/** What is said of the agent within what it is to do in a case: "…, it should answer in French" is "…, answer in French". */
export function whenTold(text: string): string {
  return text
    .replace(TOLD_BEHIND, '$<condition>, que $<then>')
    .replace(/,?\s+(?:then )?(?:it|the agent|the bot) (?:should|must|has to|needs to) (?!not\b)/i, ', ')
    .replace(/^((?:if|when) )(?:it|the agent) doesn['’]t\b/i, '$1you don’t')
    .replace(
      /(?<=,\s+que |^.*,\s+que .* y (?:luego )?)(l[oae]s? )?(\p{L}+)/giu,
      (whole, clitic: string | undefined, verb: string) => ordered(verb, clitic) ?? whole,
    )
    .replace(/,\s+que (?=\p{L}+)/u, (whole, at: number, all: string) => {
      const [verb = ''] = /^\p{L}+/u.exec(all.slice(at + whole.length)) ?? [];
      return ORDERS.has(verb) || ORDERED_TO.test(verb) ? ', ' : whole;
    })
    .replace(
      /(?<=,\s+|\sy )(?:que )?se (\p{L}+)/giu,
      (whole, verb: string) => REFLEXIVE[verb.toLowerCase()] ?? whole,
    );
}

/** What loses its last letter before "-ing": "giving" is of "give". */
const NEEDS_E = /(?:giv|mak|tak|promis|us|shar|writ|quot|guarante|advis|clos|mov|charg)$/i;

/** A limit as the agent is told it: "it must not give advice" is "Never give advice", "nunca confirme" "Nunca confirmes". */
export function limitTold(text: string): string {
  return capitalized(
    text
      .replace(
        /^(?:(?:el|la) (?:agente|asistente) )?(?:no (?:debe|puede)(?: (?<never>nunca|jam[aá]s))?|(?:nunca|jam[aá]s) (?:debe|puede)) (?<verb>\p{L}+[aei]r)(?<after> nunca| jam[aá]s)?(?= )/iu,
        (whole, ...found) => {
          const { verb = '' }: { verb?: string } = found.at(-1);
          const forbidden = FORBIDDEN[verb.toLowerCase()];
          return forbidden === undefined ? whole : `Nunca ${forbidden}`;
        },
      )
      .replace(/^no (?:le )?dejes que (?=\p{L}+[ae] )/iu, 'Nunca ')
      .replace(
        /^(?:it |he |she |the agent |the bot )?(?:must never|should never|must not|mustn['’]?t|doesn['’]?t|does not|should not|shouldn['’]?t|can ?not|can['’]?t|may not) /i,
        'Never ',
      )
      .replace(
        /^(?:please |pls )?(?:stop|keep|prevent) (?:it|him|her|the (?:agent|bot)) from (\p{L}+)ing (?=\S)/iu,
        (_, verb: string) => `Never ${NEEDS_E.test(verb) ? `${verb}e` : verb} `,
      )
      .replace(/^never (\p{L}+[^s])s (?=\S)/iu, 'Never $1 ')
      .replace(
        /^(?:please )?(?:do not|don['’]?t|never) (?:ever )?let (?:it|him|her|the (?:agent|bot)) /i,
        'Never ',
      )
      .replace(/^sin (\p{L}+[aei]r)(?: nunca| jam[aá]s)? (?=\S)/iu, (whole, verb: string) =>
        FORBIDDEN[verb.toLowerCase()] === undefined ? whole : `No ${FORBIDDEN[verb.toLowerCase()]} `,
      )
      .replace(/^sin (?!duda|embargo|problema)(\p{L}+s)(?:,\s.*)?[.!]*$/iu, 'No uses $1')
      .replace(/^no (emojis?|slang|jargon|jokes)(?:,\s.*)?[.!]*$/iu, 'Never use $1')
      .replace(/^(no |nunca )(\p{L}+)(?= )/iu, (whole, never: string, verb: string) =>
        TOLD[verb.toLowerCase()] === undefined ? whole : `${never}${verb.replace('é', 'e')}s`,
      ),
  );
}

/**
 * What is said of an agent as the agent is told it: "quiero que pida el número" is "Pide el número", "add that we take
 * cards" is "We take cards". Undefined where it is said in neither way.
 */
export function asTold(text: string): string | undefined {
  const folded = foldInPlace(text);
  const [fact] = FACT.exec(folded) ?? [];
  const [lead] = WISH.exec(folded) ?? [];
  if (lead === undefined) {
    const [behind] = WISH_BEHIND.exec(folded) ?? [];
    if (behind !== undefined) return capitalized(wishedForm(text.slice(behind.length)));
    return fact === undefined
      ? (stopped(text, folded) ?? madeFree(text))
      : capitalized(
          text
            .slice(fact.length)
            .replace(/^(?=(?:open|closed) (?:till|until|from|on|at|every|to)\b)/i, 'we are '),
        );
  }
  const wish = text.slice(lead.length);
  if (!IS_CONDITION.test(foldInPlace(wish))) return capitalized(told(wish));
  const [condition = '', ...then] = wish.split(/,\s+/);
  return capitalized([condition, told(then.join(', '))].filter(Boolean).join(', '));
}
