import { SPEAKS_OF_TONE, TONES } from './patterns';
import { lowered } from './phrases';
import type { Said, Tone } from './said';
import { foldInPlace } from './text';
import { OPPOSITE } from './tones';

/** What stands right before a tone of which there is to be less. */
const LESS =
  /\b(?:less|not (?:so|as|too|that|all that|quite so)|too|menos|no tan|no muy|no (?:es|sea) tan|demasiado|tan)\s+(?:\S+\s)?$|\b(?:sounds?|comes across(?: as)?|suena|parece) (?:a (?:bit|little)|pretty|kinda|kind of|rather|quite|un poco|algo|bastante)\s+$/;

/** "Warmer", "even more formal". */
const IS_MORE =
  /\b(?:less like a robot|less robotic|menos robot\w*|more|even|mas|todavia|aun|warmer|friendlier|kinder|nicer|shorter|funnier|wittier|stricter)\b/;

/** How it is to speak, of which much may be said. */
const OF_SPEECH =
  /^(?:(?:can|could|would) (?:it|you (?:make|have|get) (?:it|her|him)) |(?:please )?(?:make|have|get|let) (?:it|her|him) )?(?:que )?(?:hable|habla|trate|trata|tutee|suene|speak|talk|sound)\b(?!.*(?:\d|\bsi\b|\bcuando\b|\bif\b|\bwhen\b))/;

/** "It sounds way too stiff, …": how it is not to be. */
const SOUNDS_TOO =
  /^(?:(?:it|he|she) )?(?:sounds?|comes across|suena|parece|se le nota)(?: as)? (?:(?:way|far|a bit|a little|much|un poco|muy) )?(?:too|demasiado|muy)\b/;

const LESS_BEHIND = /^ (?:less|menos)\b/;

/** A word or two that say how somebody is: "cheerful but short", "cercano y con humor". */
const HOW = String.raw`(?:very |muy |con |de |(?:en |con )?tono )?\p{L}+(?:\s(?:and|but|yet|y|e|pero)\s(?:very |muy |con |de |a bit |un poco )?\p{L}+)?(?: tone| style)?`;
/** "…about our treks, cheerful but short": how, behind what it is for. */
const BEHIND = new RegExp(
  String.raw`,\s(?<how>${HOW})(?=$|\s(?:for|at|in|de|en|para)\s(?:an?|my|our|una?|mi|nuestr[oa])\s)`,
  'iu',
);
/** "Cercano y con humor, que cuente…": how, before what it is for. */
const BEFORE = new RegExp(
  String.raw`^(?<how>${HOW}),\s(?=(?:que|which|who|that|and|y|para|to|for|answer(?:s|ing)?|help(?:s|ing)?|tak(?:es|ing)|giv(?:es|ing)|tell(?:s|ing)?|handl(?:es|ing)|responde|atiende|ayuda|informa|gestiona)\s)`,
  'iu',
);
/** "Friendly and a bit nerdy": how, and nothing else. */
const ALONE = new RegExp(String.raw`^(?<how>${HOW})[.!\s]*$`, 'iu');

/** The tones that words name, where each of them names one. */
function tonesNamed(how: string): Tone[] | undefined {
  const words = foldInPlace(how).split(/\s(?:and|but|yet|y|e|pero)\s/);
  const tones = words.flatMap((word) => TONES.find(([, pattern]) => pattern.test(word))?.[0] ?? []);
  return tones.length === words.length ? tones : undefined;
}

/** The tones that stand beside what an agent is for, and what is left of that without them. */
export function tonesBeside(text: string): { rest: string; how: string; tones: Tone[] } | undefined {
  for (const pattern of [BEHIND, BEFORE]) {
    const { 0: found = '', groups } = pattern.exec(text) ?? {};
    const tones = groups?.how === undefined ? undefined : tonesNamed(groups.how);
    if (tones && groups?.how) return { rest: text.replace(found, ''), how: groups.how, tones };
  }
  return undefined;
}

/** How a new agent is to be, in the words in which it is told, where the first of them names a tone. */
export function ownTone(clause: string): string | undefined {
  const { how = '' } = ALONE.exec(clause)?.groups ?? {};
  const [first = ''] = how.split(/\s(?:and|but|yet|y|e|pero)\s/);
  const isTwo = first !== how;
  return isTwo && tonesNamed(how) === undefined && tonesNamed(first) ? lowered(how) : undefined;
}

/** How the agent is to sound, in folded words; asked for it, any words that name a tone do. */
export function readTone(bare: string, isAsked: boolean): Said | undefined {
  // "More professional, it's too chummy now": why it is to be so makes it no longer.
  const core = bare.replace(
    /,\s+(?:it'?s|because|since|it is|porque|es que|que es|que luego|que si no|que la gente|es)\s.*$/,
    '',
  );
  const isShort = core.split(/\s+/).length <= (OF_SPEECH.test(core) || SOUNDS_TOO.test(core) ? 14 : 9);
  const tones = TONES.flatMap(([tone, pattern]) => {
    const found = pattern.exec(core);
    if (!found) return [];
    // "Less formal" asks for the other end.
    const isLess =
      LESS.test(core.slice(0, found.index)) || LESS_BEHIND.test(core.slice(found.index + found[0].length));
    return isLess ? (OPPOSITE[tone] ?? []) : [tone];
  });
  if (
    tones.length > 0 &&
    (isAsked ||
      (ALONE.test(core) && tonesNamed(core) !== undefined) ||
      (isShort &&
        (SPEAKS_OF_TONE.test(core) ||
          bare.split(/\s+/).length <= (LESS.test(core.replace(/\S+$/, '')) ? 4 : 2))))
  )
    return { is: 'tone', tones, own: null, ...(IS_MORE.test(core) && { isMore: true }) };
  return undefined;
}
