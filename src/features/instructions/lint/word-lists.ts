import { foldText } from '@/lib/fold-text';

const LONGEST_STEM = 5;

/** Cuts the endings off, so that "devoluciones" meets "devolver" and "returns" meets "return". */
export function stemOf(word: string): string {
  const folded = foldText(word);
  if (folded.length < 4) return folded;
  const plural = folded.length > 4 ? /(es|s)$/ : /s$/;
  return folded
    .replace(plural, '')
    .slice(0, LONGEST_STEM)
    .replace(/[aeiou]$/, '');
}

const listed = (lines: string) => lines.trim().split(/\s+/);
const stems = (lines: string) => new Set(listed(lines).map(stemOf));

/** Words that carry no subject, in both languages. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  listed(`
    a al algo ante aqui asi con como cual cuales cuando cuanto cuantos de del desde donde el ella ellas ellos en entre era es esa
    esas ese eso esos esta estan estas este esto estos fue ha han hasta hay la las le les lo los mas me mi mis muy nos o os para
    pero por porque que quien se sea sean ser si sobre son su sus tambien te ti tras tu tus u un una unas uno unos usted
    ustedes y ya cada todo toda todos todas durante dentro antes despues luego plazo
    about after all also an and do does did any are as at be been before being both but by each every for from has have he i if in into is it
    its me my of on one or our please shall should so such than that the their them then there these they this those to until us was
    we were what when where which while who will with within would you your during
  `),
);

/** Words that say how much of something there is, and things that everything is about; stems. */
export const RELATION_STEMS: ReadonlySet<string> = stems(`
  tarda tardan tardar llega llegan cuesta cuestan costar coste costo precio vale valen dura duran durar puede pueden puedes poder
  acepta aceptan aceptar admite admiten permite permiten hace hacen tiene tienen tienes da das dar des gratis gratuito gratuita
  producto articulo cliente compra maximo minimo menos total aproximadamente laborables habiles naturales cobra cobramos cobran
  siempre paga pagan euro dolar
  take takes arrive arrives cost costs price last lasts can may must accept accepted allow allowed possible make made get give
  do does free product item customer purchase maximum minimum up most least around approximately working business calendar charge
  charged always pay paid euro dollar
`);

/** Words after which something holds in some cases only. */
export const CONDITION_WORDS: ReadonlySet<string> = new Set(
  listed(`
    si cuando salvo excepto menos partir despues tras primer primera primeros primeras superior superiores supera superan solo
    if when unless except over above under below after first more exceed exceeds only
  `),
);

/** Of opening hours, however they are called. */
export const HOURS_STEMS: ReadonlySet<string> = stems(`
  horario horarios abre abren abrimos abierto abierta abiertos abrir atendemos
  open opens opened opening schedule
`);

const numbered = (lines: string): Readonly<Record<string, number>> =>
  Object.fromEntries(listed(lines).map((pair) => [pair.split('=')[0], Number(pair.split('=')[1])]));

/** Numbers that are written in words; 1 is left out, since it is mostly an article. */
export const NUMBER_WORDS = {
  es: numbered(`
    dos=2 ambos=2 ambas=2 tres=3 cuatro=4 cinco=5 seis=6 siete=7 ocho=8 nueve=9 diez=10 once=11 doce=12 trece=13 catorce=14
    quince=15 dieciseis=16 diecisiete=17 dieciocho=18 diecinueve=19 veinte=20 veintiuno=21 veintidos=22 veintitres=23
    veinticuatro=24 veinticinco=25 treinta=30 cuarenta=40 cincuenta=50 sesenta=60 setenta=70 ochenta=80 noventa=90 cien=100
  `),
  en: numbered(`
    two=2 both=2 three=3 four=4 five=5 six=6 seven=7 eight=8 nine=9 ten=10 eleven=11 twelve=12 thirteen=13 fourteen=14
    fifteen=15 sixteen=16 seventeen=17 eighteen=18 nineteen=19 twenty=20 thirty=30 forty=40 fifty=50 sixty=60 seventy=70
    eighty=80 ninety=90 hundred=100
  `),
};

/** Words that turn a sentence round. */
export const NEGATIONS: ReadonlySet<string> = new Set(
  listed(`no nunca jamas sin never not without dont cannot cant wont doesnt isnt arent mustnt shouldnt`),
);
/** Words by which a sentence holds without exception. */
export const ALWAYS_WORDS: ReadonlySet<string> = new Set(listed('always siempre'));
export const NEVER_WORDS: ReadonlySet<string> = new Set(listed('never nunca jamas'));
