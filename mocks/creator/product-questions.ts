import type { ProductTopic } from './said';

const TOPICS: readonly (readonly [ProductTopic, RegExp])[] = [
  [
    'itself',
    /^(?:and |y |so |but |pero |entonces )?(?:(?:what|who) are you\b|are you (?:an? |the )?(?:\w+ )?(?:person|human|bot|robot|ai|machine|real)\b|am i (?:talking|chatting|speaking|writing) (?:to|with) (?:an? )?(?:\w+ )?(?:person|human|bot|robot|ai|machine)\b|is (?:this|that|there) (?:an? )?(?:\w+ )?(?:person|human|bot|robot|ai|machine)\b|(?:y )?(?:tu )?(?:que|quien) eres\b|(?:tu )?eres (?:un |una |el |la )?(?:\w+ )?(?:persona|human[oa]|bot|robot|ia|maquina|programa|ordenador)\b|estoy hablando con (?:un |una )?(?:persona|human[oa]|bot|robot|ia|maquina)\b)/,
  ],
  [
    'privacy',
    /\b(?:train(?:s|ed|ing)?|entren\w+|(?:do|will) you (?:keep|store|save|remember|share) (?:what|everything|this|all)|can (?:my |the |our )?(?:colleagues|team|boss|others|anyone(?: else)?|other people) (?:also )?(?:see|read)|(?:guardas|guardais|se guarda|compartis|compartes) (?:lo que|esto|todo)|(?:mis companeros|mi jefe|otros|los demas|mi equipo) (?:tambien )?(?:pueden|puede|lo|ven) (?:verlo|ver|leer|leerlo|ven|esto|lo)|privacy|privacidad|gdpr|rgpd|data protection|proteccion de datos|(?:data|chats|conversations|messages) (?:is |are |get |be )?(?:stored|kept|saved|safe|secure|shared|sold)|(?:store|keep|save|share|sell)s? (?:my |our |the |their |any )?(?:\w+ )?(?:data|chats|conversations)|(?:guard|almacen|compart|vend)\w* (?:l[oa]s |mis |sus |nuestr[oa]s )?(?:datos|chats|conversaciones|mensajes)|(?:datos|chats|conversaciones|mensajes) (?:se )?(?:guardan|almacenan|comparten|venden)|who (?:else )?(?:can |will |could )?(?:see|read)s? (?:(?:the |our |my )?(?:chats|conversations)|what (?:i|we) (?:write|say|type|tell)|this|all this|what is (?:written|said) here)|quien (?:mas )?(?:puede |podra )?(?:ver?|leer?|lee|ve) (?:(?:l[oa]s |mis )?(?:chats|conversaciones)|lo que (?:escribo|escribimos|digo|pongo|te (?:digo|cuento|escribo))|esto|todo esto))\b/,
  ],
  [
    'saving',
    /\b(?:save[sd]? (?:\w+ )?(?:automatically|by (?:it|your)self|on its own)|auto-?saves?|(?:is|are) (?:this|it|all|everything|(?:my|our|the) (?:work|changes?|agent|draft)) (?:all )?saved|(?:do|should|must) (?:i|we) (?:have to |need to )?(?:save|press save|hit save)|(?:have|need) to (?:save|press save|hit save)|se guarda[n]? (?:sol[oa]s?|automaticamente|todo)|(?:esto|todo|los cambios|lo que hago) (?:ya )?(?:se )?(?:queda[n]? )?guarda(?:n|d[oa]s?)?|(?:tengo|tenemos|hay) que (?:darle a |dar a |pulsar )?guardar\w*|guardado automatico)\b/,
  ],
  [
    'price',
    /\b(?:(?:how much|what) (?:does|do|is|will) (?:this|it|all this|you|the (?:plan|product|tool|app)|using (?:this|it))(?: \w+){0,3} (?:cost|charge)|how much is (?:this|it|the plan)|(?:per|a|each) month|al mes|cada mes|mensual(?:es)?|cuanto (?:cuesta|vale|cobrais|cobran|me cuesta|sale) (?:esto|el plan|la herramienta|usar\w*|tener\w*)|free trial|prueba gratuita|(?:my|the|your|mi|el|vuestro) plan|is (?:this|it) free|(?:i|we) (?:have to |need to |must )?pay (?:extra|more|again|twice)|(?:tengo|tenemos|hay) que pagar (?:mas|extra|aparte|otra vez)|esto (?:cuanto|que) (?:cuesta|vale|me cuesta)|es gratis (?:esto|usar\w*)|esto es gratis|me (?:cuesta|cuestas) (?:dinero |algo |pasta )?(?:usar\w*|hablar contigo)|(?:usarte|hablar contigo) (?:me )?cuesta|do you cost|(?:does|is) (?:talking to|using|asking) you)\b/,
  ],
  [
    'channels',
    /\b(?:can (?:i|we) (?:put|have|use|run|get) (?:this|it|(?:this|the|my) (?:agent|bot)) on (?:whatsapp|instagram|messenger|facebook|teams)|(?:puedo|podemos) conectarl[oa] (?:a|con) (?:whatsapp|instagram|messenger|facebook|teams)|(?:puedo|podemos) (?:poner|usar|tener)(?:l[oa]| (?:este|el|mi) (?:agente|bot)) en (?:whatsapp|instagram|messenger|facebook|teams)|how (?:do|can|would) (?:i|we) (?:connect|link|add|hook|use)\b.*\b(?:whatsapp|instagram|messenger|facebook)|como (?:l[oa] )?(?:conecto|conectamos|enlazo|vinculo|se conecta|anado|uso|puedo (?:conectar|usar|anadir)\w*)\b.*\b(?:whatsapp|instagram|messenger|facebook)|can you (?:make|build|create) agents? .*\b(?:whatsapp|instagram|messenger|facebook)|(?:puedes|podeis) (?:hacer|crear) agentes .*\b(?:whatsapp|instagram|messenger|facebook)|its own agent|an agent (?:for )?each|(?:at the same time|a la vez|al mismo tiempo)(?=.*\?*$)|cada (?:canal|uno) (?:necesita )?su (?:propio )?agente|(?:several|more than one|varios|mas de un) (?:channels?|canal(?:es)?))\b/,
  ],
  [
    'website',
    /\b(?:(?:put|add|get|install|embed|paste) (?:it|this|the (?:agent|bot|chat|widget)) (?:on|in|into|onto|to) (?:my|our|the) (?:web ?site|web|page|site|shop)|(?:(?:lo|la|esto) )?(?:pongo|ponemos|meto|instalo|integro|anado|coloco)(?: (?:el|este) (?:chat|bot|agente|asistente|widget))? en (?:mi|la|nuestra) (?:pagina|web|tienda)|(?:ponerl|instalarl|integrarl|meterl|anadirl)[oa] en (?:mi|la|nuestra) (?:pagina|web|tienda)|wordpress|snippet|embed code|codigo para (?:mi|la) web)\b/,
  ],
  [
    'languages',
    /^(?:and |y |so |oye )?(?:(?:can|could|do|does) (?:you|this)(?: even| really)? (?:speak|handle|support|understand|know|work in|do (?:stuff|things|anything|something) in)\b(?!.*\b(?:too|also|as well)\b).*|(?:what|which) languages? (?:do|can|are|does).*|hablas\b(?!.*\btambien\b).*|(?:en )?que idiomas? (?:habla|sabe|puede|entiende|hay).*)(?<=\b(?:languages?|idiomas?|portuguese|french|german|italian|catalan|chinese|arabic|dutch|portugues|frances|aleman|italiano|chino|arabe|euskera|gallego)\b.*)/,
  ],
  [
    'conversations',
    /\b(?:(?:where|how) (?:do|can) (?:i|we) (?:see|read|find|check) (?:the |my |all )?(?:chats|conversations|messages)|can (?:i|we) (?:see|read) (?:the |my |all )?(?:chats|conversations|messages|what (?:it|customers|people|visitors)\b.*)|(?:donde|como) (?:puedo |podemos )?(?:ver|veo|vemos|leer|leo|consultar|consulto) (?:las |los |mis )?(?:conversaciones|chats|mensajes)|(?:puedo|podemos) (?:ver|leer|consultar) (?:(?:las |los |mis )?(?:conversaciones|chats|mensajes)|lo que (?:ha|han|hablan|preguntan|dice|dicen|le)\b.*))/,
  ],
  [
    'testing',
    /\b(?:how (?:do|can) (?:i|we) (?:test|try)|(?:test|try) it (?:first|out|before)|como (?:lo |la )?(?:pruebo|probamos)|(?:puedo|podemos|podria|podriamos) (?:yo )?(?:probarl[oa]|ver como queda))\b/,
  ],
  [
    'publishing',
    /\b(?:how (?:do|can|would) (?:i|we) publish|(?:go(?:es)?|is it|be|put it) live|como (?:lo |la )?(?:publico|publicamos|activo)|(?:publicarl|activarl)[oa]|(?:do|can) (?:my |our |the )?(?:customers|visitors|people|clients|guests) (?:already |now )?see (?:this|it|that)|(?:ven|lo ven|pueden ver(?:lo)?) ya (?:mis |los )?(?:clientes|visitantes)|(?:mis |los )?(?:clientes|visitantes) (?:ya )?(?:lo )?ven)\b/,
  ],
  [
    'undoing',
    /^undo \w+|\b(?:can (?:i|we|it|you) (?:be )?(?:undo|undone|revert|go back)|(?:se )?pued[eo] (?:deshacer|volver atras)|(?:volver a|recuperar) (?:la |una )?version(?:es)? (?:anterior|de antes|vieja)|(?:go back to|restore|get back) (?:the |an? )?(?:previous|old|older|earlier|last) version|meto la pata|la (?:lio|cago)|what if i (?:make a mistake|break))\b/,
  ],
];

/** What a question wants to know of the product; undefined for one about the agent, or for no question. */
export function productTopic(folded: string, isQuestion: boolean): ProductTopic | undefined {
  return isQuestion ? TOPICS.find(([, pattern]) => pattern.test(folded))?.[0] : undefined;
}
