import { one, plain } from './courtesies';

const TIME = '(?:days?|weeks?|months?|dias?|semanas?|mes(?:es)?)';

/** What goes wrong with an order: it is late, not whole, another one, or what was promised of it did not come. */
const TROUBLE = [
  new RegExp(`\\b${TIME} (?:i have been |i ve been |ive been )?(?:waiting|esperando)\\b`),
  new RegExp(`\\bllev\\w+ .{1,20}${TIME} .{0,12}(?:esper\\w+|sin)\\b`),
  /\bstill (?:have ?n ?t|have not|not) (?:received|recieved|got|had|seen)\b/,
  /\bstill (?:nothing|not (?:here|come|arrived)|no (?:sign|trace))\b/,
  /\b(?:sigue|siguen|sigo) sin (?:llegar|recibir\w*|aparecer)\b/,
  /\bonly (?:one|two|three|half|\d+)(?: of (?:them|it))? (?:came|arrived|turned up|was in)\b/,
  /\bsolo (?:me )?(?:ha |han )?(?:llego|llegado|vino|venido|llegaron|vinieron)\b/,
  new RegExp(
    `\\b(?:wrong|different|another|not the) ${one('colou?r', 'item', 'product', 'one', 'model', 'right one')}\\b.{0,20}$`,
  ),
  /\b(?:otro|distinto|diferente) (?:color|modelo|producto|articulo)\b|\bcolor (?:equivocado|que no (?:es|era))\b/,
  /\bnot what i (?:ordered|asked for|bought)\b|\bno es lo que (?:pedi|compre|encargue)\b/,
];

/** Whether somebody tells of trouble with an order of their own; whoever asks a question wants its answer. */
export function isTrouble(message: string): boolean {
  const said = plain(message);
  return !/[?¿]/.test(message) && TROUBLE.some((pattern) => pattern.test(said));
}
