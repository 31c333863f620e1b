import { capitalized } from './phrases';

/** One way to say several things at once of a new agent, and the same as a sentence each. */
export type Spread = readonly [RegExp, (...parts: string[]) => string];

/** What somebody begins with who tells of their business. */
const STARTS =
  "soy|somos|tengo|tenemos|llevo|llevamos|i['’]?m|i am|we['’]?re|we are|i (?:run|have|own)|we (?:run|have|own)|i['’]?ve got|we['’]?ve got";
const OOPS = '(?:no,? )?(?:perd[oó]na?|digo|quiero decir|me he equivocado|sorry|wait|i mean)';

/** What a company does that is no wish: "volamos al amanecer", "cobro 60 euros". */
const NO_WISH = String.raw`(?!(?:necesit|quer|busc|ten|somos|est|llevamos|pod|sab|dec|pens|vam|gust)\p{L}*(?:amos|emos|imos)(?!\p{L}))`;
const ES_DOES = String.raw`${NO_WISH}\p{L}{2,}(?:amos|emos|imos)|cobro|viajo|trabajo|atiendo|abro|cierro|vendo|alquilo|reparo|reparto|doy|hago`;
const EN_DOES =
  "bring|take|travel|come|cover|cancel|start|finish|meet|run|fly|sail|leave|close|open|deliver|ship|charge|accept|only|never|don['’]?t";
/** What takes place at certain times. */
const EVENTS =
  'shows?|performances?|games|flights?|walks?|trips?|tours?|classes|lessons|sessions|rides?|visits?|workshops?';

/** Facts told in one breath with the business, each as a sentence of its own. */
export const FACT_SPREADS: readonly Spread[] = [
  // "Soy apicu… no, perdona, soy afinador".
  [
    new RegExp(
      String.raw`^(?<again>${STARTS}) [^.;!?…]{0,40}?(?:…|\.{2,}|,)\s*${OOPS}[,\s]+(?=\k<again>\s)`,
      'iu',
    ),
    () => '',
  ],
  // "Monto un servicio de limpieza", "I'm opening a tea room".
  [
    /^(?:monto|montamos|ofrezco|ofrecemos|dirijo|dirigimos|abro|abrimos|(?:estoy|estamos) (?:montando|abriendo)|(?:voy|vamos) a (?:abrir|montar)) (?=una? )/iu,
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
