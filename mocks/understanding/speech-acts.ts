import { one, plain, withoutCourtesies, withoutOwnName } from './courtesies';

/** What somebody does by saying something, beside asking for a fact. */
export type SpeechAct =
  | 'greets'
  | 'parts'
  | 'thanks'
  | 'praises'
  | 'angry'
  | 'asksIfVirtual'
  | 'wantsPerson'
  | 'wantsPrompt'
  | 'wantsHelp'
  | 'asksLanguages'
  | 'agrees'
  | 'declines'
  | 'number'
  | 'unclear';

/** What was done, and what is left of a message beside its courtesies. */
export type Heard = {
  act: SpeechAct | 'asks';
  rest: string;
  /** What was said beside it, where the rest may be no more than an aside: "thanks, that was useful". */
  courtesy?: SpeechAct | undefined;
};

const BOT = one(
  '(?:ro)?bots?|chat ?bots?|machines?|computers?|programs?|ai|a\\.i\\.|ia|automat\\w+|chat ?gpt',
  'gpt\\S*|siri|alexa|claude|gemini|llm|virtual|maquinas?|ordenador|programa',
  'inteligencia artificial|artificial\\w*|humanos?|humana|humans?|persons?|persona|people|real',
  'alive|algoritmo|de verdad|de carne y hueso|man|woman|hombre|mujer',
);
/** What answers by itself, and is never a customer's own word for somebody. */
const MACHINE = one(
  '(?:ro)?bots?|chat ?bots?|machine|ai|ia|maquina|ordenador|computer|inteligencia artificial',
  'artificial intelligence|algoritmo|algorithm|automatic\\w*|software|un programa|a program',
);
const IF_VIRTUAL = [
  new RegExp(`\\b(?:are|r) (?:you|u)\\b(?: \\w+){0,4}? ${BOT}\\b`),
  new RegExp(
    `\\b(?:is|was) (?:this|it|that|there)\\b(?: \\w+){0,4}? ${one('(?:ro)?bot|chat ?bot|automat\\w+|ai|machine|computer|human|real person')}\\b`,
  ),
  new RegExp(
    `\\b(?:am i|im|i am|do i|did i|was i|have i been) (?:talk|speak|chat|writ)\\w* (?:to|with)\\b(?: \\w+){0,4}? ${BOT}`,
  ),
  // Told, and asked about with the end of the sentence: "so you’re ChatGPT?"
  new RegExp(
    `\\b(?:you|u) ?(?:a?re?)\\b(?: \\w+){0,4}? ${one(MACHINE, 'chat ?gpt', 'gpt\\S*', 'siri', 'alexa', 'claude', 'gemini', 'human', 'real person', 'real', 'person')}\\b[^.!]*\\?`,
  ),
  // Whether a person does what only a person would: "is there a human typing this?"
  new RegExp(
    `\\b${one('human', '(?:real |actual )?person', 'human being', 'humano', 'humana', 'persona', 'alguien de verdad')}(?: (?:real|de verdad|de carne y hueso))? (?:que (?:me )?)?${one('(?:typ|writ|answer|reply|read|respond|talk|chat)ing', '(?:escrib|tecle|respond|contest|ley|habl)(?:iendo|ando|endo)', 'escribe|teclea|responde|contesta|lee')}\\b`,
  ),
  // Who answers, or what stands behind the chat.
  new RegExp(`\\b(?:answer|repl|respond|writ)\\w*(?: \\w+){0,3}? ${MACHINE}\\b`),
  new RegExp(`\\b${MACHINE}(?: \\w+){0,2}? (?:answer|reply?|respond|writ)(?:ing|es|s|ies)\\b`),
  new RegExp(`\\b(?:contest|respond|responde|escrib|atiend|habl)\\w*(?: \\w+){0,3}? ${MACHINE}\\b`),
  new RegExp(
    `\\b(?:is|are|hay|esta|quien)\\b(?: \\w+){0,5}? ${one(String.raw`behind(?! (?:the|our|a) (?!(?:screen|chat|bot|robot|keyboard|scenes)\b))`, String.raw`detras(?! del? (?!(?:est[eao]|ti|todo|chat|bot|robot|la pantalla)\b))`, 'on the other (?:end|side)', 'al otro lado')}\\b`,
  ),
  new RegExp(
    `\\b(?:you )?(?:sound|seem|look|feel|act|talk|write)s?(?: \\w+){0,2}? like (?:an? )?(?:\\w+ )?${MACHINE}\\b`,
  ),
  new RegExp(`\\b(?:pareces|suenas|hablas|escribes|contestas)(?: \\w+){0,3}? ${MACHINE}\\b`),
  /\bdo(?:es)? (?:an? |any )?(?:real |actual )?(?:human|person|people|somebody|someone|anybody|anyone)\b.{0,15}\b(?:read|see|write|type)/,
  /\b(?:lee|leen|escribe|escriben|ve) .{0,20}\b(?:persona|humano|alguien)\b/,
  new RegExp(`\\b(?:eres|es usted|sois|estas siendo)\\b(?: \\w+){0,4}? ${BOT}\\b`),
  new RegExp(`\\b(?:hablo|estoy hablando|chateo|estoy chateando|hablando) con (?:una? )?(?:\\w+ )?${BOT}`),
  new RegExp(
    `\\b(?:es|esto es|sera)\\b(?: \\w+){0,3}? ${one('(?:ro)?bot|chat ?bot|automatic\\w+|ia|maquina')}\\b`,
  ),
  /\b(?:who am i (?:talking|speaking|chatting|writing)|who are you|what are you|whats? (?:is )?your name|who is this|who do i have)\b/,
  /\b(?:con quien (?:hablo|estoy hablando|tengo el gusto)|quien eres|quien es usted|que eres|como te llamas|cual es tu nombre|tu nombre)\b/,
];

const ASKS_FOR = one(
  'talk|speak|chat|connect|transfer|hand (?:me|us|this)|escalate|get an?|get hold of|put me (?:through|on)|put|pass me|get me|give me|call|ring',
  'phone|reach|contact|need|want|prefer|rather|like|where|is there|help|hablar\\w*|habla|hablo',
  'pasa\\w*|pase\\w*|conecte\\w*|derive\\w*|pone\\w*|ponga\\w*|ponme|atiend\\w*|atender\\w*|comuni(?:c|qu)\\w*|contact\\w*|llam\\w*',
  'quiero|quisiera|necesito|prefiero|expli\\w*|hay|dame|conect\\w*|derivame',
);
const SOMEBODY = one(
  'any(?:one|body) (?:real|human|alive|with a pulse)|(?<!(?:one|a single|per|for a|each|\\d) )person(?!al)|real person|human(?: being)?s?|someone',
  'somebody|(?:real |live )?agent|representatives?|rep|managers?|supervisors?|operators?',
  'colleagues?|staff|boss|customer (?:service|care|support|services)',
  '(?:the|your) (?:support )?team|from support|advis[eo]rs?|employee|phone number(?! of)',
  'number to call|hotline|(?<!(?:una sola|por|para una|cada|\\d) )persona(?!l)|humano|humana',
  'alguien|agente|operador\\w*|encargad[oa]|responsable|jef[ea]|gerente|supervisor\\w*',
  'companer[oa]s?|atencion al cliente|el equipo|vuestro equipo|asesor\\w*|emplead[oa]',
  'un telefono|numero de telefono|telefono (?:al|para)|comercial',
);
const WANTS_PERSON = [
  new RegExp(`\\b(${ASKS_FOR})\\b.{0,40}?\\b(${SOMEBODY})\\b`),
  new RegExp(
    `\\b(${SOMEBODY})\\b.{0,30}?\\b(${one('call|ring|phone|contact|help me|llam\\w*|atiend\\w*|atender\\w*|ayud\\w*|contest\\w*', 'expli\\w*')})\\b`,
  ),
  new RegExp(
    `^\\W*(?:an? |un |una |el |la |the )?(${one('(?:real |live )?(?:person|human|agent|operator|representative)|persona|humano|agente', 'operador\\w*')})(?: (?:please|por favor))?\\W*$`,
  ),
];

/** "Can I speak to Tom?": whoever it is, it is nobody who answers here. */
const WANTS_SOMEBODY_NAMED = [
  /\b(?:(?:can|could|may) (?:i|we)|(?:i|we) (?:need|want|would like|d like|must)(?: to)?|wanna|let me|like to) (?:please |pls |just )?(speak|talk|chat) (?:to|with) (?!(?:you|u|me|it|this|that|an?|my|our|each|one|other|people)\b)(?:the |your |mrs? |ms )?(\p{L}+)/u,
  /\b(?:puedo|podria|podemos|quiero|quisiera|queria|necesito|me gustaria|se puede|dejame)\s(hablar) con (?!(?:vosotr[oa]s|ustedes|usted|mi|un|una|otr[oa]s?|gente|el seguro|el banco)\b)(?:el |la |don |dona |vuestr[oa] |su )?(\p{L}+)/u,
];

const WANTS_PROMPT = [
  /\bwhat (?:instructions|rules|orders) (?:were you (?:given|told)|are you (?:given|following)|have you been (?:given|told))\b|\bque (?:instrucciones|reglas|ordenes) (?:te (?:han|dieron)|sigues)\b/,
  /\bprompts?\b/,
  /\b(?:system|sistema|developer|hidden|initial|secret|original)\b.{0,20}\b(?:message|instructions?|rules?|text|mode|mensaje|prompt|instrucciones)\b/,
  /\b(?:mensaje|instrucciones|texto|configuracion) (?:de|del|inicial\w*|ocult\w*|secret\w*|anterior\w*)\s?(?:sistema|inicial\w*)?\b(?!.{0,30}\b(?:producto|pedido|uso|montaje|lavado)\b)/,
  /\b(?:your|tus|vuestras) (?:own |internal |secret |exact )?(?:instructions?|rules|guidelines|configuration|programming|constraints|restrictions|instrucciones|reglas|directrices|normas internas|ordenes|restricciones)\b/,
  /\b(?:ignore|disregard|forget|override|bypass|skip)\b.{0,30}\b(?:instructions?|rules?|guidelines|prompts?|previous|above|everything|anything|all|told|said|restrictions|you were)\b/,
  /\b(?:ignora|ignore|olvida|olvidate|omite|salta\w*|no (?:hagas|tengas) (?:caso|en cuenta))\b.{0,30}\b(?:instrucciones|reglas|anterior\w*|todo|todas|dijeron|dicho|directrices|restricciones|normas|te)\b/,
  /\b(?:you are now|youre now|from (?:now|here) on,? (?:you|answer|respond|reply|act|speak|talk|only|always|ignore)|pretend|act as|act like|roleplay|role play|imagine you are|behave as|jailbreak|no (?:restrictions|filters)|override|without (?:limits|restrictions|rules|filters)|unrestricted|dan mode)\b/,
  /\b(?:ahora eres|(?:a partir de ahora|desde ahora|de ahora en adelante),? (?:eres|responde|contesta|habla|actua|solo|siempre|seras|vas a)|haz como (?:si|que)|actua como|finge|imagina que eres|comportate como|haz de|sin (?:limites|restricciones|filtros|reglas))\b/,
  /\b(?:repeat|print|show|output|reveal|tell me|display|copy|paste|quote|recite|translate|summari[sz]e|list)\b.{0,25}\b(?:text above|everything above|words above|above|(?:before|preceding) this|exact words|verbatim|word for word|you were (?:given|told))\b/,
  /\b(?:repite|imprime|muestra|revela|copia|pega|cita|transcribe|resume|traduce|dime|ensena\w*)\b.{0,45}\b(?:de arriba|anterior|(?:antes de|encima de) (?:este|esta|mi)|palabra por palabra|literal\w*|te han (?:dicho|escrito|dado|mandado)|te dijeron|te escribieron)\b/,
  /\b(?:translate|repeat|print|show|quote|recite|copy|traduce|repite|muestra|copia)\b.{0,20}\b(?:first|initial|opening|primer|inicial)\w* (?:message|instruction|prompt|mensaje|instruccion)/,
  /\b(?:debug|developer|admin|maintenance|god|dev) mode\b|\bmodo (?:depuracion|desarrollador|debug|administrador|admin|dev|dios)\b/,
  /\b(?:dump|export|print|show|reveal|vuelca|volcar|exporta|imprime|muestra)\b.{0,20}\b(?:your|tu|tus)\b.{0,10}\b(?:config\w*|settings|ajustes)/,
  /\b(?:confidential|secret|internal) (?:notes?|prompts?|instructions?)\b|\b(?:notas?|instrucciones) (?:confidencial|secret|intern)\w*/,
  /\b(?:what|how) (?:were|are|have|did) (?:you|they) (?:been )?(?:told|instructed|programmed|configured|trained|set up|tell you|taught)\b/,
  /\b(?:que|como) te (?:han|hayan|dijeron|programaron|configuraron|entrenaron|mandaron)\b(?! (?:cobrado|enviado))/,
  /\b(?:what|which)\b.{0,12}\b(?:instructions?|rules|guidelines|orders|directions)\b.{0,25}\b(?:gives?|gave|given)\b.{0,12}\byou\b/,
  /\b(?:what|which)\b.{0,12}\b(?:instructions?|rules|guidelines|orders)\b.{0,8}\b(?:do|did|are|have|must) you\b.{0,15}\b(?:follow|obey|gett?|got|given|received?)\b/,
  /\b(?:que|cuales)\b.{0,12}\b(?:instrucciones|indicaciones|reglas|normas|ordenes|pautas|directrices)\b.{0,8}\b(?:te|sigues|recib\w+|obedeces|cumples|(?:tienes que|debes|has de) \w+)\b/,
  /\b(?:como si|without|sin)\b.{0,12}\b(?:no tuvieras|any|ninguna?)\b.{0,10}\b(?:normas?|reglas?|limites?|rules?|limits?|guidelines)\b/,
  /\b(?:text|texto|frase)\b.{0,12}\b(?:you (?:start|begin|began)|(?:con|del) (?:el |la )?que (?:empiezas|partes))\b/,
  /\bto do what you were told\b|\bwhat you were told\b|\bte han (?:dicho|mandado|pedido) que (?:hagas|digas)\b/,
];

/** Words of anger; what a rule for handing over is compared with, too. */
export const ANGRY = new RegExp(
  `\\b${one('unacceptable|ridiculous|useless|furious|angry|fuming|livid|terrible|awful|horrible', 'disgrace\\w*|disgust\\w*|scam\\w*|rubbish|garbage|worst|fed up|sick (?:and tired )?of', 'tired of (?:waiting|this|you)|pathetic|outrag\\w*|appalling|shameful|shame on|wtf', 'bloody hell|what the (?:hell|fuck|heck)|damn\\w*|fuck\\w*|shit\\w*|crap|bullshit|i hate', '(?:asked|told|said) .{0,30}times|keep(?:s)? (?:dodging|ignoring|avoiding)|(?:preguntado|dicho|pedido) .{0,15}veces|sig(?:ues|ue|uen|uis) sin (?:contest|respond|ayud|hacer)\\w*|(?:is|are) a (?:total |complete |bad )?joke|bloody (?!good|great|brilliant|lovely|marvellous|amazing)\\w+|(?:weeks?|months?) waiting|this is a joke|waiting (?:for )?(?:\\d+|over|an?|forever|ages) ?(?:mins?|minutes?|hours?)?|(?:absolute|total|complete|utter)? ?joke of an?|on hold for|in circles|dando vueltas|a ningun (?:lado|sitio|parte)|annoy\\w*|frustrat\\w*|disappoint\\w*|idiots?|stupid|morons?|incompetent', '(?:nobody|no ?one)(?: ever| even| at all)? (?:cares|answers|helps|replies|responds|listens|bothers)', 'still no (?:answer|reply|response|news|sign)|no (?:answer|reply|response) (?:yet|so far|since|at all)|what an? (?:shambles|mess|joke|disaster|shame|nightmare|farce|circus|let ?down|disappointment|rip ?off)|never (?:buy\\w*|order\\w*|shop\\w*|com\\w+) .{0,15}again', 'tonterias|bobadas|chorradas|disparates|waste of (?:my |our |your )?(?:time|money)|(?:una )?perdida de tiempo|perder el tiempo|liars?|thie(?:f|ves)|lawyer|sue you|rip ?off|nonsense|unbelievable', 'driving me (?:mad|crazy|nuts|up the wall)|you never (?:understand|listen|get (?:it|anything))|nunca (?:me |nos )?(?:entiend|escuch)\\w+|had enough|still waiting|upset|inaceptable|verguenza|vergonzoso|estafa\\w*|timo|timador\\w*', 'hart[oa]s?|(?<!\\bo (?:me|nos) |pued[ae]n? )denunci\\w*|pesim[oa]s?|horribl\\w*|inutil(?:es)?|ridicul[oa]|abogad[oa]|desastre', 'asco|enfadad[oa]s?|cabread[oa]s?|indigna\\w*|furios[oa]|mierda|joder|cono|puta|lamentable', 'decepcion\\w*|impresentables?|tomadura de pelo|no me lo (?:puedo )?cre\\w*', 'sin (?:ninguna )?respuesta|(?:no )?(?:os|les?|te) (?:vuelvo|vuelva|pienso volver) a comprar|tomando el pelo|que (?:verguenza|caos|cachondeo|chapuza|porqueria|pena de)|chapuza\\w*|una porqueria', 'nadie (?:me |nos )?(?:ha )?(?:hace caso|hecho caso|responde|respondido|contesta|contestado|ayuda|ayudado|atiende|da la cara)|(?:la|lo|el) peor(?! de los casos)|idiotas?|imbecil\\w*', 'estupid[oa]s?|ladron\\w*|hasta las narices|hasta el gorro|sinverguenzas?|cansad[oa] de|fatal', 'incompetentes?|ya esta bien|esto es el colmo|increible que|me teneis|molest[oa]', 'llevo .{1,20} esperando|me cago en|(?:otra vez )?lo ha(?:s|beis) (?:puesto|hecho) (?:otra vez )?mal|odio|engan\\w*', 'good for nothing|hopeless|sucks?|stinks?|no (?:me |nos )?sirv(?:es|e|eis|en) (?:para|de) nada|no val(?:es|e|eis|en) (?:para )?nada|menud[oa] (?:decepcion|chapuza|mierda|timo|verguenza|birria|desastre|servicio|atencion)|vaya (?:birria|timo|mierda|chapuza|porqueria|desastre|servicio|atencion|verguenza)|hasta los (?:huevos|cojones)|hasta el mono|me (?:tomas|tomais|toman) por')}\\b`,
  'g',
);
const SHOUTED = /\p{Lu}{4,}/gu;

const WANTS_HELP =
  /^\W*(?:\w+, )?(?:help(?: me)?|i need (?:some )?help|can you help(?: me)?|what can you (?:do|help)(?: for me| me with)?|how can you help(?: me)?|what (?:do you do|are you for|can i ask(?: you)?)|ayuda(?:me)?|necesito ayuda|me (?:puedes?|podeis|pueden|podrias?|podrian) ayudar|puedes ayudarme|que (?:puedes|sabes) hacer|en que (?:me )?(?:puedes )?ayud\w+|para que sirves|que (?:te )?puedo preguntar(?:te)?|(?:i |i ?ve |ive )?(?:have|got) (?:an?|one) (?:quick |small |little )?(?:q|question)|tengo una (?:duda|pregunta|consulta)|i have (?:a|one|\d+|some|two) questions?|(?:(?:solo |just )?una|otra) (?:duda|pregunta|consulta|preguntita|dudita|cosita|cosa)(?: rapida)?|(?:just )?(?:an?|one)? ?(?:quick|small|little) (?:one|question|thing)(?: for you)?)(?: if you ?(?:ve| have)?(?: got)? an? (?:sec|second|min|minute|moment))?\W*$/;
const AGREES =
  /^\W*(?:yes|yep|yeah|yup|sure|si|sip|claro|ok(?:ay)?|vale|de acuerdo|perfect[oa]?|great|genial|fine|alright|all right|got it|understood|entendido|bien|muy bien|correcto|right|exactly|exacto|good|estupendo|yes please|si por favor|please|por favor|porfa)\W*$/;
const DECLINES = /^\W*(?:no|nope|nah|no thanks|no thank you|no gracias|nada|nothing|ninguna?|not really)\W*$/;

/** Good news of what was bought: it asks for nothing. */
const PRAISES = new RegExp(
  `\\b${one('looks|fits|works|feels|came out|turned out|arrived|is|are|ha quedado|han quedado|quedo|quedaron|queda|quedan|llego|llegaron|ha llegado|va|van|funciona')}(?: (?:so|just|really|absolutely|muy|super|tan))? ${one('perfect(?:ly)?|great|lovely|gorgeous|beautiful(?:ly)?|amazing|stunning|fantastic|precios[oa]s?|perfect[oa]s?|genial(?:es)?|fenomenal|estupend[oa]s?|divin[oa]s?|padrisim[oa]s?|de (?:lujo|maravilla|cine|10|diez)|que ni pintad[oa]s?')}\\b|\\b(?:we|i) (?:just |really |absolutely )?(?:love|adore) (?:it|them|the|my|our)\\b|\\b(?:me|nos) (?:encanta|encantan|chifla)\\b(?! que)|\\b(?:over the moon|delighted|thrilled|encantad[oa]s con|contentisim[oa]s?)\\b`,
);

const PICTURES = {
  angry: '😡🤬😠👎😤🖕💩😾😒🙄😞😢😭💔',
  thanks: '👍👌🙏🙌👏💪🎉🥳✅💯',
  greets: '😀😃😄😁😊🙂😉😎🤗👋😍🥰❤♥💛💚💙💜✨😺🙋☺😇🤩',
} as const;

/** What somebody does who sends nothing but pictures. */
function byPicture(text: string): SpeechAct {
  const shown = [...text].filter((letter) => /\p{Extended_Pictographic}/u.test(letter));
  const act = (['angry', 'thanks', 'greets'] as const).find(
    (one) => shown.length > 0 && shown.every((picture) => [...PICTURES[one]].includes(picture)),
  );
  return act ?? 'unclear';
}

/** Words of anger in a text, and what was shouted. */
export function angryWords(text: string): string[] {
  const shouted = text.match(SHOUTED) ?? [];
  return [
    ...(plain(text).match(ANGRY) ?? []),
    ...(shouted.length > 1 ? shouted : []),
    ...(/[!¡]{2,}/.exec(text) ?? []),
  ];
}

const has = (patterns: readonly RegExp[], text: string) => patterns.some((pattern) => pattern.test(text));

/** The words in which somebody asks for a person of the team; none where nobody does. */
export function wantedPerson(text: string): string[] {
  // "I am tired of a machine, put me through to somebody": each part says something else.
  const { rest } = withoutCourtesies(text);
  const parts = has(IF_VIRTUAL, plain(rest)) ? rest.split(/(?<=[,.;!?])/) : [rest];
  for (const said of parts.map(plain)) {
    if (has(IF_VIRTUAL, said)) continue;
    for (const pattern of [...WANTS_PERSON, ...WANTS_SOMEBODY_NAMED]) {
      const found = pattern.exec(said);
      if (found) return found.slice(1);
    }
  }
  return [];
}

const ASKS_LANGUAGES =
  /\b(?:(?:what|which) languages?|(?:do|can) you (?:speak|talk|answer|write)(?: \w+)? (?:in )?(?:english|spanish|french|german|italian|portuguese|catalan|chinese)|speak (?:english|spanish)|(?:que|cuales) idiomas?|en que idiomas?|hablas? (?:usted )?(?:ingles|espanol|castellano|frances|aleman|italiano|portugues|catalan|euskera|gallego))\b/;

/** What is asked beside the question which languages are spoken. */
function besideLanguages(text: string): string {
  const parts = text.split(/(?<=[.?!])\s+/);
  return parts.filter((part) => !ASKS_LANGUAGES.test(plain(part)) && part.split(/\s+/).length > 2).join(' ');
}

/** What somebody does by saying this. */
export function hear(message: string): Heard {
  const text = withoutOwnName(message.trim());
  if (!/[\p{L}\p{N}]/u.test(text)) return { act: byPicture(text), rest: '' };
  const said = plain(text);
  if (ASKS_LANGUAGES.test(said)) {
    const beside = besideLanguages(text);
    return beside === '' ? { act: 'asksLanguages', rest: '' } : hear(beside);
  }
  const number = /^\W*\d+(?:[.,]\d+)?\W*$/.test(said);
  if (number) return { act: 'number', rest: text.replace(/[^\d.,]/g, '') };
  const { kinds, rest } = withoutCourtesies(text);
  const courtesy = (['parts', 'thanks', 'greets'] as const).find((kind) => kinds.has(kind));
  if (courtesy && !/[\p{L}\p{N}]/u.test(rest)) return { act: courtesy, rest: '' };
  if (has(WANTS_PROMPT, said)) return { act: 'wantsPrompt', rest: '' };
  if (wantedPerson(text).length > 0) return { act: 'wantsPerson', rest: text };
  if (has(IF_VIRTUAL, said)) return { act: 'asksIfVirtual', rest: '' };
  if (WANTS_HELP.test(said)) return { act: 'wantsHelp', rest: '' };
  if (DECLINES.test(said)) return { act: 'declines', rest: '' };
  if (AGREES.test(said)) return { act: 'agrees', rest: '' };
  if (!/[\p{L}\p{N}]/u.test(rest)) return { act: 'agrees', rest: '' };
  if (new RegExp(ANGRY.source).test(said) || (text.match(SHOUTED) ?? []).length > 2)
    return { act: 'angry', rest };
  if (PRAISES.test(said) && !/[?¿]|\b(?:but|pero|aunque|although)\b/.test(said))
    return { act: 'praises', rest: '' };
  return WANTS_HELP.test(rest)
    ? { act: 'wantsHelp', rest: '' }
    : { act: 'asks', rest: kinds.size > 0 ? rest : text, courtesy };
}
