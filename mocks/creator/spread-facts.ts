import { wordPairs } from '@mocks/understanding/word-pairs';
import { capitalized } from './phrases';
import { ELSEWHERE } from './read-language';

/** One way to say several things at once of a new agent, and the same as a sentence each. */
export type Spread = readonly [RegExp, (...parts: string[]) => string];

/** What somebody begins with who tells of their business. */
const STARTS =
  "soy|somos|tengo|tenemos|llevo|llevamos|i['’]?m|i am|we['’]?re|we are|i (?:run|have|own)|we (?:run|have|own)|i['’]?ve got|we['’]?ve got";
const OOPS = '(?:no,? )?(?:perd[oó]na?|digo|quiero decir|me he equivocado|sorry|wait|i mean)';

/** What a company does that is no wish: "volamos al amanecer", "cobro 60 euros". */
const NO_WISH = String.raw`(?!(?:necesit|quer|busc|ten|somos|est|llevamos|pod|sab|dec|pens|vam|gust)\p{L}*(?:amos|emos|imos)(?!\p{L}))`;
const ES_DOES = String.raw`${NO_WISH}\p{L}{2,}(?:amos|emos|imos)|hay que|no se|cobro|viajo|trabajo|atiendo|abro|cierro|vendo|alquilo|reparo|reparto|doy|hago`;
const EN_DOES =
  "bring|take|travel|come|cover|cancel|start|finish|meet|run|fly|sail|leave|close|open|deliver|ship|charge|accept|only|never|don['’]?t";
/** What takes place at certain times. */
const EVENTS =
  'shows?|performances?|games|flights?|walks?|trips?|tours?|classes|lessons|sessions|rides?|visits?|workshops?';

/** What one person does, as a company says so of itself. */
const OF_ONE = wordPairs(
  'afino afinamos reparo reparamos vendo vendemos alquilo alquilamos arreglo arreglamos restauro restauramos fabrico fabricamos',
  'enseño enseñamos organizo organizamos limpio limpiamos cultivo cultivamos imprimo imprimimos diseño diseñamos coso cosemos',
  'pinto pintamos tallo tallamos bordo bordamos crío criamos elaboro elaboramos tapizo tapizamos forjo forjamos hago hacemos',
  'encuaderno encuadernamos traduzco traducimos instalo instalamos decoro decoramos',
);

/** Facts told in one breath with the business, each as a sentence of its own. */
export const FACT_SPREADS: readonly Spread[] = [
  // "My wife and I restore rocking horses", "mi mujer y yo restauramos sillas".
  [/^my \p{L}+ and i (?=\p{L})/iu, () => 'We '],
  [/^mi \p{L}+ y yo (?=\p{L}+mos\s)/iu, () => ''],
  // "Buenas, afino campanas".
  [
    new RegExp(
      String.raw`^(?:(?:hola|buenas|buenos días|buenas tardes)[,!.]?\s+)?(${Object.keys(OF_ONE).join('|')})\s(?!un\s|una\s|l[oa]s?\s)`,
      'iu',
    ),
    (_, verb = '') => `${capitalized(OF_ONE[verb.toLowerCase()] ?? verb)} `,
  ],
  // "In Grasse, well, now in Girona".
  [
    /(?<=\s)(en|in) [^,.;!?…]{2,30}(?:…|\.{2,}|,)\s*(?:bueno|digo|perd[oó]n|no|well|sorry|i mean)[,\s]+(?:ahora |now )?(?=\1\s\p{Lu})/u,
    () => '',
  ],
  // "Somos apicultores… no, perdón, cultivadores de algas".
  [
    new RegExp(
      String.raw`(?<=(?<!\p{L})(?:somos|soy|i am|we are|i['’]m|we['’]re) )[^.;!?…,]{2,40}?(?:…|\.{2,}|,)\s*${OOPS}[,\s]+(?!(?:${STARTS})\s)(?=\p{L})`,
      'iu',
    ),
    () => '',
  ],
  // "Que sepa que los turnos empiezan a las 6 y que las botas se piden a Marta".
  [
    /(?:^|[.!?]\s+)que sepa que ([^.;!?]+?)(?: y que ([^.;!?]+))?(?=[.;!?]|$)/iu,
    (_, first = '', second = '') =>
      [first, second]
        .filter((fact) => fact !== '')
        .map((fact) => `. Regla: ${capitalized(fact)}`)
        .join(''),
  ],
  // "…, and what a tuning costs: 220 euro".
  [
    /,? and what (an? [^,:.]+?) costs: ([€$£]?\d[^.]*)/iu,
    (_, what = '', price) => `. ${capitalized(what)} costs ${price}`,
  ],
  [/(how long it takes), which is ([^,.;]+)/iu, (_, asked, length) => `${asked}. It takes ${length}`],
  // "We hire out portable toilets for weddings - from £95 a weekend".
  [/\s[-–—]\s(from [€$£]?\d)/iu, (_, fact = '') => `. Rule: ${capitalized(fact)}`],
  [/\s[-–—]\s(desde [€$£]?\d)/iu, (_, fact = '') => `. Regla: ${capitalized(fact)}`],
  // "Should answer in English and Polish."
  [
    new RegExp(
      String.raw`(?:^|(?<=[.!?])\s+)(?:it )?should (?:answer|reply|speak|talk)(?: in)? english and (${ELSEWHERE})\b`,
      'iu',
    ),
    (_, other) => ` It should also answer in ${other}`,
  ],
  // "Soy apicu… no, perdona, soy afinador".
  [
    new RegExp(
      String.raw`^(?<again>${STARTS}) [^.;!?…]{0,40}?(?:…|\.{2,}|,)\s*${OOPS}[,\s]+(?=\k<again>\s)`,
      'iu',
    ),
    () => '',
  ],
  [
    /^(?:monto|estoy montando|voy a montar) (?=un (?:bot|chatbot|agente|asistente) para )/iu,
    () => 'Necesito ',
  ],
  // "Necesito atender a la gente que pregunta", "I need to answer people who…".
  [
    /^(?:necesito|necesitamos|quiero|queremos) ((?:atender|responder|contestar|ayudar) a )/iu,
    (_, task) => `Propósito: ${task}`,
  ],
  [/^(?:i|we) (?:need|want) to ((?:answer|help|take|book) )/iu, (_, task) => `Purpose: ${task}`],
  // "We breed axolotls. Bot should be nerdy."
  [/(?<=[.!?]\s+)(?:the )?bot should be /iu, () => 'It should be '],
  // "Monto un servicio de limpieza", "I'm opening a tea room".
  [
    /^(?:monto|montamos|ofrezco|ofrecemos|dirijo|dirigimos|abro|abrimos|(?:estoy|estamos) (?:montando|abriendo)|(?:voy|vamos) a (?:abrir|montar)) (?=una? (?!(?:bot|chatbot|agente|asistente)(?!\p{L})))/iu,
    () => 'Tengo ',
  ],
  [
    /^(?:(?:i|we)(?:['’](?:m|re)| am| are)? (?:just )?(?:offer|provide|opened|started|opening|starting|setting up|launching)) (?=an? )/iu,
    () => 'I have ',
  ],
  // "People ask about hawk walks: they cost £75."
  [
    /\babout ([\p{L}\s-]{3,30}): they (?=(?:cost|last|start|run|take|are|begin)\s)/iu,
    (_, what = '') => `about ${what}. ${capitalized(what)} `,
  ],
  // "Tengo una empresa de vuelos en globo, volamos al amanecer, 160 euros por persona".
  [
    new RegExp(String.raw`(?<=^(?:${STARTS}) .{3,}),\s+(?<does>(?:${ES_DOES})(?!\p{L}))`, 'giu'),
    (_, does = '') => `. ${capitalized(does)}`,
  ],
  // "…, we bring them within 50 miles, if it's over 95 degrees we cancel".
  [
    new RegExp(String.raw`,\s+(we (?:${EN_DOES})(?!\p{L})|if (?:it['’]?s|it|there|the) )`, 'giu'),
    (_, fact = '') => `. ${capitalized(fact)}`,
  ],
  // "…, two llamas 300 dollars for 2 hours".
  [
    /,\s+((?:one|two|three|four|five|six|\d+) \p{L}+ (?:for |are |is |costs? )?[€$£]?\d)/iu,
    (_, fact = '') => `. ${capitalized(fact)}`,
  ],
  // "A puppet theatre, shows on Saturdays and Sundays at 12 and 5".
  [
    new RegExp(String.raw`,\s+((?:${EVENTS}) (?:on|at|every|from|daily|run|start|begin) )`, 'iu'),
    (_, fact = '') => `. Rule: ${capitalized(fact)}`,
  ],
];
