import { fold } from './fold';

/** Any of some words, as a part of a pattern. */
export const one = (...words: string[]) => `(?:${words.join('|')})`;

const GREETS = one(
  'hola+|holi+|oi(?: oi)*|he+llo+|hi+|h?e+y+a*|ei|epa|hiya|howdy|yo|greetings|good (?:morning|afternoon|evening|day)',
  '(?:morning|evening|afternoon)(?=\\s*[!.,]|\\W*(?:$|all|folks|everyone|everybody|team|guys|there))|(?:muy )?buen[oa]s? ?(?:dias?|tardes?|noches?)',
  '(?:muy )?buenas+|saludos|(?:que|k|q|ke) (?:tal|pasa|hay|onda)(?: (?:todo|estas|va|va todo))?',
  '(?:are )?you there|estas (?:por )?ahi|como (?:estas?|esta usted|va(?: todo)?|te va|andas)|what ?s up|sup',
  'how ?(?:s| is| has)(?: \\w+)? (?:your|the|ur) (?:day|morning|evening|week)(?: (?:been|going|so far|today)){0,3}|wen(?:a|o)s+(?: (?:dias|tardes|noches))?|(?:q|que|k) tal (?:andas|estas|vas|todo)',
  'how ?(?:s| is| are) (?:it going|you(?: doing)?|things|everything|life)(?: today)?',
  '(?:is )?(?:any|some)(?:one|body) (?:out )?(?:there|here|around|home|in|available|online|awake|listening|(?:mann|staff|check|watch|read)ing (?:this|the)(?: \\w+)?)(?=\\W*$)',
  'hay alguien(?: (?:ahi|aqui|por (?:ahi|aqui|alli)|en casa|disponible|conectad[oa]|despiert[oa]))?(?=\\W*$)|nice to meet you|encantad[oa](?: de conocerte)?',
  '(?:i )?(?:hope|trust) (?:you ?(?:are|re)|youre|all is|everything ?i?s|all ?s|this finds you)(?: (?:all|doing|having|keeping|an?|very|nice|good|great|lovely|well|fine|okay|ok|day|week|weekend|time|today))+',
  'espero que (?:estes|este|esteis|todo|vaya|tengas?|te vaya)(?: (?:todo|vaya|muy|bien|un|buen|dia|una|buena|semana|tarde))*',
);
const PARTS = one(
  '(?:good ?)?bye+(?: ?bye+)*|adios|chao+|chau|ciao|agur',
  'see (?:you|ya|u)(?: (?:later|soon|around|tomorrow|then|next time|on \\w+|(?:mon|tues|wednes|thurs|fri|satur|sun)day))?',
  '(?:talk|speak|write) to you (?:later|soon|tomorrow|then|again)',
  'catch (?:you|ya) (?:later|soon)|so long|farewell|take care|good night|cheerio',
  'have (?:yourself )?an? (?:very )?(?:nice|good|great|lovely|wonderful)(?: (?:day|one|evening|weekend|night|time|afternoon))?',
  'i ?(?:a?m (?:off|leaving)|(?:have|ve got|got|need) to (?:go|run|dash|leave)|must (?:go|run|dash|leave|be off)|gotta (?:go|run|dash))|gotta (?:go|run|dash)',
  '(?:i ?ll |i will )?(?:be|come|check|write|get) back(?: to (?:you|this))?(?: (?:later|soon|tomorrow|another day))?(?=\\W*$)|ttyl|cya|g2g|gtg|toodles|laters?(?=\\W*$)|(?:speak|talk|chat) (?:soon|later)|all (?:good|sorted|set|clear)(?: (?:now|then|here))?(?=\\W)',
  'that ?(?:s|is|ll be|will be) (?:all|it|everything)(?: for (?:now|today))?|nothing (?:else|more)(?: from me)?',
  '(?:that ?s |that is |you(?: ?ve| have) )?(?:i ?a?m|me|we ?(?:a?re)|us|got me) (?:all )?(?:sorted(?: out)?|done(?: here)?|all set|all good|set)(?: (?:for )?(?:now|today|then|here))?(?=\\W*$|\\W+(?:thank|thx|bye|ciao|cheers|see|have))',
  'tata|(?:ha)?sta luego|ta luego|hasta (?:luego|pronto|manana|otra|la (?:vista|proxima)|ahora|siempre|el \\w+)',
  'nos vemos(?: (?:luego|pronto|manana|el \\w+))?',
  'que (?:te |le |os )?(?:vaya|tengas?|tengais|pases?)(?: usted)?(?: muy)?(?: (?:bien|un|una))?(?: (?:buen|buena|feliz))?(?: (?:dia|tarde|noche|finde|fin de semana))?(?! (?:mas|menos|en cuenta|que))',
  '(?:buen|feliz) (?:dia|tarde|finde|fin de semana|noche)',
  'me (?:voy|despido|marcho|largo|tengo que (?:ir|marchar))|(?:tengo|he de) que (?:irme|dejarte|marcharme|salir)',
  '(?:luego|manana|otro dia|mas tarde|ya) (?:seguimos|hablamos|hablaremos|te (?:escribo|cuento|digo)|vuelvo|nos (?:vemos|hablamos)|continuamos)',
  '(?:seguimos|hablamos|continuamos|vuelvo|te escribo|nos hablamos) (?:luego|manana|otro dia|mas tarde|pronto)',
  '(?:te|os|le) dejo(?: que .*)?(?=\\W*$)|que descans(?:es|e|eis)|que (?:estes|este|esteis) (?:muy )?bien|manana te (?:sigo|cuento|escribo)(?: .*)?(?=\\W*$)',
  'eso (?:es|era) todo(?: por (?:hoy|ahora))?|nada mas|cuidate(?: mucho)?|ya estaria(?: todo)?',
  'ya (?:esta|lo tengo|tengo|he terminado|hemos terminado)(?: todo| claro)*(?=\\W*$|\\W+(?:gracias|adios|hasta|chao|nos))|con (?:eso|esto) (?:me |nos )?(?:vale|basta|sobra|llega|apano)|todo (?:listo|resuelto|aclarado|claro)(?=\\W)',
);
const THANKS = one(
  '(?:muchas |muchisimas |mil |un millon de )?gracias(?: (?:por (?:todo|tu ayuda|la ayuda|responder|la informacion)|de verdad|maj[oa]|guap[oa]|crack|reina|rey|cielo))?',
  'gra?[xc]i?a?s?|grcs',
  '(?:many |a thousand )?thank(?:s| you| u)(?: (?:so much|very much|a lot|a million|a bunch|again|for (?:your|the|all|everything)(?: \\w+)*|mate))?',
  'th(?:x|nx|anx|ks)|ty(?:sm|vm)?|cheers(?: mate)?|ta(?: very much| muchly| ever so)|ta(?=\\W*$)',
  '(?:much|really|greatly|i) appreciated?(?: (?:it|that|your help))?|(?:im |i am |we ?a?re )?(?:so |very |really )?(?:grateful|obliged|indebted)|muy agradecid[oa]s?|agradecid[oa]s?|agradecidisim[oa]s?',
  'i (?:really )?appreciate (?:it|that|your help)|(?:te|se|os) (?:lo )?agradezco(?: (?:mucho|muchisimo|un monton|de corazon|infinito|enormemente|de veras|de verdad|en el alma|tu ayuda|la ayuda|todo|el esfuerzo|la paciencia))*',
  '(?:muy|que) (?:amable|maj[oa]|util)',
  '(?:eso |esto )?me (?:ha servido|has ayudado|has? sido util|vale|sirve)(?: mucho| de mucho)?',
  '(?:me )?(?:has|ha|habeis) sido (?:muy |de (?:mucha|gran|muchisima) |una gran |todo )?(?:util(?:es)?|amables?|ayuda|un placer)',
  '(?:that|this|it|you) (?:really )?helped(?: me)?(?: a lot)?',
  '(?:you(?: a|r|ve| have|re| are)?(?: been)?|that ?(?:s|is|was)|what) (?:such )?(?:an? )?(?:(?:great|big|huge|real|massive|true|lovely|enormous|immense) )*help(?=\\W*$)',
  'you(?: a|r|ve| have|re| are)?(?: been)? (?:so |very |really |most )?(?:helpful|kind|great|amazing|the best|a star|brilliant|awesome|lovely)',
  '(?:eres|sois|es usted) (?:muy |un |una |unos |unas |el |la |los |las )?(?:genial(?:es)?|cracks?|cana|bomba|leche|maj[oa]s?|amables?|encanto|mejor(?:es)?|sol|fantastic[oa]s?)',
  '(?:that ?(?:s|is|was) )?(?:exactly|just) what i (?:needed|wanted|was looking for)|(?:justo|exactamente|precisamente) lo que (?:necesitaba|queria|buscaba)',
  'good (?:job|bot)|well done|buen trabajo|problem solved|(?:asunto |problema )?(?:solucionado|arreglado|resuelto)(?=\\W*$)',
  'you(?: ?ve)?(?: just)? (?:saved|rescued|made|solved|sorted|rock|nailed)(?: (?:me|my|it|us|for|day|life|evening|problem|out|the))*|(?:what )?(?:a |you ?re a |you (?:absolute |total |are a )?)?(?:life ?saver|legend|star|hero|genius|angel|gem)(?=\\W*$)',
  'me (?:has|habeis|ha) (?:salvado|alegrado|sacado|resuelto|solucionado|arreglado|quitado)(?: (?:la|el|de|un|vida|dia|apuro|problema|tarde|duda|peso|encima))*',
);
const FILLERS = one(
  '(?:ja|je|ha|he){2,}j?a?|lol|there|right|anyway|now|to (?:you|all|everyone|everybody)(?: all)?|everyone|everybody|all|again|team|folks',
  'crack|t[ií][oa]|jef[ea]|maj[oa]|figura|campeon|bro|buddy|dude|pal|guys|friends?|mate|a (?:todos|todas|tod@s|ti|usted|vosotros)|amig[oa]s?|equipo|de nuevo',
  'it ?(?:s|is) me(?: again)?|me again|soy yo(?: (?:otra vez|de nuevo))?|vuelvo a ser yo|aqui estoy',
  'alright|all right|(?:nice|good) one|otra vez|today|ok(?:ay|ey)?(?: dokey)?|pues nada|vale|venga|bueno|pues|well|so|and|y|oh|ah|then|entonces',
  'perfect[oa]?|genial|great|cool|nice|super|estupendo|fenomenal|perfecto|wonderful|excellent',
  'dale|listo|joya|barbaro|okis|va(?=\\W*[,.!])|excelente|brilliant|awesome|mucho|por todo|por favor|please|for now|por ahora|then',
  '(?:that|this|it)(?: is|s) (?:great|perfect|fine|good|nice|wonderful|awesome|all i needed|all i wanted)|(?:esta|todo|ha quedado|queda) (?:genial|perfecto|bien|muy bien|estupendo)',
);

const starts = (pattern: string) =>
  new RegExp(`^[^\\p{L}\\p{N}]*${pattern}(?![\\p{L}\\p{N}])[^\\p{L}\\p{N}]*`, 'u');
const COURTESIES = [
  ['parts', starts(PARTS)],
  ['thanks', starts(THANKS)],
  ['greets', starts(GREETS)],
  ['', starts(FILLERS)],
] as const;
const ENDS = new RegExp(`[\\s,.;]+(?:please|por favor|porfa(?:vor)?|${THANKS}|${PARTS})[\\s.!]*$`, 'u');

/** Folded, with the punctuation of short forms gone: "what's" and "whats" are one. */
export const plain = (text: string) => fold(text).replace(/['’`´]/g, '');

/** Takes the courtesies off the beginning and the end of a message. */
export function withoutCourtesies(text: string): { kinds: Set<string>; rest: string } {
  const kinds = new Set<string>();
  let rest = text;
  for (let turn = 0; turn < 12; turn += 1) {
    const met = COURTESIES.map(([kind, pattern]) => ({
      kind,
      length: pattern.exec(plain(rest))?.[0].length ?? 0,
    }))
      .filter(({ length }) => length > 0)
      .toSorted((a, b) => b.length - a.length)[0];
    if (!met) break;
    // Short forms have lost letters: what is left is as long as it was.
    rest = plain(rest).slice(met.length);
    if (met.kind !== '') kinds.add(met.kind);
  }
  const ended = rest.replace(ENDS, '');
  if (ended !== rest && new RegExp(THANKS, 'u').test(rest.slice(ended.length))) kinds.add('thanks');
  return { kinds, rest: ended.trim() };
}

/** "Hi, I'm Sarah, …": who somebody is says nothing of what they want. */
const OWN_NAME =
  /^(?<greeting>\W*(?:[Hh]i+|[Hh]ello|[Hh]ey|[Hh]ola|[Bb]uenas|[Bb]uenos d[ií]as)(?:[\s,]+\p{L}+){0,3})[\s,.!]+(?:[Ii]['’]?\s?a?m|[Mm]y name is|[Tt]his is|[Ss]oy|[Mm]e llamo)\s+\p{Lu}\p{L}+(?=[\s,.!]|$)/u;

/** A message without the name of the one who greets. */
export const withoutOwnName = (text: string): string => text.replace(OWN_NAME, '$<greeting>');
