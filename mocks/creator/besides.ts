import { findQuantities } from './quantities';
import type { Said } from './said';
import { foldInPlace } from './text';

/** What only tells why something is wanted: that people ask, complain, or that something happened. */
const REASON =
  /\b(?:(?:keeps?|always|constantly|all the time|lots of|many|some|several|everyone|everybody|people|customers?|clients?|guests?|visitors?)\b.*\b(?:ask\w*|complain\w*|want\w*|writ\w*|call\w*|confus\w*|forget\w*|think\w*|get\w*|expect\w*)|incident|complaints?|problems?|trouble|last (?:week|month|night)|yesterday|ultimamente|(?:nos|me) (?:preguntan|piden|escriben|llaman)|pregunta\w*|se (?:quejan?|lian?|confunden?|pierden?|enfadan?)|mucha gente|la gente|muchos clientes|ayer|la semana pasada|incidente|quejas?|problemas?|lio|hart[oa])\b/;
/** Where the reason ends and what is wanted begins: "…, so please add that…". */
const REASON_BEHIND =
  /^(?<reason>[^.!?]{8,}?)[,;:]?\s+(?:so(?! that\b)|that's why|hence|asi que|por eso|por lo que|de modo que|o sea que|de ahi que)[,:]?\s+(?=\S)/;

/** "Many ask whether they can collect it, so add that yes": the question is the answer. */
const ASKED =
  /(?:ask\w*|pregunta\w*)\s+(?:whether|if|si)\s+(?<what>(?<verb>they can|you can|we can|pueden?|se pueden?)\s.+)$/;
const YES =
  /^(?:please |por favor,? )?(?:(?:add|say|tell them|anade|pon|di|diles|dile|contesta)\s+(?:that |que )?)(?:yes|si)\b[,\s]*/;

function answered(reason: string, rest: string): string | undefined {
  const folded = foldInPlace(rest);
  const [yes] = YES.exec(folded) ?? [];
  const found = ASKED.exec(foldInPlace(reason));
  const { what = '', verb = '' } = found?.groups ?? {};
  if (yes === undefined || !found) return undefined;
  const asked = reason.slice(found.index + found[0].length - what.length + verb.length).trim();
  const more = rest.slice(yes.length).trim();
  const who = /^(?:they|you|we)/.test(verb)
    ? 'Customers can'
    : verb.startsWith('se ')
      ? `Se ${verb.slice(3)}`
      : 'Los clientes pueden';
  return `${who} ${asked}${more === '' ? '' : `, ${more}`}`;
}

/** What is wanted of the agent, behind a reason. */
const WANTS_OF_IT =
  /^(?:please |por favor,? )?(?:(?:it|he|she|the (?:agent|bot)) (?:should|must|needs to|has to)|can (?:it|you)|could (?:it|you)|(?:quiero|queremos|necesito|necesitamos|prefiero) que|que (?:\p{L}+e|\p{L}+a) )/u;

/** A clause without the reason that stands before what is wanted. */
export function withoutReasonBefore(text: string): string {
  const folded = foldInPlace(text);
  const found = REASON_BEHIND.exec(folded);
  const reason = text.slice(0, found?.groups?.reason?.length ?? 0);
  if (!found) return text;
  const rest = text.slice(found[0].length);
  // "Some guests come from Germany, so it should…": a fact with a figure would be one to keep.
  const isWhy = WANTS_OF_IT.test(foldInPlace(rest)) && findQuantities(reason).length === 0;
  if (!isWhy && !REASON.test(foldInPlace(reason))) return text;
  return answered(reason, rest) ?? rest;
}

/** What stands beside something that is wanted and is no wish itself: why, since when, what was wrong, a pleasantry. */
const ASIDE =
  /^(?:i |i'm |i've |hope |hoping |we (?:get|have|see) (?:a lot|lots|tons|loads|plenty|so many|many|quite) |we (?:stopped|had|got|used to|no longer|quit|don'?t (?:do|sell|offer|have|need)) |it (?:talks|keeps|sounds|says|writes|speaks|looks|feels|comes across|seems|reads) |(?:they|people|everyone|everybody|some people|(?:(?:my|our|the|some|many) )?(?:customers?|clients?|guests?|visitors?|neighbou?rs?)) (?:complain|keep|are|get|always|say|think|don'?t|hate|love|find)|we can'?t (?:keep|afford|go on) |(?:had|got) (?:\w+ )?(?:people|customers|someone|somebody|complaints?|an?) |make sure (?:it|that|this) doesn'?t happen|que no vuelva a (?:pasar|ocurrir|suceder)|because |since |as |(?:some|many|most|lots|a lot|half|several) of (?:our|my|the) .*\b(?:come|are|speak|live|work|write)|(?:algun[oa]s|much[oa]s|la mayoria|varios|bastantes) (?:de (?:nuestr|mis|l[oa]s)\p{L}* )?.*\b(?:vienen|son|hablan|viven|escriben)|que (?:calor|frio|lio)|la gente |(?:(?:mis|los|nuestros|muchos|algunos) )?clientes (?:se |nos |me |no )|me |nos |es que |ya no \p{L}+\W*$|porque |pues |habla |estoy |llevo |llevamos |hemos (?:tenido|dejado) |tuvimos |dejamos |ultimamente |hace (?:un|una|dos|tres) |gracias|thanks|oye\W*$|hey\W*$|mira\W*$|look\W*$|listen\W*$)/u;

const EXPLICIT: readonly Said['is'][] = [
  'name',
  'purpose',
  'channels',
  'tools',
  'translate',
  'language',
  'mode',
  'tone',
  'greeting',
  'removal',
  'value',
  'priced',
  'guardrail',
  'scenario',
];
const LOOSE: readonly Said['is'][] = ['rule', 'unknown', 'offTopic', 'question'];

/** What was heard without what is said only beside it, where something is wanted at all. */
export function withoutAsides<Heard extends { said: Said; clause: string }>(
  heard: readonly Heard[],
): Heard[] {
  const isAside = ({ said, clause }: Heard) =>
    LOOSE.includes(said.is) &&
    findQuantities(clause).length === 0 &&
    ASIDE.test(foldInPlace(clause).replace(/^[¿¡\s]+/, ''));
  const wants = heard.some(
    (one) => EXPLICIT.includes(one.said.is) || (one.said.is === 'rule' && !isAside(one)),
  );
  return wants ? heard.filter((one) => !isAside(one)) : [...heard];
}
