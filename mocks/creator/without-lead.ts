import { capitalized } from './phrases';
import { foldInPlace } from './text';

/** What stands before what is meant, and says nothing: "oops, …", "can you …", "y tú …". */
const LEAD =
  /^[¿¡\s]*(?:(?:(?:we(?:['’]ve| have)(?: got)?|there['’]?s|there is) )?an? new (?:rule|policy)[:,]\s|(?:(?:tenemos|hay) )?una (?:norma|regla) nueva[:,]\s|tell (?:people|customers|visitors|them|everyone) that (?=(?:we|our|the|it|there)\b)|say (?:that )?(?=(?:we|our|it costs|there (?:is|are)|the \w+ (?:is|are|costs?))\b)|(?:make|have|let) it (?:mention|know|clear|tell (?:people|them|customers|visitors)) (?:that )?(?=\S+ \S+ \S)|(?:pl[sz]|please|porfa|por favor)[,\s]+(?:(?:add|note|put|anade|apunta|pon):\s+)?|(?:from now on|de ahora en adelante|a partir de ahora|desde ahora|ahora(?= se llama)),?\s+(?=(?:it|he|she|the agent|its|que|debe|el agente|se llama|su nombre|llamal[oa])\b)|(?:make|have|let) it (?=(?:never|always|not)\b)|(?:now|ahora),?\s+(?=(?:we|our|tambien|solo se|se puede|abrimos|cerramos|tenemos|hacemos|vendemos|ofrecemos|damos|cobramos|servimos|aceptamos)\b)|(?:o+ps|oh no|on second thoughts?|thinking about it|pensandolo bien|pensandolo mejor|uy|ay|vaya(?=,)|ostras|che|h+m+|m+h*m+|uh+m*|ah|eh|mira,? te cuento:?|no me (?:convence|gusta)(?=,)|i don'?t like (?:it|that)(?=,)|(?:hang on|hold on|wait|espera)(?=,)|uy no|oh(?: and)?|so please|(?:mira|look)(?=,)|perdon(?:a)?|sorry|my bad|mejor|better|actually|en realidad|hey|oye|por cierto|by the way|btw|(?:good|fine|great|bien|genial),? (?:thx|thanks|gracias)\.?)(?: no)?[,\s]+|no,\s+(?=(?:it'?s? (?:is )?called|its name|the name|se llama|su nombre|el nombre)\b)|(?:it|he|she)(?:'s| is) (?=(?:very |quite |always )?(?:cheerful|friendly|formal|informal|warm|funny|polite|professional|kind|brief)\b)|so (?=(?:it|he|she) should\b)|(?:and|y) (?=(?:se puede|se pueden|never|don'?t|use|be|keep|ask|tell|say|offer|mention|greet|answer|make|nunca|que no|no (?:\p{L}+[ae]is|prometas?|des|digas?|hables?|ofrezcas?|menciones?|pidas?|respondas?|aceptes?|inventes?|envies?|recomiendes?|compartas?)|el|la|los|las|the|we|our|they)\b)|(?:and|y) (?:you|tu|usted)[,\s]+(?=(?:what|que)\b)|(?:(?:can|could|would|will) you(?: please)?|(?:me )?(?:puedes|podes|podrias|puede|podria)) (?=(?:please )?(?:remove|delete|drop|forget|take|get rid|scrap|erase|cut|cross|add|change|set|update|call|name|rename|connect|link|hook|translate|fix|correct|mention|say|make|put|have|let|tell|teach|undo|go back|quitar|eliminar|borrar|sacar|anadir|agregar|cambiar|poner|llamar|conectar|traducir|hacer|deshacer)\w*\b))/u;

/** What stands behind a command and only says why: "go back, I didn't want that". */
const REASON =
  /[,.!]?\s+(?:i did(?:n'?t| not) (?:want|mean|ask for|like) (?:that|it|this)(?: at all)?|(?:that|it)(?:'?s| was| is) (?:wrong|a mistake|not (?:right|what i (?:want(?:ed)?|meant)))|eso no (?:lo queria|lo he pedido|era(?: asi)?|me gusta)|no (?:lo queria|era eso|queria eso)|me he equivocado|por favor|porfa|please|thanks|gracias)$/;

/** What stands behind what is meant, and says nothing: "…, please mention that", "…, que lo sepa". */
const ASIDE_BEHIND =
  /(?:[,\s]+(?:pl[sz]|please|porfa|por favor|nom[aá]s)|(?<=(?<!\p{L})(?:no|don['’]?t|do not|never|nunca)(?!\p{L}).*),\s+(?:ever|never|nunca|jam[aá]s)|,\s+(?:so )?(?:change|update|correct) (?:it|that)|,\s+(?:as[ií] que )?(?:c[aá]mbialo|actual[ií]zalo|corr[ií]gelo)|,?\s+(?:but |and )?(?:i )?(?:dunno|don['’]?t know|no idea|not sure) (?:where|how) to (?:start|begin)|,?\s+(?:pero |y )?no s[eé] por d[oó]nde empezar|(?<=(?:any ?more|no longer|ya no)\b.*),\s+(?:so |please )*(?:take|cut|remove|delete|drop) (?:out )?(?:the|that|this) (?:\p{L}+ )?(?:thing|bit|part|stuff|rule|line)(?: out)?|(?<=(?<!\p{L})ya no(?!\p{L}).*),\s+(?:quita|borra|elimina|saca) (?:eso|lo de(?:l| la| los| las)? \p{L}+)|,\s+(?:please )?(?:make sure (?:it|they|people|everyone|customers) (?:tells?|knows?)(?: (?:people|them|it|that|everyone|customers))*|(?:mention|add|note|remember|include|know|put) (?:that|it|this)(?: in)?(?: too| as well)?|just so (?:you|it) knows?|(?:sorry,? )?i got (?:that|it) wrong|me (?:he )?equivo\p{L}+|(?:que )?con [^,.]+ (?:basta|vale|sobra|es suficiente)|(?:please )?(?:update|change)(?: (?:it|that))?|otherwise (?:it )?stays the same|(?:lo demas|lo demás|el resto|todo lo dem[aá]s)(?: sigue)? igual|que lo digas?(?: si (?:le )?preguntan)?|for the record|fyi|ok(?:ay)?|right|sorry(?: \p{L}+)?|que (?:lo|se) (?:sepan?|sepas|note|entere)|para que (?:lo )?(?:sepas?|conste)|agr[eé]galo|a[nñ][aá]delo|ap[uú]ntalo|an[oó]talo|pon(?:lo)?|add it|por si acaso|vale|sabes))(?=[\s.!?]*$)/iu;

/** "Could you", "puedes". */
const ASKS_POLITELY = /\b(?:(?:can|could|would|will) you|puedes?|podes|podrias)\b/;

/** A clause from where it begins to say something, without the asides around it. */
export function withoutLead(text: string): string {
  // "I don't want it to quote prices" forbids it, and so does "no quiero que dé precios".
  const forbidden = text.replace(/^\W*no (?:quiero|queremos) que (?=\p{L})/iu, 'que no ');
  if (forbidden !== text) return withoutLead(forbidden);
  // "I don't want it giving opinions" keeps it from doing so.
  const kept = text.replace(
    /^\W*(?:i|we) (?:do not|don['’]?t) (?:want|like) (?:it|him|her|the (?:bot|agent|assistant)) (?=\p{L}+ing )/iu,
    'keep it from ',
  );
  if (kept !== text) return kept;
  const [lead] = LEAD.exec(foldInPlace(text)) ?? [''];
  if (lead === '') return text.replace(ASIDE_BEHIND, '');
  const rest = text.slice(lead.length);
  // A wish that is said as a question is none.
  return withoutLead(ASKS_POLITELY.test(foldInPlace(lead)) ? rest.replace(/[?\s]+$/, '') : rest);
}

/** "Ah y que si alguien pide fecha le pregunte…": one case more, as it is told by itself. */
const ONE_CASE_MORE = /^(?:(?:ah|oh|uy|ay)[,!]? )?(?:(?:y|and) )?(?:que )?(?=(?:si|cuando|if|when) )/i;
const ASKED_OF_IT =
  /^(?<case>(?:si|cuando) [^,]+?),? (?=l[eoa]s? (?:pregunte|pida|diga|avise|mande|explique|ofrezca|pase|dé|recuerde|recomiende|llame|envíe)(?!\p{L}))/iu;

/** "Someone keeps asking about returns: it's 30 days": what they are to be told. */
const ASKED_AGAIN =
  /^(?:some(?:one|body)|people|customers|everyone) keeps? asking (?:me |us )?about ([\p{L}\s]{3,30}): (?:it['’]?s |they['’]?re )?/iu;

/** A message without what joins it to the one before, or says why it is sent. */
export function withoutJoint(message: string): string {
  const text = message.replace(ASKED_AGAIN, (_, what: string) => `${capitalized(what)}: `);
  const rest = text.replace(ONE_CASE_MORE, '');
  return rest === text ? text : rest.replace(ASKED_OF_IT, '$<case> que ');
}

/** Folded words without what only says why. */
export const withoutReason = (bare: string): string => bare.replace(REASON, '');
