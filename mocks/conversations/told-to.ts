import { wordPairs } from '@mocks/understanding/word-pairs';
import type { Locale } from '@/api/generated/schemas';

/** What does not follow from its ending: "traiga" is "trae" to a friend. */
const FAMILIAR = wordPairs(
  'venga ven traiga trae vaya ve haga haz ponga pon tenga ten salga sal diga di sea sé pida pide siga sigue coma come elija elige sirva sirve',
);

/** The familiar form of a polite order: "llame" is "llama", "escriba" "escribe". */
function familiar(verb: string): string {
  const known = FAMILIAR[verb.toLowerCase()];
  if (known !== undefined) return known;
  if (verb.endsWith('a')) return `${verb.slice(0, -1)}e`;
  return verb.replace(/gue$/, 'ga').replace(/que$/, 'ca').replace(/ce$/, 'za').replace(/e$/, 'a');
}

const ACCENTED: Readonly<Record<string, string>> = { a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú' };

/** With something behind it the stress of a verb is written: "apaga" and "lo" are "apágalo". */
function stressed(verb: string): string {
  // The u of "gue" and "que" is not heard; of "ae" both are, each for itself.
  const heard = verb.replace(/(?<=[gq])u(?=[ei])/g, '_');
  const [before, last] = [...heard.matchAll(/[iu]?[aeo][iu]?|[iu]+/g)].slice(-2);
  if (!before || !last) return verb;
  const open = /[aeo]/.exec(before[0])?.index ?? before[0].length - 1;
  const at = before.index + open;
  return verb.slice(0, at) + (ACCENTED[verb.charAt(at)] ?? verb.charAt(at)) + verb.slice(at + 1);
}

const TOLD =
  /^(?<no>no )?(?<clitic>(?:me|te|se|le|les|lo|la|los|las|nos) )?(?<verb>\p{L}+[ae])(?<rest>(?: .*)?)$/iu;

/** "Que llega por correo": what is so, and nothing that somebody is told to do. */
const STATED =
  /^(?:la|una|nuestra|esta|se|le|que|para|cuenta|oferta|tienda|tiene|sale|viene|incluye|abre|hace|puede|debe|recibe|cubre|depende|vale|existe|ofrece|suele|requiere|dispone|sirve|quiere|sabe|va)$/i;
/** Of the verbs that end so, the order ends in "a"; of the others, what is so does. */
const ORDERED_IN_A =
  /(?:iga|enga|onga|alga|aya|uya|zca|eba|orra|riba|iva|abra|uba|ea|ida|erda|enda|elva|erva|ija|oja|eza)$/i;

/** "Que se corrige gratis": of these verbs it is what is done, of those in -ar it would be an order. */
const DONE =
  /^(?:empieza|acaba|termina|paga|cobra|corrige|devuelve|resuelve|repone|atiende|responde|recibe|hace|vende|sirve|emite|mantiene|puede|debe)$/i;

const isStated = (verb: string) =>
  STATED.test(verb) ||
  (verb.endsWith('a') && FAMILIAR[verb.toLowerCase()] === undefined && !ORDERED_IN_A.test(verb));

/** "Le llamamos" of a visitor, as it is said to them. */
const calledYou = (text: string, formal: boolean) =>
  text.replace(
    /(?<!\p{L})les? (?=(?:llam|escrib|atiend|atend|ayud|avis|respond|contest|devolv|devuelv|envi)\p{L}+)/gu,
    formal ? 'le ' : 'te ',
  );

/** "Que consulten a un médico": whoever is spoken to is one of them. */
const toOne = (what: string) =>
  what.replace(
    /^((?:consult|llam|esper|visit|pregunt|avis|env[ií]|mand|revis|mir|compr|busc|pas)e)n(?= |$)/iu,
    '$1',
  );

/** "Dile que puede congelar la cuota": of the visitor, where nobody else is named. */
const OF_VISITOR = /^(?:no )?(?:puede|debe|tiene|necesita|recibirá|podrá|tendrá)(?= )/iu;

/** A polite order that follows another one: "saque a los niños y llame". */
const FURTHER_ORDER =
  /(?<= (?:o|y)) (?:que (\p{L}+[ea])|(llame|escriba|espere|envíe|mande|traiga|venga|pida|use|avise|apague|cierre|salga|deje|mantenga|acuda|consulte|busque|haga|ponga|vaya|pase|cuelgue|desconecte))(?= )/giu;

/** What somebody is to be told to do, as it is said to them: "lo traiga hoy" is "tráelo hoy". */
export function toldTo(what: string, formal: boolean): string {
  const { no = '', clitic = '', verb = '', rest = '' } = TOLD.exec(toOne(what))?.groups ?? {};
  // Whom the team fetches is the one who is spoken to.
  const meant = (text: string) =>
    calledYou(
      text.replace(/\b(buscar|recoger|ayudar|atender|llamar|avisar)l[oae]\b/g, formal ? '$1le' : '$1te'),
      formal,
    );
  const sentence = (text: string) =>
    `${text.charAt(0).toUpperCase()}${text.slice(1).replace(/, pero que /g, ', pero ')}.`;
  if (verb === '' || isStated(verb) || (clitic.trim() === 'se' && DONE.test(verb)))
    return sentence(meant(formal ? what : what.replace(OF_VISITOR, '$&s')));
  if (no !== '') return sentence(meant(`${no}${clitic}${verb}${formal ? '' : 's'}${rest}`));
  const order = formal ? verb : familiar(verb);
  const further = rest.replace(FURTHER_ORDER, (_, asked?: string, polite = '') => {
    const next = asked ?? polite;
    return ` ${formal ? next : familiar(next)}`;
  });
  const own = formal ? further : further.replace(/\bsu(s?) /g, 'tu$1 ');
  return sentence(meant(clitic === '' ? `${order}${own}` : `${stressed(order)}${clitic.trim()}${own}`));
}

const THEM = /\bthem\b/gi;
/** "…for people to use on": whatever is theirs is nobody's who is spoken to. */
const OF_PEOPLE = /\b(?:people|others|any(?:one|body)|some(?:one|body))\b[^.;]*$/i;
/** "…on using knives as weapons or carrying": what is carried are the knives. */
const THINGS =
  /\b(?!(?:visitors|customers|guests|people|patients|clients|hours|days|minutes|this|his|its|always)\b)[a-z]{3,}[^s\W]s\b.*\b(?:or|and) (?!(?:give|send|tell|offer|show|ask|call|help|pass|get|let|wish)\b)[a-z]+ $/i;

/** What an instruction says of a visitor, as it is said to the visitor: "the email they signed up with". */
export function saidToVisitor(what: string, language: Locale, formal: boolean): string {
  if (language === 'en')
    return what
      .replace(
        /\b(?:they|the (?:customer|visitor|guest|person|patient|client))(?: are|['’]re)\b/gi,
        'you are',
      )
      .replace(
        /\b(?:they|the (?:customer|visitor|guest|person|patient|client)|an? (?:customer|visitor|guest|patient|client|learner|student))\b/gi,
        'you',
      )
      .replace(THEM, (them, at: number, whole: string) => (THINGS.test(whole.slice(0, at)) ? them : 'you'))
      .replace(
        /\b(tell|give|offer|promise|advise|show|send) (?:people|visitors|customers|anyone|anybody)\b/gi,
        '$1 you',
      )
      .replace(/\btheir\b/gi, (their, at: number, whole: string) =>
        OF_PEOPLE.test(whole.slice(0, at)) ? their : 'your',
      );
  if (formal) return what;
  return calledYou(what, formal)
    .replace(/(?<!\p{L})se (\p{L}+?)ió(?!\p{L})/gu, 'te $1iste')
    .replace(/(?<!\p{L})se (\p{L}+?)ó(?!\p{L})/gu, 'te $1aste');
}
