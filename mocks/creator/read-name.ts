import { PURPOSE_SAID } from './patterns';
import { purposeOf } from './read-purpose';
import { tonesBeside } from './read-tone';
import type { Said } from './said';
import { foldInPlace, isPlausible, restOf, unquoted, withoutEnd } from './text';

/** What follows a name and is none of it: "call it Luna, it should remind people". */
const AFTER_NAME =
  /(?:\s+and\s+(?=(?:(?:he|she|it)\s+)?(?:tell|help|answer|take|book|give|show|recommend|explain|sell|handle|look)s?\s)|,\s+(?=\p{L}+(?:ara|era|ira)\b)|\s+y\s+(?=(?:ayuda|atiende|responde|reserva|informa|explica|vende|recomienda|orienta|da|coge|apunta)\s)|,\s+(?=\p{Ll}+(?:amos|emos|imos)\b)|,\s+(?:(?:and|y|e)\s+)?(?=(?:it|he|she|that|who|which|to|for|que|para|debe|deberia|tiene que|es para|it's for)\b)|\s+(?:(?:and|y)\s+)?(?=(?:it|he|she) (?:should|must|will|has to|needs to)\b|(?:debe|deberia|tiene que)\b)|\s+(?:and|y)\s+(?=(?:stop|never|don'?t|use|keep|be|deja de|nunca|no)\s)|\s+(?:and|y)\s+(?=(?:have|make|let) it\b|que\b|\p{L}+(?:ara|era|ira)\b))/iu;

/** How it is to do things, and not what it is for: "y que use emojis". */
const MANNER =
  /^(?:(?:also )?(?:reply|answer|respond|write) (?:also )?in |(?:say hello|greet|be|use|sound|speak|stop|never|don'?t|keep|deja de|nunca|no) )|^que (?:no |nunca |tambien )?(?:use|hable|trate|tutee|sea|tenga|suene|salude|responda (?:con|en)|conteste (?:con|en))\b/;

/** "Luna, no, mejor Kira". */
const ANOTHER_NAME =
  /^\p{L}+,\s+(?:no|sorry|perd[oó]n|wait)[,.]?\s+(?:(?:mejor|better|rather|make it)\s+)?(\p{Lu}\p{L}+)[.!]?$/u;
const APPOSITION = /,\s+(?:el|la|the|your|our|an?|una?|tu|su)\s\P{P}+[.!]?$/u;

/** A name, and what the agent of that name is for or how it sounds where the same sentence says so; `readOn` reads the rest. */
export function readName(named: string, readOn: (rest: string) => Said[]): Said[] {
  const whole = named.replace(
    /,?\s+(?:instead|from now on|en su lugar|en vez de eso|mejor|a partir de ahora|desde ahora|de ahora en adelante)[.!\s]*$/i,
    '',
  );
  const beside = tonesBeside(withoutEnd(whole));
  if (beside) return [...readName(beside.rest, readOn), { is: 'tone', tones: beside.tones, own: null }];
  const another = ANOTHER_NAME.exec(whole)?.[1];
  if (another !== undefined) return [{ is: 'name', name: another }];
  // "Paco, el asistente de Nube": who somebody is is none of their name.
  const [apposition] = APPOSITION.exec(whole) ?? [];
  if (apposition !== undefined) return [{ is: 'name', name: unquoted(whole.slice(0, -apposition.length)) }];
  const cut = /^[«“"]/.test(whole) ? null : AFTER_NAME.exec(foldInPlace(whole));
  const name = unquoted(withoutEnd(cut ? whole.slice(0, cut.index) : whole));
  if (!cut) return [{ is: 'name', name }];
  const rest = whole
    .slice(cut.index + cut[0].length)
    .replace(/^(?:(?:have|make|let) it|(?:he|she|it)(?= \p{L}+s )) /iu, '');
  const folded = foldInPlace(rest);
  const isOfCompany = /^\p{L}+(?:amos|emos|imos)\b/u.test(folded);
  if (MANNER.test(folded) || isOfCompany) return [{ is: 'name', name }, ...readOn(rest)];
  const said = restOf(rest, folded, PURPOSE_SAID) ?? rest;
  // "It's for our gardening service": a place, and not yet a task.
  const [towards = ''] = /\b(?:for|para) $/.exec(folded.slice(0, folded.length - said.length)) ?? [];
  const purpose = towards + said;
  if (MANNER.test(foldInPlace(purpose))) return [{ is: 'name', name }, ...readOn(purpose)];
  return isPlausible(folded)
    ? [
        { is: 'name', name },
        { is: 'purpose', text: purposeOf(purpose) },
      ]
    : [{ is: 'name', name }];
}
