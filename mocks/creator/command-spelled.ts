import { fold } from '@mocks/understanding/fold';
import { distance } from '@mocks/understanding/spelling';

/** With what a command begins, folded; each is long enough for a slip to show. */
const COMMANDS =
  'change remove delete update raise lower increase reduce extend rename translate connect disconnect replace cambia elimina actualiza traduce conecta desconecta anade agrega reduce amplia'.split(
    ' ',
  );

/** "No digáis", said to several, is "no digas" to the agent. */
const ofOne = (text: string) =>
  text.replace(
    /^(no (?:le |les |lo |la )?\p{L}+?)([aáeé])is(?!\p{L})/iu,
    (_, verb: string, vowel: string) => `${verb}${vowel.replace('á', 'a').replace('é', 'e')}s`,
  );

/** "Take the discount out again" is "remove the discount". */
const takenOut = (text: string) =>
  text.replace(
    /^(?:please )?(?:take|leave) ((?:the|that|what) .+?) (?:out|away|off)(?: again)?([.!\s]*)$/i,
    'remove $1$2',
  );

/** A text whose first word is put right where it is a command with a slip in it: "chnage the hours". */
export function commandSpelled(typed: string): string {
  const text = takenOut(ofOne(typed));
  const [first = ''] = /^\p{L}+/u.exec(text) ?? [];
  const said = fold(first);
  if (said.length < 5 || COMMANDS.includes(said)) return text;
  const meant = COMMANDS.find((command) => distance(said, command) === 1);
  return meant === undefined ? text : meant + text.slice(first.length);
}
