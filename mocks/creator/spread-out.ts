import { capitalized } from './phrases';
import { ELSEWHERE } from './read-language';
import { FACT_SPREADS, type Spread } from './spread-facts';

const AFTER_NAME = String.raw`((?:called|named|llamad[oa]|se llame|se llamar[áa]|se llama|ll[áa]mal[oa]|call it|name it)\s[«“"]?\p{Lu}[\p{L}'’-]*[»”"]?),\s+`;
/** A fact is told by its verb or its figure, and is not what the agent is to do. */
const FACT = String.raw`(?=[^.;!?]*(?:\d|(?<!\p{L})(?:no se|se admite|is|are|isn['’]t|aren['’]t|es|son|est[áa]n?|cerramos|abrimos|we (?:close|open|don['’]t))(?!\p{L})))`;

const TONES_OF = 'friendly|polite|formal|cheerful|professional|patient|warm|funny';
const TONES_DE = 'amable|simpátic[oa]|cercan[oa]|formal|alegre|profesional|divertid[oa]|paciente|educad[oa]';

const OWN_LANGUAGE = /^(?:english|español|castellano)$/i;

/** One of two languages is the one that is spoken here. */
const OTHER = { en: 'Make it speak Spanish too', es: 'Que hable también inglés' };

const SPREADS: readonly Spread[] = [
  // "We lend out telescopes… no wait, make it a bot for my lessons".
  [
    /^[^.!?…]{3,80}(?:…|\.{2,}|,)\s*(?:oh )?(?:no,? )?(?:wait|hang on|espera)[,\s]+(?=(?:make it|i want|i need|haz(?:lo)?|mejor)\s)/iu,
    () => '',
  ],
  // "A company that rents carp… sorry, that rents screens".
  [
    /(?<!\p{L})(?<again>\p{L}+ \p{L}+) [^.;!?…]{0,40}?(?:…|\.{2,}|,)\s*(?:no,? )?(?:perd[oó]n|digo|quiero decir|sorry|i mean|wait)[,\s]+(?=\k<again>(?!\p{L}))/iu,
    () => '',
  ],
  // "I have a company that rents screens" is "We rent screens".
  [
    /^(?:i|we) (?:have|run|own) an? (?:\w+ )?(?:company|business|firm|shop|store|place|workshop|studio|stall) (?:that|which) (rent|sell|repair|clean|build|bake|import|print|grow|restore|make|hire|lend|breed)s (?=\p{L})/iu,
    (_, verb) => `We ${verb} `,
  ],
  [
    /^(?:tengo|tenemos|llevo|llevamos) una? (?:empresa|negocio|tienda|taller)(?: \p{L}+)? que (alquil|vend|fabric|repar|arregl|organiz|limpi|restaur|cultiv)(a|e) (?=\p{L})/iu,
    (_, verb = '', ending = '') => `${capitalized(verb)}${ending}mos `,
  ],
  // "…that tells people repairs cost 12 pounds": what it tells is a fact.
  [
    /\s(that|who|which) tells (?:people|customers|visitors|clients|them) (?:that )?(?=(?:\p{L}+ ){1,3}(?:costs?|is|are|takes?)\s[^.;!?]*\d)(\S)/iu,
    (_, who, first = '') => ` ${who} answers visitors. ${first.toUpperCase()}`,
  ],
  // "…for my honey stall… no wait, for my soap stall".
  [
    /(?<!\p{L})(?:for|para) [^.;!?…]{3,60}?(?:…|\.{2,}|,|\s[–—-])\s*(?:(?:oh )?no,? ?)?(?:wait|hang on|hold on|sorry|i mean(?:t)?|espera|perd[oó]n|digo|quiero decir)[,\s]+(?=(?:for|para)\s)/iu,
    () => '',
  ],
  // "I have a skate rental on the pier, it's called North Wheel."
  [
    /^((?:tengo|tenemos|llev\p{L}+|regent\p{L}+|i (?:have|run|own)|we (?:have|run|own))\s[^.;:!?]+?),\s(?:que se llama|se llama|(?:it['’]?s|which is) called)\s(?=\p{Lu})/iu,
    (_, business = '') => `${business} ${/^(?:i|we)\s/i.test(business) ? 'called' : 'llamado'} `,
  ],
  // "…to answer parents, cheerful, classes are on Saturdays".
  [
    new RegExp(
      String.raw`,\s+(?:very |and )?(${TONES_OF}),\s+(?=(?:the )?\p{L}+ (?:are|is|costs?|starts?|runs?|lasts?)\s)`,
      'iu',
    ),
    (_, tone) => `. Be ${tone}. `,
  ],
  [
    new RegExp(
      String.raw`,\s+(?:muy |y )?(${TONES_DE}),\s+(?=(?:el |la |los |las )?\p{L}+ (?:son|es|cuestan?|empiezan?|duran?)\s)`,
      'iu',
    ),
    (_, tone) => `. Que sea ${tone}. `,
  ],
  // "…, y que hay que dejar el DNI de fianza": a fact among what is to be told.
  [
    /,\s+(?:y|and) (?:que|that) (hay que|se|no se|we|you (?:have|need) to|there (?:is|are))(?=\s)/iu,
    (_, first = '') => `. ${capitalized(first)}`,
  ],
  // "Our agent should help tenants."
  [
    /^(?:our|my) (?:agent|bot|chatbot|assistant) (?:should|must|needs to|has to) (?=[a-z]+ \S)(?!be |speak |answer in |never |not )/i,
    () => 'Purpose: ',
  ],
  [
    /^nuestr[oa] (?:agente|bot|asistente) (?:debe|tiene que|debería) (?=\p{L}+[aei]r )(?!ser |hablar |tutear )/iu,
    () => 'Propósito: ',
  ],
  // "Receptionist for a law firm."
  [
    /^(?=(?:receptionist|concierge|assistant|agent|bot|chatbot|helper|host|secretary) (?:for|at) )/i,
    () => 'An ',
  ],
  // "We sell cameras and I want Olivia to advise people", "quiero que Olivia aconseje a la gente".
  [
    /(?:^|[.!?]\s+|,?\s+and\s+)(?:[Ii]|[Ww]e)(?:['’]d| would)? (?:want|need|like) (?!I |English |Spanish )(\p{Lu}[\p{L}'’-]+) to ([^.;!?]+)/u,
    (_, name, task) => `. Call it ${name}. Purpose: ${task}`,
  ],
  [
    /(?:^|[.!?]\s+|,?\s+y\s+)(?:[Qq]uiero|[Qq]ueremos|[Nn]ecesito|[Nn]ecesitamos) que (\p{Lu}[\p{L}'’-]+) (?=\p{L}+[ea]\s)/u,
    (_, name) => `. Llámala ${name}. Quiero un agente que `,
  ],
  // "The agent is Leo, he speaks English and…".
  [
    /^(?:[Tt]he|[Oo]ur|[Mm]y) (?:agent|bot|assistant) is (?:called |named )?(?!An?\b|The\b|For\b|To\b)(\p{Lu}\p{L}+),?\s+(?:and\s+)?(?:he|she|it|who)\s+/u,
    (_, name) => `An agent called ${name} who `,
  ],
  // "I want people to be able to book a table."
  [
    /^(?:(?:hi|hello)[,!.]?\s+)?(?:i|we)(?:['’]d)? (?:want|need|like) (?:our |my )?(people|customers|guests|clients|patients|students|parents|members|visitors) to be able to ([^.;!?]+)/i,
    (_, who, task) => `Purpose: help ${who} ${task}`,
  ],
  // "…, can it answer questions about ingredients?"
  [
    /(?:^|[.,;!?]\s+)(?:can|could|would) (?:it|he|she) (?=(?:answer|book|take|tell|help|explain|recommend|give|sell|collect)\s)([^.;!?]+)\?/i,
    (_, task) => `. Purpose: ${task}.`,
  ],
  // "…, muy formal, que dé citas", "…, en plan colega".
  [
    new RegExp(String.raw`,\s+(?:muy |bien |bastante )?(${TONES_DE}),\s+(?:y )?que\s`, 'iu'),
    (_, tone) => `. Que sea ${tone}. Que `,
  ],
  // "…to book appointments, a full groom is £45".
  [
    /(?<!(?:^|[.;!?]\s+)(?:if|when|whenever|si|cuando)\s[^.;!?]*),\s+((?:an?|the|una?|el|la)\s[^,.;]{2,40}?\s(?:is|are|costs?|es|son|cuestan?|valen?)\s[€$£]?\d)/giu,
    (_, fact = '') => `. ${capitalized(fact)}`,
  ],
  // "…que responda en español e inglés y que consiga…".
  [
    /(?<!\p{L})que (?:responda|hable|conteste|atienda) (?:tanto )?en (?:español|castellano) (?:y|e) (?:en )?inglés,? y (?=que\s)([^.;!?]*)/iu,
    (_, rest) => `${rest}. ${OTHER.es}`,
  ],
  // "…, en español y francés, simpático."
  [
    new RegExp(
      String.raw`,?\s(?:en|hable) (?:español|castellano) y (?:en )?(${ELSEWHERE})(?!\p{L}|\sy\s)`,
      'iu',
    ),
    (_, other) => `. Responde también en ${other}`,
  ],
  [
    new RegExp(
      String.raw`,?\s(?:(?:it|he|she) (?:should|must|can) )?(?:in|(?:and )?speaks?|speaking) english and (?:in )?(${ELSEWHERE})\b(?!\sand\s)`,
      'i',
    ),
    (_, other) => `. It should also answer in ${other}`,
  ],
  [new RegExp(String.raw`,\s+(?:muy |y )?(${TONES_DE})(?=[.;!?]|$)`, 'iu'), (_, tone) => `. Que sea ${tone}`],
  [new RegExp(String.raw`,\s+(?:very |and )?(${TONES_OF})(?=[.;!?]|$)`, 'i'), (_, tone) => `. Be ${tone}`],
  // "Somos una inmobiliaria, que recoja los datos…".
  [
    /^((?:es para|somos|soy|tengo|tenemos|llev\p{L}+)\s[^,.;:]+),\s+que\s(?=\p{L}+[ea]\s)/iu,
    (_, who) => `${who}. Que `,
  ],
  // "We get questions about sizes; I need something that answers those."
  [
    /((?:questions|calls|emails|messages) about ([^.;,!?]+)[.;,!?]\s.*?\b(?:answers?|handles?|deals? with|takes? care of) )(?:those|them|these)\b(?: for (?:me|us))?/i,
    (_, before, what) => `${before}questions about ${what}`,
  ],
  [/,\s+(en plan \p{L}+)(?=[.,;!?]|$)/iu, (_, how) => `. Que hable ${how}`],
  // "Our plumbing company needs an assistant…" is "We are a plumbing company and need an assistant…".
  [
    /^(?:our|my) ([^,.;:]{3,60}?) (?:needs?|wants?|could use|is looking for) (?=(?:an? (?:\w+ )?(?:agent|assistant|chatbot|bot|receptionist|helper)|someone|somebody)\b)/i,
    (_, business) => `We are a ${business} and need `,
  ],
  [
    /^(?:nuestr[oa]|mi) ([^,.;:]{3,60}?) (?:necesita|busca|quiere) (?=(?:una? (?:\p{L}+ )?(?:agente|asistente|chatbot|bot|recepcionista|ayudante)|alguien)(?!\p{L}))/iu,
    (_, business) => `Es para nuestra ${business}. Necesito `,
  ],
  // "Create Molly, a friendly assistant for our gym".
  [
    new RegExp(
      String.raw`^(.*?\b)an? (${TONES_OF}) ((?:agent|assistant|bot|chatbot|helper|receptionist)\b[^.;!?]*)`,
      'iu',
    ),
    (_, before, tone, rest) => `${before}an ${rest}. Be ${tone}`,
  ],
  [
    new RegExp(
      String.raw`^(.*?(?<!\p{L})una? (?:agente|asistente|bot|chatbot|ayudante|recepcionista)) (${TONES_DE})(?!\p{L})([^.;!?]*)`,
      'iu',
    ),
    (_, before, tone, rest) => `${before}${rest}. Que sea ${tone}`,
  ],
  // "I need an assistant, Carmen, for my shop".
  [
    /(?<!\p{L})((?:una?|an?) (?:agente|asistente|ayudante|agent|assistant|bot|chatbot)),\s(\p{Lu}\p{L}+),\s(?=(?:para|que|for|who|that|to)\s)/u,
    (_, what = '', name) => `${what} ${/^un/.test(what) ? 'llamado' : 'called'} ${name} `,
  ],
  // "…but it should never promise a date".
  [
    /,?\s+(?:pero|but)\s+(?:que\s+|it (?:should|must)\s+)?(nunca|never)(?!\p{L})/iu,
    (_, never = '') => `. ${capitalized(never)}`,
  ],
  // "…sobre horarios, de usted y con cariño".
  [/,\s+(de usted|de tú)(?: y con (?:cariño|cercanía|humor))?(?!\p{L})/iu, (_, how) => `. Que hable ${how}`],
  // "…at our clinic, we're open from 8 to 5": the hours are a fact.
  [
    /,\s+((?:we['’]?re|we are) (?:open|closed)|we (?:open|close)|abrimos|cerramos|our hours|nuestro horario)(?!\p{L})/iu,
    (_, first = '') => `. ${capitalized(first)}`,
  ],
  // "…takes bookings in English and Spanish".
  [
    /,?\s(?:(?:and )?(?:that |who )?(?:answers|replies|speaks) )?(?:both )?in (?:(english) and (spanish)|(spanish) and (english))(?=\s|[.,;!?]|$)([^.;!?]*)/i,
    (_, ...said) => `${said[4] ?? ''}. ${OTHER.en}`,
  ],
  [
    /,?\s(?:(?:y )?(?:que )?(?:responda|hable|conteste|atienda|responderá|hablará|contestará|atenderá) )?(?:tanto |ya sea )?en (?:(español|castellano) (?:y|e|o|como) (?:en )?(inglés)|(inglés) (?:y|o|como) (?:en )?(español|castellano))(?!\p{L})([^.;!?]*)/iu,
    (_, ...said) => `${said[4] ?? ''}. ${OTHER.es}`,
  ],
  // "…called Coach, be patient and friendly, and explain our packages".
  [
    new RegExp(String.raw`${AFTER_NAME}(?:(?:will |should )?be)\s([^,.;]+),\s+and\s+(?=\p{Ll})`, 'u'),
    (_, name, tone) => `${name}. Be ${tone}. Purpose: `,
  ],
  [
    new RegExp(
      String.raw`${AFTER_NAME}(?:será|sea|que sea)\s(\p{L}+(?:,\s\p{L}+)*(?:\s(?:y|e)\s\p{L}+)?),?\s+y\s+(?=\p{Ll})`,
      'u',
    ),
    (_, name, tone) => `${name}. Que sea ${tone}. Propósito: `,
  ],
  // "…who speaks English and Italian and signs people up".
  [
    /\s(who|that|which|que)\s(?:speaks?|habl[ea])\s(?!only|solo)(\p{L}+(?:,\s\p{L}+)*\s(?:and|y|e)\s\p{L}+)\s(?:and|y)\s([^.;!?]+)/iu,
    (_, who = '', languages = '', task = '') => {
      // What is said here is said in one of them.
      const others = languages.split(/,\s|\s(?:and|y|e)\s/).filter((one) => !OWN_LANGUAGE.test(one));
      return who === 'que'
        ? ` que ${task}. Responde también en ${others.join(' y en ')}`
        : ` who ${task}. Also answer in ${others.join(' and ')}`;
    },
  ],
  // "…y recuerde que el tinte cuesta desde 35 euros": what it is to tell is a fact.
  [
    /,?\s(?:and|y)\s(?:(?:que )?(?:recuerde|diga|avise|explique|sepa|informe de)|(?:should )?(?:remembers?|tells? (?:people|them|customers|clients)|mentions?|knows?|says?))\s(?:que|that)\s(?=[^.;!?]*\d)([^.;!?]+)/iu,
    (_, fact) => `. ${capitalized(fact)}`,
  ],
  // "…of my guest house: check-in is from 4 and pets are not allowed".
  [
    new RegExp(
      String.raw`(?<=(?:\S+\s+){4}[^.:;]*(?<!Purpose|Propósito|Rule|Regla)\p{L}*)(?<!Purpose|Propósito|Rule|Regla)(?::|\s[–—])\s+${FACT}(?!(?:it|he|she|to|que|para|\p{L}+(?:ar|er|ir))\s)(\S)`,
      'u',
    ),
    (_, first) => `. ${first.toUpperCase()}`,
  ],
];

/** "People keep calling to ask how much it costs": what it is to answer. */
const ASKERS =
  /(?:^|(?<=[.!;]\s+))(?:(?:so )?(?:we get(?= asked)|people|everyone|everybody|(?:our |my )?(?:customers|clients|guests|patients|parents|students))) (?:(?:keep|are|always|constantly|often) )*(?:on )?(?:call|phon|ask|writ|messag|email|ring|want)\p{L}*(?: (?:us|me|in|up))*(?: to (?:ask|know)| asking| and ask)?(?: us| me)? (?<what>(?:about|how|whether|if|when|what|where|which) [^.!?;…]+)[.!?…]*/iu;
const PREGUNTAN =
  /(?:^|(?<=[.!;,]\s+))(?:(?:la gente|todo el mundo|(?:mis |nuestros |los )?(?:clientes|pacientes|padres|alumnos|huéspedes))\s(?:(?:no para de|no paran de|siempre|todo el día|constantemente|me|nos) )*pregunt\p{L}+|(?:(?:siempre|todo el día|constantemente) )?(?:me|nos) preguntan|(?:me paso|nos pasamos) el día (?:contestando|respondiendo) (?:a )?lo mismo)(?: por whats ?app| por teléfono)?:? (?<what>(?:cuánto|cuándo|cómo|qué|dónde|cuál|si|por|sobre) [^.!?;…]+)[.!?…]*/iu;

/** What people ask, as the task to answer it. */
function askedOf(message: string): string {
  const [english, spanish] = [ASKERS.exec(message), PREGUNTAN.exec(message)];
  const found = english ?? spanish;
  const what = found?.groups?.what?.trim();
  if (!found || what === undefined) return message;
  const task = english
    ? /^about /i.test(what)
      ? `answer questions ${what}`
      : `tell people ${what}`
    : /^(?:por|sobre) /i.test(what)
      ? `responder a las preguntas sobre ${what.replace(/^\S+ /, '').replace(/ y (?:por|sobre) /g, ' y ')}`
      : `contestar ${what}`;
  return message.replace(
    found[0],
    `${found.index === 0 ? '' : '. '}${english ? 'Purpose' : 'Propósito'}: ${task}.`,
  );
}

/** "…about check-in, which starts at 3 pm": a fact within what it is for. */
const FACT_WITHIN =
  /(?<=^|[\s(])(?<thing>(?:the|our|el|la|los|las) [\p{L}-]+(?: [\p{L}-]+){0,2}|[\p{L}-]+), (?:which|que) (?<fact>(?:is|are|starts?|begins?|ends?|costs?|takes?|lasts?|opens?|closes?|es|son|empiezan?|acaban?|terminan?|cuestan?|valen?|duran?|abren?|cierran?)\s[^,.;!?]*\d[^,.;!?]*)(?:,(?= (?:and|y|e)\s))?/giu;

/** The facts within what it is for behind it, each as a sentence. */
function withFactsBehind(message: string): string {
  const facts = [...message.matchAll(FACT_WITHIN)].map(
    ({ groups }) => `${capitalized(groups?.thing ?? '')} ${groups?.fact ?? ''}.`,
  );
  if (facts.length === 0) return message;
  const rest = message.replace(FACT_WITHIN, '$<thing>').replace(/(?<![.!?])\s*$/, '.');
  return [rest, ...facts].join(' ');
}

/** What is told of a new agent at once, as a sentence for each thing. */
export const spreadOut = (message: string): string =>
  [...FACT_SPREADS, ...SPREADS].reduce(
    (text, [pattern, spread]) => text.replace(pattern, spread),
    askedOf(withFactsBehind(message)),
  );
