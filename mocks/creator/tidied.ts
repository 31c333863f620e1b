import { capitalized } from './phrases';

const NOT = /\b(are|is|do|does|did|was|were|have|has|had|could|should|would|must)nt\b/giu;
/** What is written with a capital letter in English. */
const PROPER =
  /\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b|\b(?:january|february|april|june|july|august|september|october|november|december)\b|\b(?:english|spanish|french|german|italian|portuguese|catalan|dutch|arabic)\b/gu;
/** "…, sorry, …": what is said to the one who builds an agent, and to no visitor. */
const ASIDE = /,\s(?:sorry|i['’]?m afraid|lo siento|perdona|perd[oó]n),\s/giu;
/** "Dogs aren't allowed any more": how it was is no news to a visitor. */
const BEFORE = /(?<=n['’]t\b.*|\bnot\b.*) any ?more(?=[,.!]|$)/giu;

/** What was typed in haste as it is read by visitors: "dogs arent allowed, sorry, on mondays". */
export const tidied = (text: string): string =>
  text.replace(NOT, "$1n't").replace(ASIDE, ', ').replace(BEFORE, '').replace(PROPER, capitalized);
