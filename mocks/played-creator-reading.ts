import type { AgentMode, AgentPiece, ChannelKind, Locale } from '@/api/generated/schemas';
import { findQuantities } from './played-creator-quantities';

/** How an agent may sound, as far as the played creator knows. */
export type Tone =
  | 'formal'
  | 'informal'
  | 'friendly'
  | 'brief'
  | 'detailed'
  | 'professional'
  | 'cheerful'
  | 'plain';

/** One thing that a person said to the creator. */
export type Said =
  | {
      is: 'undo' | 'accept' | 'reject' | 'missing' | 'show' | 'help' | 'hello' | 'thanks' | 'skip' | 'create';
    }
  | { is: 'piece'; piece: AgentPiece }
  | { is: 'name'; name: string }
  | { is: 'channels'; channels: ChannelKind[]; remove: boolean }
  | { is: 'tools'; tools: string[]; remove: boolean; writes: boolean }
  | { is: 'unknownTool'; named: string }
  | { is: 'translate'; to: Locale }
  | { is: 'language'; language: Locale }
  | { is: 'mode'; mode: AgentMode }
  | { is: 'tone'; tones: Tone[]; own: string | null }
  /** Without a text: the creator is to think of one. */
  | { is: 'greeting'; text: string | null }
  | { is: 'removal'; about: string }
  | { is: 'value'; about: string; to: string; from: string | null }
  | { is: 'purpose' | 'rule' | 'guardrail' | 'scenario' | 'question' | 'unknown'; text: string };

/** Small letters without accents, each in its place: what is found in it is found in the text. */
export function foldInPlace(text: string): string {
  return [...text]
    .map((letter) => {
      const plain = letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
      return plain.length === letter.length ? plain : letter;
    })
    .join('');
}

const FUNCTION_WORDS: Record<Locale, ReadonlySet<string>> = {
  es: new Set(
    'el la los las un una unos unas de del en y con mi mis tu su sus nuestro nuestra para por que es son al se lo le les no nunca si cuando cada este esta como hay mas muy'.split(
      ' ',
    ),
  ),
  en: new Set(
    'the an to for of on and or with my our your is are it its that we they from at by be not never if when each this how there more very can does do will'.split(
      ' ',
    ),
  ),
};

/** In which language something is said; where it does not show, the one given. */
export function languageOf(text: string, otherwise: Locale): Locale {
  const words = foldInPlace(text).match(/\p{L}+/gu) ?? [];
  const count = (language: Locale) => words.filter((word) => FUNCTION_WORDS[language].has(word)).length;
  const verbs = (pattern: RegExp) => (pattern.test(foldInPlace(text)) ? 2 : 0);
  const es =
    count('es') +
    (/[¿¡ñáéíóú]/i.test(text) ? 2 : 0) +
    verbs(/\b(anade|agrega|quita|cambia|llamalo|traduce|conecta|deshaz|hola|gracias|vale|ayudame|falta)\b/);
  const en =
    count('en') +
    verbs(/\b(add|remove|change|call|translate|connect|undo|hello|thanks|help|missing|make|show|yes)\b/);
  return es === en ? otherwise : es > en ? 'es' : 'en';
}

const COMMANDS =
  "add|remove|delete|drop|change|set|call it|name it|connect|use|never|don'?t|do not|translate|greet|make|increase|raise|lower|reduce|extend|be more|anade|agrega|quita|elimina|borra|cambia|pon|ponle|llamalo|llamala|conecta|usa|nunca|jamas|no (?:prometas|des|digas|compartas|hables|ofrezcas)|traduce|saluda|haz|que sea|sube|baja|amplia|se mas|habla|trata|tutea";
const JOINED = new RegExp(
  `(?:,?\\s+(?:and|y|e|then|luego|ademas|also|tambien)(?:\\s+(?:also|then|tambien|luego|ademas))?\\s+|[,.!?]\\s+)(?=(?:${COMMANDS})\\b)`,
  'gu',
);
const IS_CONDITION = /^(?:if|when|whenever|si|cuando)\b/;
const QUOTED = /[«“"][^»”"]*[»”"]/gu;

/** Cuts a message into what can be understood by itself; what stands in quotes stays whole. */
export function clausesOf(message: string, language: Locale): string[] {
  const text = message.normalize('NFC');
  // Nothing within quotes ends a sentence.
  const masked = text.replace(QUOTED, (quoted) => 'x'.repeat(quoted.length));
  const parts: string[] = [];
  for (const line of masked.matchAll(/[^\n;]+/g)) {
    for (const { segment, index } of new Intl.Segmenter(language, { granularity: 'sentence' }).segment(
      line[0],
    )) {
      const start = line.index + index;
      const folded = foldInPlace(segment);
      let from = 0;
      const cuts = IS_CONDITION.test(folded.trim()) ? [] : [...folded.matchAll(JOINED)];
      for (const cut of cuts) {
        parts.push(text.slice(start + from, start + cut.index));
        from = cut.index + cut[0].length;
      }
      parts.push(text.slice(start + from, start + segment.length));
    }
  }
  return parts
    .map((part) => part.replace(/^[\s\-*•·]+/, '').trim())
    .filter((part) => /[\p{L}\p{N}]/u.test(part));
}

const CHANNELS: readonly (readonly [ChannelKind, RegExp])[] = [
  ['whatsapp', /\bwhats ?app\b|\bwasap\b|\bguasap\b/],
  ['messenger', /\bmessenger\b|\bfacebook\b/],
  ['instagram', /\binstagram\b|\binsta\b/],
  ['teams', /\bteams\b/],
  [
    'widget',
    /\bwidget\b|\bweb ?chat\b|\bchat web\b|\bweb ?site\b|\b(?:pagina|sitio) web\b|\b(?:la|mi|nuestra|the|my|our) web\b/,
  ],
];

const TOOLS: readonly (readonly [string, RegExp])[] = [
  ['google_calendar', /\bcalendar\b|\bcalendario\b|\bagenda de google\b/],
  ['shopify', /\bshopify\b/],
  ['zendesk', /\bzendesk\b/],
  ['hubspot', /\bhubspot\b|\bcrm\b/],
  ['google_sheets', /\b(?:google )?sheets?\b|\bspreadsheets?\b|\bhojas? de calculo\b/],
];

const TONES: readonly (readonly [Tone, RegExp])[] = [
  ['formal', /\b(?:de usted|formal|formally|formalmente|mas formal)\b/],
  [
    'informal',
    /\b(?:de tu|tutea|tutear|tutee|informal|informally|casual|relaxed|desenfadad[oa]|coloquial)\b/,
  ],
  ['friendly', /\b(?:friendly|warm|kind|cercan[oa]|amables?|calid[oa]|simpatic[oa])\b/],
  [
    'brief',
    /\b(?:brief|briefly|short|shorter|concise|breves?|cort[oa]s?|concis[oa]s?|al grano|to the point)\b/,
  ],
  ['detailed', /\b(?:detailed|in detail|thorough|con detalle|detallad[oa])\b/],
  ['professional', /\b(?:professional|profesional)\b/],
  ['cheerful', /\b(?:cheerful|fun|funny|playful|alegres?|divertid[oa]|alegria)\b/],
  [
    'plain',
    /\b(?:no jargon|without jargon|plain language|simple words|sin tecnicismos|palabras sencillas|lenguaje sencillo)\b/,
  ],
];
const SPEAKS_OF_TONE =
  /\b(?:tone|tono|voice|voz|sounds?|speaks?|talks?|writes?|be|habl\w+|suen\w+|trat\w+|tute\w+|escrib\w+|respond\w+|contest\w+|answers?|se mas|sea|mas|more|less|menos|make it|que sea)\b/;

const REMOVES =
  /^(?:please |por favor,? )?(?:remove|delete|drop|disconnect|forget|take out|turn off|stop using|deja de usar|quita|quitale|elimina|borra|desconecta|desactiva|olvida|saca|ya no)\b/;
const ADDS =
  /\b(?:add|connect|enable|activate|use|using|put it on|publish|answers? on|available on|be on|link|anade|agrega|conecta|conectalo|activa|usa|use|usar|habilita|ponlo|ponla|publica|responda? (?:por|en)|atienda? (?:por|en)|este en|disponible (?:por|en)|enlaza)\b/;

const PIECES: readonly (readonly [AgentPiece, RegExp])[] = [
  ['otherLanguage', /\b(?:languages?|translations?|idiomas?|traduccion|other language|otro idioma)\b/],
  ['purpose', /\b(?:purpose|goal|what it is for|proposito|objetivo|para que sirve|tarea|task)\b/],
  ['tone', /\b(?:tone|tono|voice|voz)\b/],
  ['rules', /\b(?:rules?|reglas?|normas?|limits?|limites)\b/],
  ['tools', /\b(?:tools?|herramientas?)\b/],
  ['channels', /\b(?:channels?|canal(?:es)?)\b/],
  ['greeting', /\b(?:greeting|saludo)\b/],
  ['name', /\b(?:name|nombre)\b/],
];
const ASKS_ABOUT_PIECE =
  /^(?:help me (?:with|choose|set)|let'?s (?:set|do|talk about|define|choose)|what about|i want to talk about|ayudame con|vamos con|hablemos de|definamos|elijamos|quiero hablar de)\b/;

const WORDS_OF_PURPOSE =
  /(?:reserv|cita|book|appoint|support|soport|pedid|order|devolu|return|vent|sale|client|custom|faq|pregunt|question|tiend|shop|store|restaur|clinic|hotel|envi|shipp|factur|invoic|inform|help|ayud|atien|atend|respond|answer)/;

function isPlausible(folded: string): boolean {
  const words = folded.match(/\p{L}+/gu) ?? [];
  const known = words.filter(
    (word) => FUNCTION_WORDS.es.has(word) || FUNCTION_WORDS.en.has(word) || WORDS_OF_PURPOSE.test(word),
  );
  return words.length >= 2 && known.length > 0 && known.length / words.length >= 0.12;
}

/** What a pattern's group `rest` holds, in the letters of the text. */
function restOf(text: string, folded: string, pattern: RegExp, group = 'rest'): string | undefined {
  const found = new RegExp(pattern.source, `${pattern.flags}d`).exec(folded);
  const range = found?.indices?.groups?.[group];
  if (!range) return undefined;
  return text.slice(range[0], range[1]).trim();
}

const unquoted = (text: string) => text.trim().replace(/^[«“"'‘\s]+|[»”"'’\s]+$/g, '');
const withoutEnd = (text: string) => text.replace(/[\s.!,:;]+$/g, '');

const NAME =
  /^(?:please |por favor,? )?(?:(?:i would |i'd )?(?:like to )?(?:call|name) (?:it|him|her|the agent)|(?:its|the) name (?:is|should be|will be)|rename (?:it|the agent) (?:to|as)|change (?:its|the) name to|it(?:'s| is) called|llama(?:lo|la)|que se llame|se llama(?:ra)?|su nombre (?:es|sera)|el nombre (?:es|sera)|ponle(?: de nombre| el nombre)?|nombra(?:lo|la)|cambia(?:le)? (?:el|su) nombre (?:a|por))[:,]?\s+(?<rest>.+)$/;
const CALLED =
  /\b(?:called|named|llamad[oa]|que se llame)\s+(?<rest>[«“"][^»”"]+[»”"]|\p{L}[\p{L}\p{N}'’-]*(?:\s+(?!that|who|which|to|for|que|para|y|and)\p{L}[\p{L}\p{N}'’-]*){0,2})/u;
const PURPOSE =
  /^(?:please |por favor,? )?(?:(?:i|we) (?:need|want|would like|am looking for)|i'd like|(?:make|build|create)(?: me)?|quiero|queremos|necesito|necesitamos|me gustaria|crea(?:me)?|hazme|haz|construye|busco)\s+(?:tener |to have )?(?:an? |un |una |el |la )?(?:new |nuevo |nueva )?(?:virtual |ai )?(?:agente|agent|chatbot|bot|assistant|asistente|ayudante)\b(?:\s+virtual)?\s*(?<rest>.*)$/;
const PURPOSE_SAID =
  /^(?:(?:it|the agent|this agent|el agente|este agente|la agente) (?:should|will|must|is there to|is for|helps?|has to|debe|tiene que|sirve para|ayuda(?:ra)? a)|(?:its|the) (?:purpose|task|job|goal) is(?: to)?|it'?s for|su (?:tarea|proposito|objetivo|trabajo) es|sirve para|es para|(?:tiene que|debe) (?=ayudar|atender|responder|reservar|gestionar|informar))\s+(?<rest>.+)$/;
const PURPOSE_LEAD = /^(?:that|who|which|to|for|que|para|capaz de|able to)\s+/;

const TRANSLATE = /\b(?:translat\w*|traduc\w*|traduzc\w*)\b/;
const LANGUAGE_WORDS: readonly (readonly [Locale, RegExp])[] = [
  ['en', /\b(?:english|ingles)\b/],
  ['es', /\b(?:spanish|espanol|castellano)\b/],
];
const SETS_LANGUAGE =
  /\b(?:main language|speaks?|answers? in|idioma principal|hable|habla|responda en|responde en|conteste en|que sea en|in|en)\b/;

const MODES: readonly (readonly [AgentMode, RegExp])[] = [
  [
    'copilot',
    /\bcopilot\b|\bonly (?:propose|suggest)\w*|\b(?:propose|suggest)s? answers\b|\bsolo (?:proponga|propon|sugiera)|\bque proponga\b/,
  ],
  [
    'autopilot',
    /\bautopilot\b|\banswers? (?:alone|by itself|on its own)\b|\b(?:responda|conteste|atienda) (?:sol[oa]|por si mism[oa])\b|\bpiloto automatico\b/,
  ],
  [
    'human',
    /\b(?:a person|people|the team|a human|my team|our team) (?:should |must )?answers?(?: first)?$|\b(?:responda|conteste|atienda) (?:primero )?(?:el equipo|una persona|mi equipo)\b/,
  ],
];

const GREETING =
  /^(?:please |por favor,? )?(?:(?:it should )?greet(?:s)?(?: (?:visitors|people|them|everyone|customers))?(?: with| by saying)?|(?:the |its )?greeting(?: is| should be)?|(?:change|set) the greeting to|say hello with|start with|begin with|saluda(?:r|les)?(?: a (?:los|las|quien)\b[^:«“"]*?)?(?: con| diciendo)?|(?:el |su )?saludo(?: es| sea| debe ser)?|(?:cambia|pon) (?:el|de|como) saludo(?: a| por)?|empieza (?:con|diciendo))\s*[:,]?\s+(?<rest>[«“"¡!¿]?.{2,})$/;
const OWN_GREETING =
  /\b(?:(?:write|propose|suggest|make|think of|add|give it) (?:a |me a )?greeting|(?:escribe|propon|proponme|sugiere|piensa|anade|haz|hazle|invent\w*)(?: un)? saludo)\b/;

const REMOVE_RULE =
  /^(?:please |por favor,? )?(?:remove|delete|drop|forget|take out|quita|elimina|borra|olvida|saca)\s+(?:(?:the|la|el|las|los|what it says|lo que dice|todo lo)\s+)?(?:(?:rules?|blocks?|instructions?|sentences?|part|lines?|reglas?|bloques?|instruccion(?:es)?|normas?|frases?|parte)\s+)?(?:(?:about|on|of|that says|saying|sobre|de|del|que dice|que habla de|acerca de|relativa a)\s+)?(?:the |la |el |las |los )?(?<rest>.+)$/;
const VALUE =
  /^(?:please |por favor,? )?(?:change|set|update|modify|adjust|increase|raise|lower|reduce|extend|make|put|cambia|cambiar|pon|poner|sube|baja|amplia|ampliar|actualiza|modifica|reduce|deja|fija|ajusta|alarga|acorta)\s+(?<about>.+?)\s+(?:to|at|be|a|en|hasta|por|=)\s+(?<to>[^.]*\d.*)$/;
const VALUE_NOW =
  /^(?<about>.+?)\s+(?:(?:is|are|costs?|takes?|lasts?)\s+now|now\s+(?:is|are|costs?|takes?|lasts?)|(?:ahora\s+(?:es|son|cuestan?|tardan?|duran?))|(?:(?:es|son|cuestan?|tardan?|duran?|pasan?\s+a\s+ser)\s+ahora)|pasan?\s+a(?:\s+ser)?)\s+(?<to>.*\d.*)$/;
const INSTEAD =
  /^(?<about>.*?)(?<to>\S*\d\S*(?:\s\p{L}+){0,2}?)\s+(?:instead of|rather than|not|en vez de|en lugar de|y no)\s+(?<from>.*\d.*)$/u;

const NEVER =
  /^(?:(?:it |the agent |el agente )?(?:must never|should never|must not|should not|shouldn'?t|can ?not|can'?t|may not|never|don'?t|do not|avoid|no debe|no puede|nunca|jamas|evita|prohibido)\b|(?:que )?no (?:prometas?|prometa|des|de|digas?|compartas?|hables?|ofrezcas?|menciones?|pidas?|recomiendes?|reveles?|respondas?|aceptes?|inventes?)\b)/;
const RULE =
  /^(?:(?:add |anade |agrega )?(?:a |the |una |la )?(?:rule|regla|norma)(?: that| que)?\s*:?\s+(?<rest>.+))$/;
const STATES =
  /\b(?:must|always|only|is|are|costs?|takes?|opens?|closes?|open|closed|need|needs|have to|has to|free|allowed|siempre|solo|es|son|esta|estan|cuestan?|tardan?|abre|abrimos|cierra|cerramos|abierto|abiertos|hace falta|hay que|debe|deben|gratis|se puede|se pueden|aceptamos|tenemos|enviamos|we (?:accept|offer|ship|have)|pide|ask for|asks for|pregunta)\b/;
const OF_THE_TALK =
  /\b(?:entiendo|entiendes|understand|confus\w*|me refiero|i mean|quiero decir|wtf|tonto|stupid)\b/;
const QUESTION =
  /^[¿\s]*(?:what|which|how|when|where|who|why|does|do|is|are|can|que|cual(?:es)?|como|cuando|donde|quien|por que|cuant[oa]s?|tiene|sabe|puede)\b/;

const SHORT: readonly (readonly [Said, RegExp])[] = [
  [
    { is: 'undo' },
    /^(?:please )?(?:undo|undo (?:that|it|this|the last(?: one| change)?)|revert(?: (?:that|it))?|take (?:that|it) back|go back|deshaz(?:lo)?(?: (?:eso|el ultimo(?: cambio)?|lo ultimo))?|deshacer|revierte(?:lo)?|vuelve atras)$/,
  ],
  [
    { is: 'create' },
    /^(?:please )?(?:create (?:it|the agent)|make it|build it|go ahead and create it|crealo|creala|crea el agente|crear(?: el)? agente|hazlo ya|listo,? crealo)$/,
  ],
  [
    { is: 'accept' },
    /^(?:yes|yes please|yep|ok|okay|sure|go ahead|do it|apply(?: (?:it|them|all|that|everything))?|accept(?: (?:it|them|all|that|everything))?|looks good|perfect|great|si|si,? por favor|vale|de acuerdo|claro|adelante|aplica(?:lo|los|lo todo| todo)?|acept(?:a|o|alo|alos)(?: todo)?|hazlo|perfecto|me gusta|guardalo)$/,
  ],
  [
    { is: 'reject' },
    /^(?:no|nope|reject(?: (?:it|them|all|that))?|discard(?: (?:it|them|that))?|leave it|no me gusta|descarta(?:lo|los)?|rechaza(?:lo|los)?|dejalo(?: como esta)?|i don'?t like it|no,? thanks|no,? thank you|no,? gracias)$/,
  ],
  [
    { is: 'missing' },
    /^(?:what(?:'s| is| else is)? (?:still )?missing|what (?:else )?(?:do you need|is left|remains)|what else|what(?:'s| is) next|next|que (?:mas )?(?:le |te )?(?:falta|queda|necesitas)(?: todavia)?|que mas|siguiente|que sigue)$/,
  ],
  [
    { is: 'show' },
    /^(?:show (?:me|it|me (?:the agent|the draft|it|everything|how it is))|how (?:does it|is it|do(?:es)? the agent) look(?: now)?|what (?:do you have|have we got)|summari[sz]e(?: it)?|muestra(?:me)?(?:lo|la)?(?: (?:el agente|el borrador|todo))?|ensena(?:me)?(?:lo|la)?(?: (?:el agente|el borrador|todo))?|como (?:queda|va|esta)(?: (?:el agente|ahora))?|resume(?:lo|melo)?|resumen|que tenemos)$/,
  ],
  [
    { is: 'help' },
    /^(?:help|help me|what can you do|what can i (?:say|ask|do)|how does this work|ayuda|ayudame|que (?:puedes|sabes) hacer|que puedo (?:decir|pedir|hacer)|como funciona(?: esto)?)$/,
  ],
  [
    { is: 'hello' },
    /^(?:hello|hi|hey|good (?:morning|afternoon|evening)|hola|buenas|buenos dias|buenas (?:tardes|noches))(?: (?:there|creator|que tal))?$/,
  ],
  [{ is: 'thanks' }, /^(?:thanks|thank you|thanks a lot|many thanks|gracias|muchas gracias|mil gracias)$/],
  [
    { is: 'skip' },
    /^(?:skip(?: (?:it|this|that))?|none|not now|later|nothing|nothing else|i don'?t know|no idea|that(?:'s| is) all|no lo se|no se|ahora no|mas tarde|luego|ningun[oa]?|nada|nada mas|eso es todo|salta(?:lo|telo)?|paso)$/,
  ],
];

/** What is meant by an answer to a question of the creator, where its words alone do not tell. */
function readAnswer(text: string, folded: string, asks: AgentPiece): Said[] | undefined {
  const bare = unquoted(withoutEnd(text));
  const isQuestion = /\?\s*$/.test(text);
  if (asks === 'name') {
    const words = bare.split(/\s+/).length;
    return !isQuestion && words <= 6 && /\p{L}/u.test(bare) ? [{ is: 'name', name: bare }] : undefined;
  }
  if (asks === 'otherLanguage' || isQuestion) return undefined;
  if (asks === 'greeting')
    return isPlausible(folded) || /^[«“"¡]|^(?:hola|hi|hello|welcome|bienvenid|buen)/.test(folded)
      ? [{ is: 'greeting', text: unquoted(text) }]
      : undefined;
  if (!isPlausible(folded)) return undefined;
  // A fact is no tone.
  const isFact = STATES.test(folded) || findQuantities(folded).length > 0;
  if (asks === 'tone' && isFact) return undefined;
  if (asks === 'tone') return [{ is: 'tone', tones: [], own: bare }];
  if (asks === 'purpose') return [{ is: 'purpose', text: purposeOf(bare) }];
  if (asks === 'rules') return [{ is: 'rule', text }];
  return undefined;
}

const NAMING = /,?\s*(?:called|named|llamad[oa]|que se llame)\s*/i;
const FOR_PLACE = /^(?:(para)|for)\s+((?:an? |the |my |our |un |una |el |la |mi |mis |nuestr[oa] )\S.*)$/i;

/** "an agent that books": its task is to book. */
const PURPOSE_VERBS: Readonly<Record<string, string>> = Object.fromEntries(
  [
    'atienda atender responda responder conteste contestar reserve reservar ayude ayudar informe informar gestione gestionar',
    'venda vender explique explicar diga decir resuelva resolver tome tomar recomiende recomendar busque buscar acompañe acompañar',
    'oriente orientar reciba recibir organice organizar answers answer books book helps help takes take tells tell explains explain',
    'sells sell handles handle informs inform finds find recommends recommend manages manage guides guide supports support',
  ].flatMap((line) => {
    const words = line.split(' ');
    return words.flatMap((word, index) => (index % 2 === 0 ? [[word, words[index + 1] ?? word]] : []));
  }),
);

/** What an agent is there for, without the words that lead to it. */
function purposeOf(text: string): string {
  const said = withoutEnd(text);
  const [, spanish, place] = FOR_PLACE.exec(said) ?? [];
  if (place !== undefined)
    return spanish ? `atender a los visitantes de ${place}` : `answer the visitors of ${place}`;
  const [first = '', ...rest] = said.replace(new RegExp(PURPOSE_LEAD.source, 'i'), '').split(' ');
  return [PURPOSE_VERBS[first.toLowerCase()] ?? first, ...rest].join(' ');
}

function readAgent(text: string, folded: string): Said[] | undefined {
  const wanted = restOf(text, folded, PURPOSE);
  if (wanted === undefined) return undefined;
  const called = restOf(wanted, foldInPlace(wanted), CALLED);
  const name: Said[] = called === undefined ? [] : [{ is: 'name', name: unquoted(called) }];
  // The name may stand before what it is for, or behind.
  const rest = called === undefined ? wanted : wanted.replace(called, '').replace(NAMING, ' ');
  const purpose = purposeOf(
    rest
      .replace(/\s+/g, ' ')
      .replace(/^[\s,]+/, '')
      .replace(/^(?:y|and)\s+/i, ''),
  );
  const said: Said[] = purpose === '' ? [] : [{ is: 'purpose', text: purpose }];
  return said.length + name.length === 0 ? [{ is: 'piece', piece: 'purpose' }] : [...name, ...said];
}

const GREETS =
  /^[«“"¡!¿\s]*(?:hola|hi|hello|hey|welcome|bienvenid|buen|good (?:morning|afternoon|evening|day))/;

/** Understands one clause; `asks` is what the creator asked for last. */
export function readClause(clause: string, asks: AgentPiece | null): Said[] {
  const text = clause.normalize('NFC').trim();
  const folded = foldInPlace(text);
  const bare = folded.replace(/^[¿¡\s]+|[\s?!.,]+$/g, '');
  const words = bare.split(/\s+/).length;
  const few = words <= 9;

  if (asks === 'greeting' && GREETS.test(folded)) return [{ is: 'greeting', text: unquoted(text) }];
  const short = SHORT.find(([, pattern]) => pattern.test(bare));
  if (short) return [short[0]];

  if (ASKS_ABOUT_PIECE.test(bare)) {
    const piece = PIECES.find(([, pattern]) => pattern.test(bare));
    if (piece) return [{ is: 'piece', piece: piece[0] }];
  }
  const name = restOf(text, folded, NAME);
  if (name !== undefined) return [{ is: 'name', name: unquoted(withoutEnd(name)) }];
  const agent = readAgent(text, folded);
  if (agent) return agent;
  if (IS_CONDITION.test(bare)) return [{ is: 'scenario', text }];
  const isNever = NEVER.test(bare);
  if (isNever && words >= 3) return [{ is: 'guardrail', text }];

  if (TRANSLATE.test(bare)) {
    const to = LANGUAGE_WORDS.findLast(([, pattern]) => pattern.test(bare));
    return [to ? { is: 'translate', to: to[0] } : { is: 'piece', piece: 'otherLanguage' }];
  }
  if (OWN_GREETING.test(bare)) return [{ is: 'greeting', text: null }];
  const greeting = restOf(text, folded, GREETING);
  if (greeting !== undefined) return [{ is: 'greeting', text: unquoted(greeting) }];

  const removes = REMOVES.test(bare);
  const channels = CHANNELS.flatMap(([channel, pattern]) => (pattern.test(bare) ? [channel] : []));
  const tools = TOOLS.flatMap(([tool, pattern]) => (pattern.test(bare) ? [tool] : []));
  const isRule = /\b(?:rule|regla|norma|block|bloque|about|sobre)\b/.test(bare);
  if (!isRule && channels.length > 0 && (removes || ADDS.test(bare) || asks === 'channels' || words <= 3))
    return [{ is: 'channels', channels, remove: removes }];
  if (!isRule && tools.length > 0 && (removes || ADDS.test(bare) || asks === 'tools' || words <= 3)) {
    const writes =
      /\b(?:book|create|open|make|cancel|write|reserv\w*|crea\w*|abr\w*|anul\w*|escrib\w*|apunt\w*)\b/.test(
        bare,
      );
    return [{ is: 'tools', tools, remove: removes, writes }];
  }
  const connected = restOf(
    text,
    folded,
    /^(?:please |por favor,? )?(?:connect|link|conecta|enlaza|use the tool|usa la herramienta)\s+(?:it\s+)?(?:to|with|a|con|el|la|the)?\s*(?:el |la |the )?(?<rest>\S.*)$/,
  );
  if (connected !== undefined && few) return [{ is: 'unknownTool', named: withoutEnd(connected) }];

  const to = restOf(text, folded, VALUE, 'to') ?? restOf(text, folded, VALUE_NOW, 'to');
  const about = restOf(text, folded, VALUE, 'about') ?? restOf(text, folded, VALUE_NOW, 'about');
  const instead = restOf(text, folded, INSTEAD, 'to');
  if (instead !== undefined && findQuantities(instead).length > 0)
    return [
      {
        is: 'value',
        about: restOf(text, folded, INSTEAD, 'about') ?? '',
        to: withoutEnd(instead),
        from: withoutEnd(restOf(text, folded, INSTEAD, 'from') ?? ''),
      },
    ];
  if (to !== undefined && about !== undefined && findQuantities(to).length > 0)
    return [{ is: 'value', about, to: withoutEnd(to), from: null }];
  if (removes) {
    const what = restOf(text, folded, REMOVE_RULE);
    if (what !== undefined) return [{ is: 'removal', about: withoutEnd(what) }];
  }

  const mode = MODES.find(([, pattern]) => pattern.test(bare));
  if (mode) return [{ is: 'mode', mode: mode[0] }];
  const tones = TONES.flatMap(([tone, pattern]) => (pattern.test(bare) ? [tone] : []));
  if (tones.length > 0 && (asks === 'tone' || (few && (SPEAKS_OF_TONE.test(bare) || words <= 2))))
    return [{ is: 'tone', tones, own: null }];
  const language = LANGUAGE_WORDS.find(([, pattern]) => pattern.test(bare));
  if (language && few && (SETS_LANGUAGE.test(bare) || asks === 'otherLanguage'))
    return [
      /\b(?:add|anade|agrega|also|tambien)\b/.test(bare) || asks === 'otherLanguage'
        ? { is: 'translate', to: language[0] }
        : { is: 'language', language: language[0] },
    ];

  const purpose = restOf(text, folded, PURPOSE_SAID);
  if (purpose !== undefined && isPlausible(folded)) return [{ is: 'purpose', text: purposeOf(purpose) }];
  const rule = restOf(text, folded, RULE);
  if (rule !== undefined) return [{ is: 'rule', text: rule }];
  if (/\?\s*$/.test(text) || QUESTION.test(bare)) return [{ is: 'question', text }];

  const answer = asks && readAnswer(text, folded, asks);
  if (answer) return answer;
  const states = (STATES.test(bare) || findQuantities(bare).length > 0) && words >= 3 && isPlausible(folded);
  // Whoever states something to the one who builds an agent wants the agent to know it.
  const isSentence = words >= 4 && isPlausible(folded) && !OF_THE_TALK.test(bare);
  return [{ is: states || isSentence ? 'rule' : 'unknown', text }];
}
