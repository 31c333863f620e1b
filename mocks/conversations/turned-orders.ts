import type { Locale } from '@/api/generated/schemas';
import { toldTo } from './told-to';

export type Texts<Value> = Readonly<Record<Locale, Value>>;

/** Of an order to the agent: what the visitor hears instead of it, in the place of its words. */
export type Turned = readonly [order: RegExp, speech: (what: string, formal: boolean) => string];

/** "Su número" is "tu número" to a friend. */
const you = (formal: boolean, what: string) =>
  formal ? what : what.replace(/\bsu\b/g, 'tu').replace(/\bsus\b/g, 'tus');

/** How somebody is sent on: to a telephone, an address of email, a page, or anybody else. */
const WAYS = {
  en: {
    phone: 'You can call',
    email: 'You can write to',
    page: 'Please have a look at',
    other: 'Please turn to',
  },
  es: { phone: 'Puedes llamar', email: 'Puedes escribir', page: 'Puedes ir', other: 'Puedes acudir' },
  esFormally: { phone: 'Puede llamar', email: 'Puede escribir', page: 'Puede ir', other: 'Puede acudir' },
};

function wayTo(what: string, ways: (typeof WAYS)['en']): string {
  if (/@|\be-?mail\b|\bcorreo\b/i.test(what)) return ways.email;
  if (/\b(?:phone|teléfono|móvil|number|número|hotline)\b|\d{3}/iu.test(what)) return ways.phone;
  return /\b(?:page|página|web(?:site)?|site|form|formulario|link|enlace)\b|https?:|www\./i.test(what)
    ? ways.page
    : ways.other;
}

/** What an agent says of the orders that are for the visitor, the first that fits. */
export const TURNED: Texts<readonly Turned[]> = {
  en: [
    [
      /^(?:politely |always |first )*ask (?:them |the (?:visitor|customer|person) )?for (.*(?:photo|picture).*)$/i,
      (what) => `Could you send me ${what}?`,
    ],
    [
      /^(?:politely |always |first )*ask (?:them |the (?:visitor|customer|person) )?for (.+)$/i,
      (what) => `Could you tell me ${what}?`,
    ],
    [
      /^(?:politely |always |first )*ask (?:them |the (?:visitor|customer|person) )?about (.+)$/i,
      (what) => `Could you tell me about ${what}?`,
    ],
    [
      /^(?:always |first )*ask (?:them |the (?:visitor|customer|person) )?((?:what|when|where|which|how|who|whether|if)\b.+)$/i,
      (what) => `Could you tell me ${what}?`,
    ],
    [/^(?:always )?offer that (.+)$/i, (what) => `${what.charAt(0).toUpperCase()}${what.slice(1)}.`],
    [/^(?:always )?offer to (?!pass)(.+)$/i, (what) => `I can ${what}.`],
    [/^(?:always )?offer (.+)$/i, (what) => `I can offer you ${what}.`],
    [
      /^(?:offer to )?(?:pass|transfer|forward|hand|escalate|refer)\b(.*)$/i,
      () => 'I can pass this on to the team.',
    ],
    [
      /^(?:always )?(?:apologi[sz]e|say (?:that you(?:['’]re| are) )?sorry)\b(.*)$/i,
      () => 'I’m sorry about that.',
    ],
    [
      /^give (?:them|him|her|the (?:visitor|customer|person|patient|guest)) (?!a\b|an\b)(.+)$/i,
      (what) => `Here is ${what}.`,
    ],
    [
      /^(?:tell|ask) (?:them|visitors?|customers?|the (?:visitor|customer|person)) to (.+)$/i,
      (what) => `Please ${what.replace(/,? (and )?not to /g, ', $1don’t ').replace(/ and to /g, ' and ')}.`,
    ],
    [
      /^(?:tell|ask|advise) (?:them|visitors?|customers?|the (?:visitor|customer|person)) not to (.+)$/i,
      (what) => `Please don’t ${what.replace(/,? (and )?to (?=[a-z]+ )/g, ', $1').replace(/,, /g, ', ')}.`,
    ],
    [/^that ((?:we|you|the|our|it)\b.+)$/i, (what) => `${what.charAt(0).toUpperCase()}${what.slice(1)}.`],
    [
      /^give (?:out )?((?:the|our|your) .*(?:number|phone|e-?mail|address|link|form|page).*)$/i,
      (what) => `Here is ${what}.`,
    ],
    [
      /^(?:send|direct|refer|redirect|point) (?:them|him|her|visitors?|customers?|the (?:visitor|customer|person|patient|guest)) to (.+)$/i,
      (what) => `${wayTo(what, WAYS.en)} ${what}.`,
    ],
    [/^open (a .+|an .+)$/i, (what) => `I’ll open ${what.replace(/ to the team$/, ' with the team')}.`],
    [/^wish ((?:them|him|her|the |their ).+)$/i, (what) => `I wish ${what}.`],
    [/^promise (?:them )?((?:an?|the|our) .+)$/i, (what) => `You’ll get ${what}.`],
    [
      /^(?:suggest|recommend|propose|advise) (?!to\b|not\b|that\b|against\b)(.+)$/i,
      (what) => `I’d suggest ${what}.`,
    ],
    [/^(?:tell|inform|remind) them (?:about|of) ((?:the|our|an?)\b.+)$/i, (what) => `We have ${what}.`],
    [
      /^(?:say|explain|mention|clarify|point out|(?:tell|remind|inform) (?:them|visitors?|customers?|the (?:visitor|customer|person))|let them know) (?:that )?(?!so\b)(.+)$/i,
      (what) =>
        `${what.charAt(0).toUpperCase()}${what.slice(1).replace(/,? and that (?!day|week|month|is\b)/gi, ' and ')}.`,
    ],
  ],
  es: [
    [
      /^(?:siempre |primero )*(?:disculpa|discúlpate|discúlpese|(?:pide|pida)(?:le|les)? (?:disculpas|perdón))(?!\p{L})(.*)$/iu,
      () => 'Lo siento mucho.',
    ],
    [
      /^(?:siempre )?(?:ofrece|ofrezca)(?:le|les)? que (.+)$/i,
      (what, formal) => `Puedo ofrecer${formal ? 'le' : 'te'} que ${what}.`,
    ],
    [
      /^(?:siempre |primero )*(?:pide|pida|solicita|solicite)(?:le|les)? (.*\bfotos?\b.*)$/i,
      (what, formal) => (formal ? `¿Me puede enviar ${what}?` : `¿Me puedes enviar ${you(false, what)}?`),
    ],
    [/^(?:siempre |primero )*(?:pide|pida|dile|dígale)(?:le|les)? que (.+)$/i, toldTo],
    [
      /^(?:siempre |primero )*(?:pregunta|pregunte)(?:le|les)? por (?!.*\b(?:número|nombre|fecha|hora|día|correo|teléfono|dirección|código|referencia|talla|motivo|matrícula|modelo)\b)(.+)$/i,
      (what, formal) =>
        formal ? `¿Qué me puede contar de ${what}?` : `¿Qué me puedes contar de ${you(false, what)}?`,
    ],
    [
      /^(?:siempre |primero )*(?:pide|pida|solicita|solicite|pregunta|pregunte)(?:le|les)?(?: por| primero)? (.+)$/i,
      (what, formal) => (formal ? `¿Me puede decir ${what}?` : `¿Me puedes decir ${you(false, what)}?`),
    ],
    [
      /^(?:siempre )?(?:ofrece|ofrezca)(?:le|les)? (?:pasar|derivar)\b(.*)$/i,
      (_, formal) => (formal ? 'Puedo pasarle con el equipo.' : 'Puedo pasarte con el equipo.'),
    ],
    [/^(?:siempre )?(?:ofrece|ofrezca)(?:le|les)? (\p{L}+[aei]r\b.*)$/iu, (what) => `Puedo ${what}.`],
    [
      /^(?:siempre )?(?:ofrece|ofrezca)(?:le|les)? (.+)$/i,
      (what, formal) => `Puedo ofrecer${formal ? 'le' : 'te'} ${what}.`,
    ],
    [
      /^p[aá]s[ae]l[eoa]s? (?:con|a) (?:una persona|alguien|(?:el|nuestro) equipo|un compañero|una compañera|recepción)(.*)$/i,
      (_, formal) => (formal ? 'Puedo pasarle con el equipo.' : 'Puedo pasarte con el equipo.'),
    ],
    [
      /^(?:p[aá]s[ae](?:l[eoa]s?|sel[oa])?|deriva|derive|escala|escale)(?!\p{L})(.*)$/iu,
      () => 'Puedo pasarlo al equipo.',
    ],
    [
      /^(?:manda|mande|envía|envíe|remite|remita|dirige|dirija|redirige|redirija)(?:l[eoa]s?)?(?: al (?:cliente|visitante|paciente|huésped|socio)| a la (?:persona|clienta)| a quien pregunte)? a(l .+| .+)$/i,
      (what, formal) => `${wayTo(what, formal ? WAYS.esFormally : WAYS.es)} a${what}.`,
    ],
    [
      /^(?:promete|prometa)(?:l[ea]s?)? ((?:un|una|el|la) .+)$/i,
      (what, formal) => `${formal ? 'Recibirá' : 'Recibirás'} ${what}.`,
    ],
    [
      /^dese[aáeé](?:le|les)? que se (\p{L}+e)$/iu,
      (what, formal) => (formal ? `Le deseo que se ${what}.` : `Espero que te ${what}s.`),
    ],
    [/^(?:abre|abra) (una? .+)$/i, (what) => `Voy a abrir ${what}.`],
    [
      /^(?:recomienda|recomiende|sugiere|sugiera|propón|proponga|propone)(?:le|les)? (.+)$/i,
      (what, formal) => `${formal ? 'Le' : 'Te'} recomiendo ${what}.`,
    ],
    [
      /^(?:aconseja|aconseje)(?:le|les)? (?:que )?(.+)$/i,
      (what, formal) => `${formal ? 'Le' : 'Te'} aconsejo ${what}.`,
    ],
    [
      /^d[aáeé](?:le|les)? (?:el pésame|(?:las|tus|nuestras) condolencias)(.*)$/iu,
      (_, formal) => `${formal ? 'Le' : 'Te'} acompaño en el sentimiento.`,
    ],
    [
      /^(?:d[aáeé])(?:le|les)? ((?:el|la|los|las|un|una|su|nuestr[oa])\b.+)$/i,
      (what, formal) => `Aquí ${formal ? 'tiene' : 'tienes'} ${what}.`,
    ],
    [
      /^(?:háblal|hábl[ae]l|cuéntal|cuéntel|infórmal|infórmel)es? (?:de|sobre|del) ((?:el|la|los|las|un|una|nuestr[oa]s?|sala)(?!\p{L}).+)$/iu,
      (what) => `Tenemos ${what}.`,
    ],
    [
      /^(?:av[ií]sa|av[ií]se|advi[eé]rte|advierta)(?:le|les)? de que (.+)$/iu,
      (what, formal) => toldTo(what.replaceAll(' y de que ', ' y '), formal),
    ],
    [
      /^(?:(?:di|diga|dile|diles|dígale|explica|explique|explícale|cuéntale|recuérdale|informa de|indica|indícale) (?:al? (?:(?:la|los|las) )?(?!que\b)\p{L}+ )?)?que (.+)$/iu,
      toldTo,
    ],
  ],
};
