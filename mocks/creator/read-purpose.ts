import { wordPairs } from '@mocks/understanding/word-pairs';
import type { Locale } from '@/api/generated/schemas';
import { readOnlyLanguage } from './read-language';
import type { Said } from './said';
import { foldInPlace, restOf, unquoted, withoutEnd } from './text';

const CALLED =
  /\b(?:called|named|llamad[oa]|(?:que |y )?se llame|se llama(?:ra)?)\s+(?<rest>[«“"][^»”"]+[»”"]|\p{L}[\p{L}\p{N}'’-]*(?:\s+(?!(?:that|who|which|to|for|que|para|y|e|and)(?!\p{L}))\p{L}[\p{L}\p{N}'’-]*){0,2}(?:\s&\s\p{L}+)?)/u;
/** Who somebody is, before what they want: "we are a bakery in Leeds and need…". */
const OF_COMPANY =
  /^(?:(?:we|i) (?:run|have|own|are|am|work)|we're|i'm|somos|tenemos|soy|tengo|llevamos)\b[^.]{3,90}?(?:,\s+|\s+)(?:and|y|so)\s+(?=(?:(?:we|i)(?:'d)? )?(?:want|need|like|am looking|are looking|looking|would like|nos|me|queremos|quiero|necesit\w+|busc\w+)\b)/;
const PURPOSE =
  /^(?:please |por favor,? )?(?:(?:(?:i|we)(?:'d| would)? (?:need|want|like|would like|am looking for|are looking for)|i'd like|(?:can|could) you (?:make|build|create)|(?:let'?s |vamos a |hagamos )?(?:make|build|create|set up|hacer|crear)(?: me| us)?|hagamos|(?:want|need|looking for)|(?:me|nos) hace falta|hace falta|arma(?:me|nos)?|monta(?:me|nos)|quisiera|quisieramos|quiero|queremos|necesito|necesitamos|me gustaria|nos gustaria|crea(?:me|nos)?|hazme|haznos|haz|construye|busco|buscamos)\s+(?:tener |to have )?)?(?:an? |un |una |el |la )?(?:new |nuevo |nueva )?(?:virtual |ai )?(?:agente|agent|chatbot|bot|assistant|asistente|ayudante|helper|receptionist|recepcionista|(?:something|someone|somebody|alguien|algo|uno|una)(?= (?:called|named|that|which|who|to|que|para)\b))\b(?:\s+virtual)?\s*(?<rest>.*)$/;
/** "Create Lola, an agent for our shop." */
const NAMED_FIRST =
  /^(?:please |por favor,? )?(?:make|build|create|set up|crea|haz|construye)(?: me| us| a)?\s+(?<name>\p{L}[\p{L}\p{N}'’-]{1,30}),\s+(?:an? |un |una )(?:new |nuevo |nueva )?(?:agente|agent|chatbot|bot|assistant|asistente|ayudante|helper)\b\s*(?<rest>.*)$/u;
const PURPOSE_LEAD = /^(?:that|who|which|to|for|que|para|capaz de|able to)\s+/;

const NAMING = /,?\s*(?:called|named|llamad[oa]|(?:que |y )?se llame|se llama(?:rá)?)\s*/i;
const FOR_PLACE = /^(?:(para)|for)\s+((?:an? |the |my |our |un |una |el |la |mi |mis |nuestr[oa] )\S.*)$/i;

/** "para mi tienda que atienda devoluciones". */
const DOES_THERE = /^(.+?)[,:]?\s+(?:que|that|which|who)\s+(\p{L}+)\s+(\S.*)$/iu;

/** "Para mi inmobiliaria, y tiene que concertar visitas". */
const MUST_THERE =
  /^(?<where>.+?),?\s+(?:y|and)\s+(?:it\s+)?(?:tiene que|debe(?:r[áí]a?)?|has to|must|should|needs to)\s+(?<verb>\p{L}+)\s+(?<what>\S.*)$/iu;

/** "an agent that books": its task is to book. */
const PURPOSE_VERBS = wordPairs(
  'atienda atender responda responder conteste contestar reserve reservar ayude ayudar informe informar gestione gestionar',
  'venda vender explique explicar diga decir resuelva resolver tome tomar recomiende recomendar busque buscar acompañe acompañar',
  'conteste contestar coja coger contesten contestar respondan responder atiendan atender agende agendar confirme confirmar filtre filtrar dé dar enseñe enseñar aconseje aconsejar tramite tramitar ofrezca ofrecer haga hacer apunte apuntar confirme confirmar filters filter',
  'ayuda ayudar atiende atender responde responder reserva reservar informa informar explica explicar vende vender recomienda recomendar orienta orientar gestiona gestionar resuelve resolver apunta apuntar coge coger',
  'gives give advises advise collects collect remembers remember books book shows show checks check schedules schedule qualifies qualify',
  'recoja recoger escoja escoger sirva servir pida pedir lea leer escriba escribir reparta repartir ponga poner traiga traer siga seguir abra abrir avise avisar anote anotar asesore asesorar mande mandar envíe enviar',
  'oriente orientar reciba recibir organice organizar answers answer books book helps help takes take tells tell explains explain',
  'cuente contar muestre mostrar encuentre encontrar consiga conseguir passes pass sends send sells sell handles handle informs inform finds find recommends recommend manages manage guides guide supports support',
);

/** The verb of a task in the form in which it is named; undefined for one that no task has. */
export const taskVerb = (verb: string): string | undefined => PURPOSE_VERBS[verb.toLowerCase()];

/** "She helps", "ayudará" and "que filtre" as the task they name. */
function taskOf(first: string, isWished: boolean): string {
  const known = PURPOSE_VERBS[first.toLowerCase()];
  if (known !== undefined) return known;
  const future = /^(\p{L}+[aei]r)á$/u.exec(first)?.[1];
  if (future !== undefined) return future;
  if (!isWished || !/^\p{Ll}+e$/u.test(first)) return first;
  return first.replace(/que$/, 'car').replace(/gue$/, 'gar').replace(/ce$/, 'zar').replace(/e$/, 'ar');
}

/** What `purposeOf` makes of a place alone. */
const VISITORS_OF = /^(?:answer the visitors of |atender a los visitantes de(?: |(?=l )))(?<place>.+)$/;

/** Whether a task names nothing but whose visitors are answered. */
export const isOfVisitors = (task: string): boolean => VISITORS_OF.test(task);

/** A task at the place that was named before it: "book tables" for "my restaurant". */
export function taskAt(task: string, before: string | null): string {
  const place = VISITORS_OF.exec(before ?? '')?.groups?.place;
  const what =
    place === undefined
      ? undefined
      : /^(?:una?|an?) (?:[\p{L}-]+(?= de )|.*(?<= )[\p{L}-]+$)/u.exec(place)?.[0];
  // "No, one of magic": of a place of the same kind.
  if (what !== undefined && / de una? de /.test(task)) return task.replace(/ de una? de /, ` de ${what} de `);
  if (place === undefined || VISITORS_OF.test(task)) return task;
  const isSpanish = before?.startsWith('atender') === true;
  return `${task} ${isSpanish ? 'en' : 'for'} ${place}`;
}

/** The second of two tasks in the form of the first: "dar citas y diga precios" is "dar citas y decir precios". */
const tasksIn = (text: string): string =>
  text.replace(/(?<=(?: (?:y|e|and)|,) )\p{L}+(?= )/gu, (verb) => PURPOSE_VERBS[verb.toLowerCase()] ?? verb);

/** "Signs" is "sign", "apunte" "apuntar", of whoever does something at a place; undefined for what is no such form. */
function doneThere(verb: string, isSpanish: boolean): string | undefined {
  if (isSpanish) return taskOf(verb, true) === verb ? undefined : taskOf(verb, true);
  if (!/^\p{Ll}{3,}[^s]s$/u.test(verb) || /^(?:speaks|always|does|has|is|was)$/.test(verb)) return undefined;
  return verb.replace(/ies$/, 'y').replace(/(?<=ch|sh|ss|x)es$|(?<!i|y)s$/, '');
}

/** "A hotel concierge": who the agent is, and no place of which it answers the visitors. */
const ROLE =
  /^(?:an?|una?) (?:(?:(?!(?:for|of|de|para)\s)\S+ ){0,3}(?:concierge|receptionist|waiter|secretary|tutor|coach|guide|host(?:ess)?|advis[eo]r|librarian|salesperson|helpdesk)|(?:conserje|recepcionista|camarer[oa]|secretari[oa]|tutor[a]?|guía|anfitri[oó]na?|asesor[a]?|bibliotecari[oa]|vendedor[a]?|dependient[ea])(?: \S+){0,5})$/iu;

/** What an agent is there for of which only its place was told, or who it is. */
export function servingAt(place: string, language: Locale): string {
  if (ROLE.test(place)) return `${language === 'es' ? 'ser' : 'be'} ${place}`;
  return language === 'es'
    ? `atender a los visitantes de ${place}`.replace(/ de el /, ' del ')
    : `answer the visitors of ${place}`;
}

/** What an agent is there for, without the words that lead to it. */
export function purposeOf(text: string): string {
  const said = withoutEnd(text);
  const [, spanish, place] = FOR_PLACE.exec(said) ?? [];
  const must = MUST_THERE.exec(place ?? '')?.groups;
  if (must) return `${must.verb} ${must.what} ${spanish ? 'en' : 'for'} ${must.where}`;
  const [, where = '', verb = '', what = ''] = DOES_THERE.exec(place ?? '') ?? [];
  const task = PURPOSE_VERBS[verb.toLowerCase()] ?? doneThere(verb, spanish !== undefined);
  if (task !== undefined) return `${task} ${tasksIn(what)} ${spanish ? 'en' : 'for'} ${where}`;
  if (place !== undefined) return servingAt(place, spanish ? 'es' : 'en');
  const [first = '', ...rest] = said
    .replace(new RegExp(PURPOSE_LEAD.source, 'i'), '')
    .replace(/^(?:(?:it|he|she) (?=\p{L}+s )|(?:debe(?:r[ií]a)?|tiene que) (?=\p{L}+r ))/iu, '')
    .split(' ');
  return tasksIn([taskOf(first, /^que /i.test(said)), ...rest].join(' '));
}

/** "…, which replies only in English": how it is to do it, behind what it is wanted for. */
const MANNER_BEHIND =
  /,?\s+(?:that|which|who|que)\s+(?<manner>(?:only |solo )?(?:speaks?|talks?|repl(?:y|ies)|answers?|writes?|hable|responda|conteste|escriba)\s+(?:only |solo |just )?(?:in|en)\s+.*)$/iu;

/** "Que aconseje ramos", "tengo una peluquería y necesito que me coja las citas". */
const TASK_WISHED =
  /^(?:[^.]{3,80}? (?:y|and) )?(?:(?:necesit\p{L}+|quier\p{L}+|quer\p{L}+|quisiera|busc\p{L}+) (?:algo |alguien |una? \p{L}+ )?)?que (?:alguien )?(?:me |nos |les? )?(?<verb>\p{L}+) (?<rest>\p{L}.*?)[.!\s]*$/iu;

/** "Que conteste en inglés". */
const OF_MANNER =
  /^(?:en|con|de) (?:espa[nñ]ol|ingl[eé]s|castellano|usted|t[uú]|tono|pocas|frases|humor|gracia)(?!\p{L})/iu;

/** "Que aconseje ramos": what an agent that is not there yet is to do. */
export function readTask(clause: string): string | undefined {
  const { verb = '', rest = '' } = TASK_WISHED.exec(clause)?.groups ?? {};
  const task = PURPOSE_VERBS[verb.toLowerCase()];
  // How it is to answer is not what it is for, nor is one thing that it is to tell.
  return task === undefined || OF_MANNER.test(rest) || /^(?:de )?que\s/i.test(rest)
    ? undefined
    : tasksIn(`${task} ${rest}`);
}

/** Understands what an agent is wanted for, and what it is called. */
export function readAgent(text: string, folded: string): Said[] | undefined {
  const first = restOf(text, folded, NAMED_FIRST, 'name');
  if (first !== undefined) {
    const purpose = purposeOf(restOf(text, folded, NAMED_FIRST) ?? '');
    return [
      { is: 'name', name: first },
      ...(purpose === '' ? [] : [{ is: 'purpose', text: purpose } as const]),
    ];
  }
  const [company = ''] = OF_COMPANY.exec(folded) ?? [];
  const wanted = restOf(text.slice(company.length), folded.slice(company.length), PURPOSE);
  if (wanted === undefined) return undefined;
  const called = restOf(wanted, foldInPlace(wanted), CALLED);
  const name: Said[] = called === undefined ? [] : [{ is: 'name', name: unquoted(called) }];
  // The name may stand before what it is for, or behind.
  const rest = called === undefined ? wanted : wanted.replace(called, '').replace(NAMING, ' ');
  const { manner = '' } = MANNER_BEHIND.exec(rest)?.groups ?? {};
  const only = readOnlyLanguage(foldInPlace(manner));
  const purpose = purposeOf(
    rest
      .replace(
        /^\s*(?:on|over|via|por|en) (?:whats ?app|instagram|messenger|facebook|(?:our|the|my) website)\s/i,
        '',
      )
      .replace(only ? MANNER_BEHIND : '', '')
      .replace(/\s+/g, ' ')
      .replace(/^[\s,]+/, '')
      .replace(/^(?:que\s+)?(?:y|e|and)\s+/i, ''),
  );
  const said: Said[] = purpose === '' ? [] : [{ is: 'purpose', text: purpose }];
  if (only) said.push({ is: 'language', language: only });
  return said.length + name.length === 0 ? [{ is: 'piece', piece: 'purpose' }] : [...name, ...said];
}
