import { wordPairs } from '@mocks/understanding/word-pairs';
import { IS_CONDITION } from './clauses';
import { foldInPlace } from './text';

/** What stands before what the agent is to do: "I want it to…", "quiero que…", "dile que…". */
const WISH =
  /^(?:please |por favor,? )?(?:(?:i|we)(?:'d| would)? (?:want|need|like|love|prefer) (?:(?:it|him|her|the (?:agent|bot|assistant)) to |(?=the greeting))|tell (?:it|him|her|the (?:agent|bot|assistant)) to |(?:it|the (?:agent|bot|assistant)) (?:should|must|needs to|has to) (?!not )|(?:(?:quiero|queremos|quisiera|necesito|necesitamos|prefiero|me gustaria|nos gustaria) que|(?:di|pide)le que|que(?= (?:no|nunca|siempre|empiece)\b)(?!.*\?)) (?:(?:el (?:agente|bot|asistente)|tambien) )?)/;

/** What stands before a fact that the agent is to know: "add that…", "the hours are wrong,…". */
const FACT =
  /^(?:please |por favor,? )?(?:(?:also )?(?:add|note|include|mention|remember|tell (?:it|him|her|them|visitors|customers)) that |(?:(?:anade|agrega|pon|apunta|anota|incluye|recuerda|di(?:le|les)?) (?:tambien )?que )|(?:the |our |el |la |los |las |nuestr[oa]s? )?\p{L}+(?: \p{L}+)? (?:is|are|esta|estan) (?:wrong|out of date|outdated|not right|mal|equivocad[oa]s?|desactualizad[oa]s?)[,:;] )(?=\S)/u;

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
  'empiece empieza salude saluda trate trata termine termina',
);
/** What it is to do, or not to do ("no prometa"), with whom it is done to before it ("le ofrezca"). */
const ASKED_OF_IT = /^(siempre )?(no |nunca )?(?:les? )?(\p{L}+)/iu;

function told(text: string): string {
  return text.replace(ASKED_OF_IT, (whole, always = '', never = '', verb: string) => {
    if (never !== '') return /[ae]$/.test(verb) ? `${never}${verb}s` : whole;
    const order = TOLD[verb.toLowerCase()];
    return order === undefined ? whole : `${always}${order}`;
  });
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** What is to stop, as a limit: "stop promising a date" is "Never promise a date". */
function stopped(text: string, folded: string): string | undefined {
  const { verb = '' } = STOP.exec(folded)?.groups ?? {};
  const forbidden = FORBIDDEN[verb];
  if (forbidden === undefined) return undefined;
  const what = text.slice(folded.indexOf(verb) + verb.length);
  return `${verb.endsWith('ing') ? 'Never' : 'No'} ${forbidden}${what}`;
}

/**
 * What is said of an agent as the agent is told it: "quiero que pida el número" is "Pide el número", "add that we take
 * cards" is "We take cards". Undefined where it is said in neither way.
 */
export function asTold(text: string): string | undefined {
  const folded = foldInPlace(text);
  const [fact] = FACT.exec(folded) ?? [];
  const [lead] = WISH.exec(folded) ?? [];
  if (lead === undefined)
    return fact === undefined ? stopped(text, folded) : capitalized(text.slice(fact.length));
  const wish = text.slice(lead.length);
  if (!IS_CONDITION.test(foldInPlace(wish))) return capitalized(told(wish));
  const [condition = '', ...then] = wish.split(/,\s+/);
  return capitalized([condition, told(then.join(', '))].filter(Boolean).join(', '));
}
