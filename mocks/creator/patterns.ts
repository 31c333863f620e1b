import type { AgentMode, AgentPiece, ChannelKind, Locale } from '@/api/generated/schemas';
import type { Said, Tone } from './said';

export const CHANNELS: readonly (readonly [ChannelKind, RegExp])[] = [
  ['whatsapp', /\bwhats ?app\b|\bwasap\b|\bguasap\b/],
  ['messenger', /\bmessenger\b|\bfacebook\b/],
  ['instagram', /\binstagram\b|\binsta\b/],
  ['teams', /\bteams\b/],
  [
    'widget',
    /\bwidget\b|\bweb ?chat\b|\bchat web\b|\bweb ?site\b|\b(?:pagina|sitio) web\b|\b(?:la|mi|nuestra|the|my|our) web\b/,
  ],
];

export const TOOLS: readonly (readonly [string, RegExp])[] = [
  ['google_calendar', /\bcalendar\b|\bcalendario\b|\bagenda de google\b/],
  ['shopify', /\bshopify\b/],
  ['zendesk', /\bzendesk\b/],
  ['hubspot', /\bhubspot\b|\bcrm\b/],
  ['google_sheets', /\b(?:google )?sheets?\b|\bspreadsheets?\b|\bhojas? de calculo\b/],
];

export const TONES: readonly (readonly [Tone, RegExp])[] = [
  ['formal', /\b(?:de usted|formal|stiff|acartonad[oa]|formally|formalmente|mas formal)\b/],
  [
    'informal',
    /\b(?:de tu|tutea|tutear|tutee|informal|informally|casual|relaxed|desenfadad[oa]|coloquial|en plan (?:colega|amig[oa]|informal|relajado|majo|tranqui)|voseo|loos[ea]\w*)\b/,
  ],
  [
    'friendly',
    /\b(?:friendly|friendlier|co[sz]y|polite(?:ly)?|courteous|educad[oa](?:mente)?|con educacion|buenos modales|cortes|warm|warmer|kind|kinder|nicer|natural|human|humano|humana|less like a robot|less robotic|menos robot\w*|like an? (?:\w+ )?(?:mate|friend|neighbou?r|pal|buddy)|como un[a]? (?:\w+ )?(?:amig[oa]|vecin[oa]|colega)|gentle|gently|caring|sweet|reassuring|tiern[oa]|ternura|dulzura|dulce|delicad[oa]|cercan[oa]|amables?|calid[oa]|simpatic[oa]|carinos[oa]s?)\b/,
  ],
  ['polite', /\b(?:con respeto|respetuos[oa]s?|respectful(?:ly)?)\b/],
  [
    'brief',
    /\b(?:brief|briefly|quick(?=\W*$|,| and )|short|shorter|concise|breves?|brevecit[oa]s?|cortit[oa]s?|cort[oa]s?|concis[oa]s?|al grano|to the point|(?:less|fewer) words|menos palabras|terse|sec[oa]|escuet[oa]|palabreria|rodeos|rambl\w+|no se enroll\w+|enrolle|enrollarse|waffle|waffling)\b/,
  ],
  [
    'detailed',
    /\b(?:detailed|in detail|thorough|chatty(?! (?:neighbou?r|friend|mate|pal))|talkative|hablador[a]?|parlanchin[a]?|wordy|verbose|con detalle|detallad[oa])\b/,
  ],
  ['professional', /\b(?:professional|profesional|be (?:very )?serious|sea (?:muy )?seri[oa])\b/],
  [
    'patient',
    /\b(?:patient|patiently|pacientes?(?=\W*$|,| y | con )|paciencia|calm|calmly|calmad[oa]|tranquil[oa])\b/,
  ],
  [
    'cheerful',
    /\b(?:cheerful|cheeky|fun|funny|funnier|playful|witty|wittier|humou?r|humorous|jok(?:es|ing)|upbeat|lively|alegres?|divertid[oa]|alegria|gracia|gracios[oa]|humor|chispa|salero|desenfado)\b/,
  ],
  [
    'plain',
    /\b(?:no jargon|without jargon|plain language|simple words|clearly|plainly|habl\w+ claro|con claridad|claro y (?:sencillo|breve)|sin tecnicismos|palabras sencillas|lenguaje sencillo)\b/,
  ],
];
export const SPEAKS_OF_TONE =
  /\b(?:use (?:less|fewer|simple|simpler|plain|shorter)|keep (?:it|things)|manten\w*|tone|tono|voice|voz|sounds?|speaks?|talks?|writes?|be|habl\w+|suen\w+|ser|address\w*|trat\w+|tute\w+|escrib\w+|respond\w+|contest\w+|answers?|se mas|sea|mas|more|less|menos|make it|que sea|like an?|como una?)\b/;

/** What is not to be any longer, before what that is. */
export const REMOVING =
  '(?:please |por favor,? )?(?:remove|delete|drop|forget|take (?:(?:it|this|that|them) )?(?:out|away|off)|get rid of|scrap|erase|ditch|strike|kill|lose|cut|cross out|(?:quita|quite|elimina|borra|saca|tacha)(?:l[eoa]s?|me|mel[oa]s?)?(?= (?:el|la|lo|los|las|todo|eso) )|quita|elimina|borra|quitar|eliminar|borrar|sacar|olvidate de|olvida|saca|suprime|retira|tacha|borrame|deshazte de|prescinde de)';
export const REMOVES = new RegExp(
  `^(?:${REMOVING}|(?:please |por favor,? )?(?:disconnect|turn off|stop using|deja de usar|desconecta|desactiva|ya no|(?:quita|elimina|borra|desconecta|desactiva|saca|suprime|retira|tacha)r?(?:l[oae]s?|mel[oa]s?)))\\b`,
);
export const ADDS =
  /\b(?:add|connect|enable|activate|use|using|put (?:it )?on|publish|answers? on|available on|be on|link|(?:look|check|search|find|see)\w* .*\b(?:in|on|from)|busque|consulte|consulta|consultar|mire|mirar|buscar|anade|agrega|conecta|conectalo|activa|usa|use|usar|habilita|ponlo|ponla|publica|responda? (?:por|en)|atienda? (?:por|en)|este en|disponible (?:por|en)|enlaza)\b/;

/** Where an agent is to be: "can it work on WhatsApp, too". */
export const WORKS_ON =
  /\b(?:works?|runs?|funcion\w+|vaya)(?: tambien)? (?:on|in|over|en|por|con) (?:our |my |el |mi |nuestro )?(?:whatsapp|instagram|messenger|facebook|teams)\b|\bdo (?:whatsapp|instagram|messenger|teams)\b/;

export const PIECES: readonly (readonly [AgentPiece, RegExp])[] = [
  ['otherLanguage', /\b(?:languages?|translations?|idiomas?|traduccion|other language|otro idioma)\b/],
  ['purpose', /\b(?:purpose|goal|what it is for|proposito|objetivo|para que sirve|tarea|task)\b/],
  ['tone', /\b(?:tone|tono|voice|voz)\b/],
  ['rules', /\b(?:rules?|reglas?|normas?|limits?|limites)\b/],
  ['tools', /\b(?:tools?|herramientas?)\b/],
  ['channels', /\b(?:channels?|canal(?:es)?)\b/],
  ['greeting', /\b(?:greeting|saludo)\b/],
  ['name', /\b(?:name|nombre)\b/],
];
export const ASKS_ABOUT_PIECE =
  /^(?:help me (?:with|choose|set)|let'?s (?:set|do|talk about|define|choose)|what about|i want to talk about|ayudame con|vamos con|hablemos de|definamos|elijamos|quiero hablar de)\b/;

export const NAME =
  /^(?:please |por favor,? )?(?:(?:cambia(?:le|lo)?|change) (?:el|su|its|the|his|her) (?:nombre|name)[,:.]? (?:ahora |now )?(?=(?:se llama|que se llame|it(?:'s| is) called|he(?:'s| is)|she(?:'s| is))\b))?(?:(?:maybe |perhaps |i would |i'd |let'?s |we'll |we will )?(?:like to )?(?:call|name) (?:it|him|her|the (?:agent|bot|assistant))|(?:i|we)(?:'d| would)? (?:like|want|prefer|love) (?:it|him|her|the (?:agent|bot|assistant)) (?:to be )?(?:called|named)|(?:its|his|her|the|(?:the|our) (?:agent|bot|assistant)'s) (?:new )?name (?:is|should be|will be|has to be)|el nombre del (?:agente|bot|asistente) (?:es|sera)|rename(?: (?:it|him|her|the (?:agent|bot|assistant)))?(?: to| as)?|renombra(?:l[oa])?(?: (?:a|como|por))?|rebautiza(?:l[oa])?(?: (?:a|como))?|change (?:its|the) name to|it(?:'s| is) called|llama(?:lo|la)|(?:(?:quiero|queremos|quisiera|prefiero|me gustaria|mejor) )?que (?:el (?:agente|bot|asistente) )?se llam(?:e|ara)|se va a llamar|le (?:pondriamos|ponemos|pondremos|vamos a poner)(?: de nombre)?|va a llamarse|(?:it|he|she|the (?:agent|bot|assistant)) should be (?:called|named)|(?:(?:make|have|let) it |it (?:should|must) )?calls? (?:itself|herself|himself)|(?:que )?se present(?:e|a) como|presentate como|(?:i|we)(?:'d| would)? (?:prefer|like|want) the name|(?:prefiero|quiero|queremos|mejor|me gusta(?:ria)?) el nombre(?: de)?|make (?:the|its|his|her) name|(?:el (?:agente|bot|asistente) )?se llama(?:ra)?|(?:vamos a|voy a) llamar(?:lo|la|le)|(?:deberia|debe|tiene que|quiero que se|puede) llamarse|(?:su|el) (?:nuevo )?nombre (?:es|sera|debe ser|tiene que ser)|(?:ponle|ponele|ponlo de nombre)(?: de nombre| el nombre| por nombre)?(?! (?:que|q|un|una|el|la|los|las|mas|menos)\b)|(?:name|nombre)(?=:| \p{L}+(?:,|\W*$))|nombra(?:lo|la)|cambia(?:le)? (?:el|su) nombre (?:a|por))[:,]?\s+(?<rest>.+)$/u;
/** What it is no longer to be called: the new name is said beside it, or asked for. */
export const UNNAMED =
  /^(?:(?:give|find|get|think of|ponle|buscale|dale|quiero|i want|it needs|necesita)\s)(?:it |him |her )?(?:un|otro|a|an|another|some other)\s(?:\p{L}+ )?(?:nombre|name)\b(?! (?:like|de |como))|\b(?:don'?t|do not|no longer|not|doesn'?t|ya no|no)\b.*\b(?:called|named|se llam\w+|llamarse|ese nombre|that name)\b/u;
export const PURPOSE_SAID =
  /^(?:(?:it|he|she|the agent|this agent|el agente|este agente|la agente) (?:should|will|must|is there to|is for|has to|debe(?:ria)?|tiene que|sirve para)|(?:el (?:asistente|bot)|la asistente) (?:debe(?:ria)?|tiene que)|(?:it|he|she|the agent|this agent|el agente|este agente|la agente)(?= (?:helps?|ayuda(?:ra)? a) )|(?:(?:change|set) (?:its|the) (?:purpose|task|job|goal) to:?|(?:its|the|his|her) (?:purpose|task|job|goal) (?:is|should be)(?: to)?:?|(?:cambia|pon) (?:el|su|la) (?:proposito|tarea|objetivo) (?:a|por):?)|it'?s for|su (?:tarea|proposito|objetivo|trabajo) es|sirve para|es para|(?:tiene que|debe) (?=ayudar|atender|responder|reservar|gestionar|informar))\s+(?<rest>.+)$/;

export const TRANSLATE = /\b(?:translat\w*|traduc\w*|traduzc\w*)\b/;
export const LANGUAGE_WORDS: readonly (readonly [Locale, RegExp])[] = [
  ['en', /\b(?:english|ingles)\b/],
  ['es', /\b(?:spanish|espanol|castellano)\b/],
];
export const SETS_LANGUAGE =
  /\b(?:main language|speaks?|answers? in|idioma principal|hable|habla|responda en|responde en|conteste en|que sea en|in|en)\b/;

/** The other language beside the one it has: "make it speak Spanish too". */
export const ALSO_SPEAKS =
  /\b(?:teach|learns?|ensen\w+|aprend\w+|too|also|as well|in addition|besides|both|add|bilingual|tambien|ademas|anade|agrega|suma|ambos|bilingue)\b/;
/** People who speak a language, to whom the agent is to speak. */
export const SPEAKERS =
  /\b(?:customers?|visitors?|clients?|guests?|people|clientes?|visitantes?|huespedes|gente|personas|english(?:men| speakers)|spaniards|foreigners|tourists|ingleses|extranjer[oa]s|turistas|angloparlantes|hispanohablantes)\b/;

/** "Make it 60 days for returns instead of 30". */
export const SWAPPED =
  /^.*?(?<to>\d[\d.,:]*\s?[\p{L}€%]*)\s+(?:for|on|para|en|de)\s+(?<about>.+?)\s+(?:instead of|rather than|en vez de|en lugar de)\s+(?<from>.*\d.*)$/u;

/** What stands before a remark and says nothing. */
export const HEDGE =
  /^(?:honestly|frankly|to be honest|seriously|well|look|oh|ugh|la verdad|sinceramente|francamente|en serio|bueno|mira|pues|a ver|uf+)(?: (?:es que|que))?[,\s]+/;
/** What somebody says of themselves, of the weather, of their day: nothing of it is for the agent. */
export const OF_ONESELF =
  /^(?:(?:uf+|buf|ay) |menud[oa] (?:dia|lunes|martes|miercoles|jueves|viernes|semana|manana|tarde|noche)\b|(?:y )?tu que tal\b|how(?:'s| is| are) (?:your day|you|it going)\b|i(?:'?m| am|'?ve| have)?|my|me|mine|you(?:'?re| are)?|your|we (?:had|went|were|saw|ate|drank|watched)|we(?:'?re| are) (?:(?:so|very|really|all|a bit|too|quite) )*(?:tired|bored|happy|sad|late|lost|hungry|thirsty|busy|cold|hot|sleepy|exhausted|excited|ill|sick)|(?:brb|bbl|one (?:moment|sec|second|minute)|(?:hang on|hold on|wait|espera)(?=[\s.!]*$)|give me a (?:sec|second|minute|moment)|un (?:momento|segundo)|ahora vuelvo|vuelvo (?:ahora|enseguida|en un)|dame un (?:momento|segundo|minuto))|he|she|they hate|lol|haha\w*|jaja\w*|hmm+|mmm+|uf+|what an?|que (?:dia|tarde|noche|manana|bonit[oa]|calor|frio|sueno|hambre)|estoy|soy|tengo|no tengo|mi|mis|me|te|eres|sois|tu|no (?:sirves|vales|entiendes|te enteras|sabes|ayudas|funcionas|haces|das|aciertas|escuchas|tienes)|(?:sirves|funcionas|das|pareces|vales|entiendes) |se me|odio|nunca me|yo|(?:tenemos|estamos) (?:(?:mucha|muchisima|mucho|muchisimo|muy|un poco) )*(?:hambre|sed|sueno|frio|calor|prisa|cansad\w+|hart\w+|content\w+)|hemos (?:comido|ido|estado|visto|dormido)|vamos a (?:comer|cenar)|dejame|let me)\b/;
export const WEATHER =
  /\b(?:weather|(?:it'?s|its) (?:\w+ )?pouring|pouring (?:down|with rain)|got soaked|drizzl\w*|chucking it down|empapad[oa]|diluvi\w*|heat ?wave|sweltering|scorching|boiling|like an oven|(?:menud[oa]|vaya) (?:calor|frio|dia)|aqui con (?:un |mucho |este )?(?:calor|frio|viento)|un horno|rain\w*|snow\w*|sunny|cloudy|windy|storm\w*|llov\w*|lluev\w*|lluvia|nev(?:ar|ando)|nieva|soleado|nublado|the sun|sunshine|shining|(?:sale|salido|hace) el sol|freezing|que tiempo (?:hace|hara|va a hacer)|hace (?:mucho |un )?(?:calor|frio|sol|viento|dia|buen tiempo|mal tiempo))\b/;
/** "Tone: funny": what is filled in as on a form. */
export const FIELD =
  /^(?<field>purpose|task|goal|job|proposito|objetivo|tarea|funcion|tone|style|tono|estilo|company|business|shop|empresa|negocio|tienda)\s*:\s*(?<rest>\S.*)$/;
/** "Returns are no longer free, we charge 3 €". */
export const NO_LONGER_FREE =
  /^(?<about>.+?)\s+(?:(?:is|are|will)(?: no longer|n't| not)(?: be)?|ya no (?:es|son|sera|seran))\s+(?:free|gratis|gratuit[oa]s?)\b(?:\W+(?:(?:and|y|but|sino|ahora|now|from now on|desde ahora)\s+)?(?:(?:we|they|it|les|ahora|it'?s)\s+)?(?:(?:charge|costs?|cobramos|cuestan?|valen?|son|es|is|are)\s+)?(?<to>[€$]?\s?\d.*?)(?:\s+(?:for (?:them|it|that)|por (?:ellas?|ellos?|eso)|whatever .*|no matter .*|compre\w* lo que .*))?)?$/;
/** What is asked of the creator itself that is not its job. */
export const ENTERTAIN =
  /^(?:please |por favor,? )?(?:tell me an? (?:joke|story)|sing|dance|write (?:me )?an? (?:poem|song|story|essay)|cuenta\w* un|canta\w*|baila|escribe\w* un (?:poema|cuento|chiste))/;
/** A remark on what is there, not a fact: "this is rubbish", "the weather is lovely". */
export const REMARK =
  /^(?!its (?:tone|voice|style|greeting|answers?|messages?|replies)\b)(?:this|that|it|esto|eso|aquello)(?:'?s| is| was| es| fue)\b|^(?:vaya|menud[oa]|que) \p{L}+$|^(?:this|that|the|est[ea]|es[ea]|la|el) (?:chat|page|tool|app|thing|computer|screen|keyboard|pagina|herramienta|aplicacion|cosa|ordenador|pantalla|teclado) (?:is|isn'?t|was|works?|keeps?|looks?|doesn'?t|va|es|esta|no|parece|funciona)\b|\b(?:lovely|beautiful|nice day|boring|aburrid\w+|precios[oa]|bonit[oa]|today|yesterday|tonight|last night|hoy|ayer|anoche|esta manana)\b/u;

export const MODES: readonly (readonly [AgentMode, RegExp])[] = [
  [
    'copilot',
    /\bcopilot\b|\bonly (?:propose|suggest)\w*|\b(?:propose|suggest)s? answers\b|\bsolo (?:proponga|propon|sugiera)|\bque proponga\b|\b(?:approv|review|check|sign)\w*(?: off(?: on)?)? (?:\w+ ){0,2}(?:answers?|repl(?:y|ies)|messages?)\b|\b(?:apruebe|revise|aprueba|revisa|valide|valida|supervise|supervisa)n? (?:\w+ ){0,2}(?:respuestas?|contestacion(?:es)?|mensajes?)\b/,
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

export const GREETING =
  /^(?:please |por favor,? )?(?:(?:have|make|let) it )?(?:(?:it should )?greet(?:s)?(?: (?:visitors|people|them|everyone|customers))?(?: with| by saying)?|(?:the |its )?greeting(?: is| should be| to be| has to (?:be|say)| must (?:be|say)| should say)?|(?:change|set) the greeting to|say hello with|(?:start|begin|open)(?: (?:every|each) (?:chat|conversation|answer))? with|(?:que )?(?:les )?salud(?:a|e)(?:r|les|los|las)?(?: a (?:los|las|quien)\b[^:«“"]*?)?(?: con| diciendo)?|(?:que )?(?:el |su )?saludo(?: es| que sea| sea| sera| seria| debe ser| deberia ser| tiene que ser)?|(?:cambia|pon) (?:el|de|como) saludo(?: a| por)?|(?:siempre )?(?:empieza|empiece)(?: siempre)?(?: cada (?:chat|conversacion))? (?:con|diciendo))\s*[:,]?\s+(?<rest>[«“"¡!¿]?.{2,})$/;
export const OWN_GREETING =
  /\b(?:(?:write|propose|suggest|make|think of|add|give it) (?:a |me a )?greeting|(?:escribe|propon|proponme|sugiere|piensa|anade|haz|hazle|invent\w*)(?: un)? saludo)\b/;

export const REMOVE_RULE = new RegExp(
  String.raw`^${REMOVING}\s+(?:(?:the|la|el|las|los|what it says|everything|lo que dice|todo lo|lo|todo)\s+(?=\S))?(?:(?:rules?|blocks?|instructions?|sentences?|part|bits?|lines?|reglas?|bloques?|instruccion(?:es)?|normas?|frases?|parte)\s+)?(?:(?:about|on|of|that says|saying|sobre|de|del|que dice|que habla de|acerca de|relativa a)\s+)?(?:the |la |el |las |los )?(?<rest>.+)$`,
);
/** "We stopped the gift wrapping, so take that out". */
export const NO_MORE =
  /^(?:(?:we|they)(?:'ve| have)? (?:stopped|no longer|don'?t)(?: (?:doing|offering|selling|do|offer|sell))?|ya no (?:hacemos|ofrecemos|vendemos|tenemos|damos))\s+(?:the |our |el |la |los |las )?(?<rest>.+?),?\s+(?:so |and |asi que |y )?(?:please |por favor )?(?:(?:take|leave) (?:that|it|this) out|(?:remove|drop|delete) (?:that|it|this)|(?:quital|borral|eliminal)[oa])\W*$/;
/** "Ya no hace falta que pida las medidas": what it is not to ask for any longer. */
export const NO_LONGER_ASKS =
  /^(?:ya no (?:hace falta|es necesario|necesito|quiero|tiene) que (?:pida|pregunte)(?: por)?|(?:it |he |she )?(?:no longer (?:has|needs) to|doesn'?t (?:have|need) to) ask (?:people |customers |visitors )?for)\s+(?:the |their |an? |el |la |los |las |su |sus )?(?<rest>.+?)(?: any ?more)?\W*$/;
export const VALUE =
  /^(?:please |por favor,? )?(?:(?:we(?:'?ve| have)? )?(?:moved|changed|pushed|shifted|put|bumped|raised|upped|lowered|dropped|increased|cut)|bump|hike|up(?= (?:the|our)\b)|move|push|shift|hemos (?:cambiado|movido|pasado)|mueve|pasa|change|set|update|modify|adjust|increase|raise|lower|reduce|extend|make|put|fix|correct|corrige|arregla|cambia|cambiar|pon|poner|sube|baja|amplia|ampliar|actualiza|modifica|reduce|deja|fija|ajusta|alarga|acorta)\s+(?<about>.+?),?\s+(?:(?:up |down )?to|at|be|a|en|hasta|por|=|it'?s|its|they'?re|es|son)\s+(?<to>[^.]*\d.*)$/;
/** "Ahora las citas duran 60 minutos". */
export const VALUE_SINCE =
  /^(?:ahora|now|a partir de ahora|desde ahora|from now on),?\s+(?<about>.+?)\s+(?:is|are|costs?|takes?|lasts?|es|son|cuestan?|tardan?|duran?|valen?)\s+(?:de\s+)?(?<to>[€$£]?\d.*)$/;
export const VALUE_NOW =
  /^(?<about>.+?)\s+(?:(?:went|has gone|have gone|ha|han) (?:up|down|subido|bajado),\s+(?:now )?(?:(?:it'?s|its|they'?re|theyre|it is)(?: now)?|(?:ahora )?(?:es|son|cuestan?|valen?))|(?:is|are|costs?|takes?|lasts?)\s+now|now\s+(?:is|are|costs?|takes?|lasts?)|(?:ahora\s+(?:es|son|cuestan?|tardan?|duran?))|(?:ahora\s+(?:salen?|valen?)(?:\s+(?:a|por))?)|(?:(?:es|son|cuestan?|salen?|valen?|tardan?|duran?|pasan?\s+a\s+ser)\s+ahora)|pasan?\s+a(?:\s+ser)?|(?:sube|baja)n?\s+a|han?\s+(?:subido|bajado|pasado)\s+a|(?:go(?:es)?|went|(?:is|are)\s+going)\s+(?:up|down)\s+to|(?:has|have)\s+gone\s+(?:up|down)\s+to|(?:should|must|shall|will|have to|has to)\s+(?:be|cost|take|last)|(?:deben|debe|deberian?|tienen? que|van? a)\s+(?:ser|costar|durar|tardar))\s+(?:de\s+)?(?<to>.*\d.*)$/;
/** "Returns are 20 days now". */
export const VALUE_BEFORE_NOW =
  /^(?<about>.+?)\s+(?:is|are|costs?|takes?|lasts?|es|son|cuestan?|tardan?|duran?)\s+(?:de\s+)?(?<to>(?:up to\s+)?[€$]?\d[^,;]*?)\s+(?:now|ahora)\b.*$/;
/** "It's not 4.95, it's 5.25 for shipping", "ya no cerramos a las 6, ahora a las 8". */
export const NO_LONGER =
  /^(?<about>.*?)\b(?:not|no longer|don'?t|do not|ya no|no)\b\s*(?<what>\D*?)(?<from>[€$]?\d[\d:.,]*(?<![.,]))(?:\s?[\p{L}€$%]+){0,2}?(?:\s(?:anymore|any more|now|ya))?\s*[,;]?\s+(?:(?:but|sino|ahora|now|y|abrimos|cerramos|abre|cierra|(?:we )?(?:open|close)s?|its|it's|they're|theyre|is|are|es|son|cuesta|a las?|at|de)\s+)+(?<to>[€$]?\d[\d:.,]*(?<![.,])(?:\s?(?:\p{L}+|[€$%])){0,2}?)(?:\s+(?:for|of|para|en|de)\s+(?<of>.+?))?(?:\s+(?:now|ahora))?$/u;
/** "Shipping: 8.50 €". */
export const VALUE_TOLD = /^(?<about>\p{L}[^:\d]{1,40}):\s*(?<to>\S*\d.*)$/u;
/** "Sube a 48 horas lo de cancelar gratis". */
export const VALUE_FIRST =
  /^(?:sube|subid|baja|bajad|cambia|pon|amplia|reduce|pasa|raise|lower|change|move|extend)\s(?:a|to)\s(?<to>[€$]?\d[\d.,:]*(?:\s(?:\p{L}+|[€%]))?)\s(?:lo de (?:la |el |los |las )?|el |la |los |las |the )(?<about>.+)$/u;
/** "Que las devoluciones sean de 21 días". */
export const VALUE_WISHED =
  /^(?:(?:quiero|queremos|prefiero|mejor)\s+)?que\s+(?<about>.+?)\s+(?:sean?|cuesten?|valgan?|duren?|tarden?|pasen?|abran?|cierren?)\s+(?:(?:de|a|en|hasta|a las)\s+)?(?<to>.*\d.*)$/;
export const INSTEAD =
  /^(?<about>.*?)(?<to>\d[\d.,:]*(?<![.,])(?:\s\p{L}+){0,2}?)(?:\s+(?:instead of|rather than|not|en vez de|en lugar de|y no)|,\s*(?:and )?(?:not|no|ya no))\s+(?<from>.*\d.*)$/u;

export const NEVER =
  /^(?:(?:stop|keep|prevent) (?:it|him|her|the (?:agent|bot)) from \w+ing\b|no (?:le )?dejes que\b|no (?:jokes?|emojis?|slang|swearing)\b|sin (?:bromas|chistes|emojis?|tacos)\b|(?:it |he |she |(?:and )?the agent |el agente )?(?:mustn'?t|(?:doesn'?t|does not)(?= (?:promise|give|quote|offer|sell|discuss|share)\b)|must never|should never|must not|should not|shouldn'?t|can ?not|can'?t|may not|never|don'?t|do not|under no circumstances|avoid|sin (?:dar|decir|mencionar|prometer|hablar|ofrecer|compartir|recomendar|responder|contar|pedir|usar) |no debe|no puede|nunca|jamas|evita|prohibido)\b|(?:que )?no (?:prometas?|prometa|hagas?|vendas?|cobres?|uses?|cites?|garantices?|confirmes?|discutas?|opines?|envies?|mandes?|cuentes?|des|de|digas?|compartas?|hables?|ofrezcas?|menciones?|pidas?|(?:le |les )?(?:prometa|diga|ofrezca|confirme|hable|mencione|acepte|responda)s?|recomiendes?|reveles?|respondas?|aceptes?|inventes?)\b)/;
export const RULE =
  /^(?:(?:add |anade |agrega )?(?:a |the |una |la )?(?:rule|regla|norma)(?: that| que)?\s*:?\s+(?<rest>.+))$/;
export const STATES =
  /\b(?:aren'?t|isn'?t|must|always|only|is|are|costs?|takes?|opens?|closes?|open|closed|need|needs|have to|has to|free|allowed|siempre|solo|es|son|esta|estan|cuestan?|tardan?|abre|abrimos|cierra|cerramos|abierto|abiertos|hace falta|hay que|debe|deben|gratis|se puede|se pueden|aceptamos|tenemos|enviamos|we (?:accept|offer|ship|have)|pide|ask for|asks for|pregunta)\b/;
export const OF_THE_TALK =
  /\b(?:entiendo|entiendes|understand|confus\w*|me refiero|me referia|i meant?|quiero decir|queria decir|quise decir|i did(?:n'?t| not) want|no lo queria|wtf|tonto|stupid)\b/;
/** "No, I meant 45 days": another figure for what was just spoken of. */
export const CORRECTS =
  /^(?:no[,.\s]+)?(?:(?:sorry|perdon)[,.\s]+)?(?:(?:typo|errata|me equivoque|better|mejor|rather)[,:.\s]+(?=[€$]?\d)|(?=(?:a las? |at |de |a partir de |from |over )?[€$]?\s?\d[\d.,:]*(?:\s?(?:[€$%]|\p{L}+))?[\s.!]*$)|(?:\S+ ){0,8}(?:let'?s (?:do|say|make it)|make it|mejor|que sean)\s+(?=\d\S*(?: \p{L}+)?[.!]*$)|i mean(?:t)?(?: to say)?|(?:queria|quise|quiero) decir|me refer(?:ia|i) a|mejor dicho|make that)[,:\s]*(?<to>(?:[\p{L}€$]+ ){0,2}\S*\d.*)$/u;
/** The one language that is wanted: "just English", "solo español"; and the one that is not: "no more Spanish". */
export const ONLY_LANGUAGE =
  /\b(?:only|just|solo|solamente|unicamente) (?:in |en )?(english|ingles|spanish|espanol|castellano)\b/;
export const NO_LANGUAGE =
  /^(?:(?:please|por favor),? )?(?:no more|stop (?:speaking|using|answering in)|drop|remove|quita(?: el)?|elimina(?: el)?|nada de|sin|ya no hable(?: en)?) (english|ingles|spanish|espanol|castellano)\b/;
/** A tool by whatever name. */
export const CONNECTS =
  /^(?:please |por favor,? )?(?:connect|link|hook|plug|integrate|sync|conecta(?:l[oa])?|enlaza(?:l[oa])?|enchufa(?:l[oa])?|integra(?:l[oa])?|vincula(?:l[oa])?|sincroniza(?:l[oa])?|use the tool|usa la herramienta)\s+(?:it\s+)?(?:up\s+)?(?:to|with|into|a|con|el|la|the)?\s*(?:el |la |the )?(?<rest>\S.*)$/;
export const QUESTION =
  /^[¿\s]*(?:do (?:i|we)|what|which|how|when|where|who|why|does|do|is|are|can|que|cual(?:es)?|como|cuando|donde|quien|por que|cuant[oa]s?|tiene(?! que)|sabe|puede)\b/;

/** "Use first names": something it is told to do, whatever it is. */
export const IS_TOLD =
  /^(?:always |siempre )?(?:use|ask|say|offer|mention|suggest|include|send|usa|pide|pregunta|ofrece|menciona|sugiere|incluye|manda|recuerda|avisa)\b(?! (?:me|us|nos|you)\b)/;

/** "Can this be connected with my calendar?" */
export const CONNECTABLE =
  /^(?:(?:esto|this) )?(?:can|could|does|is|se puede|puedo|puede|podria|podemos|funciona|works?)\b.*\b(?:connect\w*|conect\w*|integr\w*|enlaz\w*|sync\w*|sincroniz\w*|works? with|funciona con)\b/;

export const SHORT: readonly (readonly [Said, RegExp])[] = [
  [
    { is: 'undo' },
    /^(?:please )?(?:undo|undo (?:that|it|this|(?:that |this |the )?last(?: one| change| thing)?)|revert(?: (?:that|it))?|take (?:that|it) back|go back|deshaz(?:lo)?(?: (?:eso|el ultimo(?: cambio)?|lo ultimo))?|deshacer|revierte(?:lo)?|vuelve atras)$/,
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
    /^(?:no|nope|reject(?: (?:it|them|all|that))?|discard(?: (?:it|them|that))?|(?:(?:nah|no|actually|oh|ok),? )?(?:scrap|forget|drop|scratch|cancel|ignore|remove|delete) (?:that|it|this|that last (?:one|bit)|the last one)|(?:olvida|quita|borra|deja)(?:lo)? (?:eso|lo ultimo|lo anterior|lo de antes|lo que (?:te )?(?:he dicho|dije)(?: antes)?)|(?:forget|remove|drop|scrap) what i (?:just )?said(?: before)?|(?:leave|keep) (?:it|that|them|everything|the \w+)(?: (?:out|as (?:it|they) (?:was|were|is|are)))?|skip (?:it|that)|deja(?:lo|la)? (?:(?:el|la|todo) ?\w* )?como (?:estaba|esta|era)|no me gusta|descarta(?:lo|los)?|rechaza(?:lo|los)?|dejalo(?: como esta)?|i don'?t like it|no,? thanks|no,? thank you|no,? gracias)$/,
  ],
  [
    { is: 'missing' },
    /^(?:what(?:'s| is| else is)? (?:still )?missing(?: (?:to|before|for) .*)?|what (?:do|must|should) i (?:still )?(?:do|need) (?:to|before) publish\w*(?: it)?|what (?:else )?(?:do you need|is left|remains)|what else|what(?:'s| is) next|next|que (?:mas )?(?:le |te |me |nos )?(?:falta|queda|necesitas)(?: todavia| aun)?(?: (?:por hacer|(?:para|antes de) (?:poder )?publicar(?:lo|la)?))?|que mas|siguiente|que sigue)$/,
  ],
  [
    { is: 'show' },
    /^(?:show (?:me|it|me (?:the agent|the draft|it|(?:everything|all|what)(?: (?:that )?(?:it (?:knows|says|has)|you(?: have|['’]ve| got)+))?(?: so far| now)?|how it is))|(?:ensena|muestra|dime|di)(?:me)? (?:todo )?lo que (?:sabes?|dices?|tienes?|llevas|hay)(?: (?:ahora|ya|hasta ahora))?|(?:show|tell|give|list)(?: me)? (?:all )?(?:of )?(?:the|its|your|my) (?:\w+ )?(?:instructions|rules|blocks)(?: (?:so far|you have|it has))?|what (?:instructions|rules) (?:does it have|are there|do we have)(?: so far| now| right now)?|what are (?:its|the|your) (?:instructions|rules)(?: so far| now| right now)?|how (?:does it|is it|do(?:es)? the agent) look(?: now)?|what (?:do you have|have (?:we|you) got)(?: so far| up to now)?|summari[sz]e(?: it)?|what (?:can|does) (?:it|the agent) (?:answer|know|do|say)(?: (?:right )?now| already| so far| yet)?|(?:muestra|ensena|dime|di|lista)(?:me)? (?:todas )?(?:las|sus|tus|mis) (?:instrucciones|reglas|normas|bloques)(?: (?:que (?:tiene|hay|tienes)|actuales))?|(?:que|cuales son (?:las|sus)) (?:instrucciones|reglas|normas)(?: (?:tiene|hay|tienes))?(?: (?:ahora|ya|puestas|hasta ahora|ahora mismo))*|muestra(?:me)?(?:lo|la)?(?: (?:el agente|el borrador|todo))?|ensena(?:me)?(?:lo|la)?(?: (?:el agente|el borrador|todo))?|como (?:queda|va|esta)(?: (?:el agente|ahora))?|resume(?:lo|melo)?|resumen|(?:que|como) (?:llevamos|llevas|vamos|tienes)(?: (?:hasta ahora|hasta el momento|apuntado|por ahora))*|que sabe(?: (?:ya|ahora(?: mismo)?))?(?: (?:el|mi) (?:agente|asistente|bot))?(?: (?:responder|contestar|hacer))?(?: (?:ahora(?: mismo)?|ya|hasta ahora|por ahora|el agente))?|que tenemos)$/,
  ],
  [
    { is: 'help' },
    /^(?:help|help me|(?:so |and |ok(?:ay)? )?what (?:exactly |else )?(?:can|do) you (?:\w+ )?do(?: for (?:me|us))?(?: exactly)?|what can i (?:say|ask|do)|how does this work|ayuda|ayudame|(?:y |entonces |vale )?(?:tu )?(?:que|y que) (?:exactamente )?(?:puedes|sabes) hacer(?: (?:tu|exactamente))?(?: por (?:mi|nosotros))?|que puedo (?:decir|pedir|hacer)|como funciona(?: esto)?)$/,
  ],
  [
    { is: 'hello' },
    /^(?:hello|hi|hey|good (?:morning|afternoon|evening)|hola|buenas|buenos dias|buenas (?:tardes|noches))(?: (?:there|creator))?(?:[,¿\s]+(?:que tal(?: (?:va|vas|estas|todo))*|como (?:va|vas|estas|te va)(?: todo| eso)?))?$/,
  ],
  [{ is: 'thanks' }, /^(?:thanks|thank you|thanks a lot|many thanks|gracias|muchas gracias|mil gracias)$/],
  [
    { is: 'skip' },
    /^(?:skip(?: (?:it|this|that))?|never ?mind|don'?t worry(?: about (?:it|that))?|olvidalo|no importa|da igual|no te preocupes|none|not now|later|nothing|nothing else|i don'?t know|no idea|that(?:'s| is) all|no lo se|no se|ahora no|mas tarde|luego|ningun[oa]?|nada|nada mas|eso es todo|salta(?:lo|telo)?|paso)$/,
  ],
];
