import { IS_CONDITION } from './clauses';
import { foldInPlace } from './text';

/** What stands before what the agent is to do: "I want it to…", "quiero que…". */
const WISH =
  /^(?:please |por favor,? )?(?:(?:i|we)(?:'d| would)? (?:want|need|like|love|prefer) (?:(?:it|him|her|the (?:agent|bot|assistant)) to |(?=the greeting))|(?:quiero|queremos|quisiera|necesito|necesitamos|prefiero|me gustaria|nos gustaria) que (?:(?:el (?:agente|bot|asistente)|tambien) )?)/;

/** "Que ofrezca" is said of the agent; the agent itself is told "ofrece". */
const TOLD: Readonly<Record<string, string>> = Object.fromEntries(
  [
    'ofrezca ofrece pida pide diga di pregunte pregunta avise avisa pase pasa explique explica mande manda envíe envía',
    'dé da haga haz conteste contesta responda responde recomiende recomienda recuerde recuerda informe informa',
    'sugiera sugiere proponga propón enseñe enseña muestre muestra busque busca tome toma apunte apunta indique indica',
    'confirme confirma compruebe comprueba consulte consulta derive deriva evite evita use usa hable habla mencione menciona',
  ].flatMap((line) => {
    const words = line.split(' ');
    return words.flatMap((word, index) => (index % 2 === 0 ? [[word, words[index + 1] ?? word]] : []));
  }),
);
/** What it is to do, or not to do ("no prometa"), with whom it is done to before it ("le ofrezca"). */
const ASKED_OF_IT = /^(siempre )?(no |nunca )?(?:les? )?(\p{L}+)/iu;

function told(text: string): string {
  return text.replace(ASKED_OF_IT, (whole, always = '', never = '', verb: string) => {
    if (never !== '') return /[ae]$/.test(verb) ? `${never}${verb}s` : whole;
    const order = TOLD[verb.toLowerCase()];
    return order === undefined ? whole : `${always}${order}`;
  });
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** A wish as the agent is told it: "quiero que pida el número" is "Pide el número"; undefined where no wish is said. */
export function wishAsTold(text: string): string | undefined {
  const [lead] = WISH.exec(foldInPlace(text)) ?? [];
  if (lead === undefined) return undefined;
  const wish = text.slice(lead.length);
  if (!IS_CONDITION.test(foldInPlace(wish))) return capitalized(told(wish));
  const [condition = '', ...then] = wish.split(/,\s+/);
  return capitalized([condition, told(then.join(', '))].filter(Boolean).join(', '));
}
