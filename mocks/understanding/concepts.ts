import { spannedIn } from './spans';
import { type Concept, FACETS, TOPICS } from './topics';

/** What narrows a subject: an answer that has one that nobody asked for is about something else. */
const NARROW = new Set([
  'urgent',
  'canary',
  'balearic',
  'island',
  'abroad',
  'sofa',
  'mattress',
  'broken',
  'cancel',
  // A sentence that says how invoices are sent speaks of no delivery.
  'receipt',
  // A rule for who complains, or is hurt, is for nobody else.
  'complaint',
  'injury',
  'refund',
  'deposit',
  // Who asks for a repair does not ask how one is going.
  'progress',
]);
/** What happened to somebody, which alone makes a case: "if a book arrives damaged" is about any damage. */
const CASES = new Set([
  'broken',
  'cancel',
  'complaint',
  'injury',
  'emergency',
  'noise',
  'breakdown',
  'wedding',
  'birthday',
  'sick',
  'lost',
  'incomplete',
  'no_show',
  'burning',
  'fallen',
  'unfit',
  'deflating',
  'sewage',
  'dead',
  'heights',
  'claustrophobia',
  'smell',
  'misspelt',
  'progress',
  'melted',
  'death',
]);
/** Whoever names one of these wants to know of nothing else. */
const STRICT = new Set([
  'canary',
  'balearic',
  'abroad',
  'cancel',
  'elsewhere',
  'politics',
  'job',
  'own_address',
  'carrier',
  'broken',
  'cash_on_delivery',
  'discount',
  'loyalty',
  'gift_card',
  'other_card',
  // What a place has or allows: where it is says nothing of it.
  'parking',
  'dog',
  'cat',
  'terrace',
  'breakfast',
  'allergy',
  'gluten',
  'nuts',
  'weather',
  'checkin',
  'checkout',
]);

/** A day is when something happens, seldom what is asked about. */
const DAYS = new Set([
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
  'weekend',
]);

/** When in the year something happens, seldom what is asked about. */
const MONTHS = new Set([
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
  'season',
]);

/** What a question is about by chance: what is true of one is true of all. */
const GOODS = new Set(['sofa', 'mattress', 'lamp', 'table', 'kitchen']);

export const isDay = (term: string) => DAYS.has(term);
export const isMonth = (term: string) => MONTHS.has(term);
export const isCaseByItself = (term: string) => CASES.has(term);
export const isGoods = (term: string) => GOODS.has(term);
export const isNarrow = (term: string) => NARROW.has(term);
export const isStrict = (term: string) => STRICT.has(term);

/** "How soon can I have it?" asks how long a delivery takes, with no word of either; with more behind it, it may be another question. */
const WHEN_IT_IS_HAD =
  /\b(?:how (?:soon|fast|quickly)|when)\s(?:can|could|will|would|do|might|should|shall)\s(?:i|we)\s(?:\w+\s)?(?:have|get|receive|expect)\s(?:it|them|this|that|one|mine)\b(?=\W*(?:$|at|by|here|if|please|then|delivered|in my))|\b(?:cuando|que dia)\s(?:ya\s)?(?:(?:lo|la|los|las)\s(?:tengo|tendre|tendria|tenemos|tendremos|puedo tener|podre tener)|(?:puedo|podre|podria|podemos|podremos)\s(?:tener|recibir)l[oa]s?)\b|\bwill\s(?:it|they|my\s\w+)\s(?:be (?:here|with (?:me|us))|get here|arrive|make it)\b|\b(?:llegara|llegaria|estara)\s(?:para|antes|el|aqui)\b/;

/** What another customer did: "my neighbour bought a sofa, what did she pay?", "John's address". */
const OF_ANOTHER =
  /(?<![\p{L}'’])(?!(?:your|what|it|that|there|today|let|who|where|how|shop|store)['’]?s )\p{L}+['’]s (?:address|orders?|purchases?|phone|account)(?!\p{L})|\b(?:he|she) (?:ordered|bought|paid)\b|\b(?:bought|ordered|paid|compro|pidio|pago)\b.{0,20}\b(?:my|mi) (?:neighbou?r|ex|boss|friend|vecin[oa]|jef[ea]|amig[oa])\b|\b(?:(?:my|mi) (?:neighbou?rs?|ex|boss|friends?|landlord|coworker|colleague|vecin[oa]s?|jef[ea]|amig[oa]|cunad[oa]|companer[oa]|caser[oa])|(?:another|other|otr[oa]) (?:customer|client|client[ea])s?)\b.{0,40}\b(?:bought|ordered|paid|orders?|address|compro|pidio|pago|encargo|pedidos?|direccion)\b/u;

/** What the company's own people did to something. */
export const BLAMED =
  /\b(?:your (?:\w+ )?|you |you guys |you lot )(?:have |has |had |just |totally )*(?:broke|broken|damaged|ruined|scratched|lost|wrecked|messed up|botched|destroyed)\b.{0,12}\b(?:my|our)\b|\b(?:me|nos) (?:lo |la |los |las )?(?:habeis|han|hab[eé]is) (?:roto|estropeado|rayado|perdido|danado|destrozado|fastidiado)\b/;

/** A month by its name; "may" and "march" are other words, too. */
const A_MONTH =
  /\b(?:january|february|april|june|july|august|september|october|november|december|(?:in|until|till|to|from|and|since|of|by|early|mid|late) (?:may|march)|(?:may|march) (?:to|until|and)|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)\b/;

/** Whether somebody comes, or sends, as far as to a place. */
const COMES_TO =
  /\b(?:do|can|could|would|will) (?:you|u)(?: guys| lot)?(?: also| ever)? (?:come|go|get|travel|drive|cover|serve|deliver|operate|work)(?: out| over| up| down)?(?: all the way| as far)? ?(?:to|as|in|around|near)? (?!(?:the )?(?:rid|summer|winter|spring|autumn|mornings?|afternoons?|evenings?|weekends?|holidays?|advance|groups?|pairs?|english|spanish|on|at|by|for|with|if|it|them|me|us|this|that|your|bank|\p{L}+days?|january|february|march|april|may|june|july|august|september|october|november|december|my (?:home|house|door|place|own)|peoples?|cash|cards?)\b)\p{L}+(?: \p{L}+){0,2}\W*$|\b(?:(?:vais|venis|van|vienen|llegais|llegan|repartis|reparten|os desplazais|se desplazan)(?: tambien)? (?:a|hasta|por)|(?:atendeis|atienden|trabajais|trabajan|repartis|reparten|servis)(?: tambien)? (?:en|hasta)) (?!(?:el |la |los |las )?(?:por|verano|invierno|navidad|manana|tarde|noche|finde|casa|domicilio|mi casa|lunes|martes|miercoles|jueves|viernes|sabados?|domingos?|festivos?|tiempo|que|q|la vez)\b)(?!\p{L}*(?:[aei]r|[aei]r(?:me|nos|lo|la|los|las|se|te|le|os))\b)\p{L}+|\b(?:cubris|cubren) (?!(?:el|los|un) )\p{L}+/u;
/** How far somebody comes, or sends. */
const COVERS =
  /\bwe (?:do not |don'?t |cannot |can'?t |only )?(?:post|ship|deliver|send|mail)(?: only)? (?:to|within|outside|abroad)\b|\b(?:enviamos|mandamos|repartimos|entregamos)(?: solo)? (?:a|fuera)\b|\bwe (?:\p{L}+ (?:and \p{L}+ )?)?(?:cover|serve|travel|operate|work|come|go|deliver)\b.{0,25}\b(?:within|in|to|across|around|throughout|all over|up to|as far)\b|\bwe (?:only )?(?:cover|serve)\b|\bwithin (?:\d+|an? \d+)[- ]?(?:miles?|km|kilomet\p{L}+)\b|\b\d+ (?:miles?|km|kilometros) (?:of|from|around|a la redonda|alrededor)\b|\bradio de \d+|\b(?:atendemos|cubrimos|trabajamos|nos desplazamos|damos servicio|prestamos servicio|repartimos|entregamos|servimos)(?: solo)? (?:en |por |hasta )(?!(?:el dia|24|48|\d)\b)|\bvamos(?: solo)? (?:a|hasta) (?!(?:domicilio|casa|las)\b)(?!\p{L}*[aei]r\b)\p{L}+|\bzona de (?:reparto|servicio|cobertura)\b/u;

/** What a figure, a street or a turn of phrase shows a sentence to be about, which seldom says so. */
const SHOWN: readonly (readonly [Concept, RegExp])[] = [
  ['ship', WHEN_IT_IS_HAD],
  // "I need firewood, how long do you take?"
  [
    'ship',
    /\b(?:need|want|order|ordered)\b.{0,60}\bhow long (?:do|will|would) you take\b|\b(?:necesito|quiero|pido|encargo|compro)\b.{0,60}\bcuanto tardais\b/,
  ],
  // Who asks whether they may come by asks for no delivery.
  ['ship', /\byou (?:\w+ )?com(?:e|ing) (?:round|around|by)\b/],
  ['?duration', WHEN_IT_IS_HAD],
  // "¿Cuándo me llegaría?" says of no delivery that it is one.
  ['ship', /\bcuando (?:me|nos|os) llega\w*/],
  // "Sale a 20 €", but not "sale a pasear".
  [
    '?price',
    /\bcuanto (?:me |nos |te )?(?:saldria|seria|saldra|me costara)n?\b|\bsalen? (?:a|por) (?:cuanto|unos|un|\d)|\b(?:gastos|costes?) (?:de|del) envio\b|\bshipping (?:costs?|fees?)\b/,
  ],
  [
    'people',
    /\b(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|how many|more|per) (?:people|persons?|adults|of us)\b|\b(?:\d+|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|cuantas|cuantos|mas|por) (?:personas?|adultos)\b/,
  ],
  // What one pays is told by the head.
  [
    'each',
    /\b(?:for )?me (?:and|n|&|plus) (?:my|the) (?:\w+ )?(?:kids?|children|sons?|daughters?|wife|husband|family|friends?|mates?)\b|\bper (?:person|head|adult)\b|\ba head\b|\bpor (?:persona|cabeza|adulto)\b/,
  ],
  ['?price', /\b(?:set|sting) (?:me|us) back\b|[€$£]|\beuros?\b|\bdollars?\b|\bfree of charge\b/],
  [
    '?duration',
    /(?:\d+|\b(?:two|three|four|five|six|seven|eight|ten|dos|tres|cuatro|cinco|seis|siete|ocho|diez|quince))\s(?:\w+\s)?(?:days?|weeks?|hours?|months?|minutes?|dias?|semanas?|horas?|mes(?:es)?|minutos?)\b/,
  ],
  ['?duration', /\b(?:same|next) (?:working )?day\b|\b(?:mismo dia|dia siguiente)\b/],
  [
    'urgent',
    /\b(?:need|want|have|get|ready)\b.{0,30}\bby (?:tomorrow|tonight|this evening|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b|\b(?:necesito|quiero|tener\w*|list[oa]s?)\b.{0,30}\bpara (?:manana|esta (?:tarde|noche))\b|\b(?:need|want|get)\b.{0,20}\b(?:back|ready|done|finished) (?:by )?(?:today|tomorrow|tonight)\b/,
  ],
  // "How do I sign up for a lesson?" is answered by how one is booked, too.
  [
    'booking',
    /\bsign (?:me |us )?up (?:for|to) an?\b|\b(?:apuntar(?:me|nos|se)?|inscribir(?:me|nos|se)?) (?:a|en) una?\b/,
  ],
  ['?where', /\b(?:street|avenue|road|square|rua|calle|avenida|plaza|metro|next to|junto a)\b/],
  // Whoever names one of these asks because of an allergy; a rule about allergies is about them.
  ['allergy', /\bgluten\b|\bnuts?\b|\bfrutos secos\b|\bc(?:o)?eliac|\bceliac[oa]/],
  [
    'age',
    /\b(?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)[- ]year[- ]olds?\b|\b(?:children|kids|under|over|aged) (?:from |of )?\d{1,2}\b(?! ?(?:euros?|€|dollars?|pounds?|%|percent|people|guests|kg|kilos?|km|miles?|minutes?|hours?|days?|weeks?|months?))|\b(?:tengo|tiene|con) (?:\d|1\d|2[0-4])(?: an(?:it)?os\b|(?=[,.?!]| y |$))|\b(?:hij[oa]|nin[oa]|chic[oa])s?\s(?:tienen?|de)\s(?:\d{1,2}|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce)\b|\b(?:son|daughter|kid|child|boy|girl|lad|lass|nephew|niece|grandson|granddaughter|little one)(?:'?s|\sis|\sturned|\shas turned)\s\d{1,2}\b|\b(?:a partir de|desde) (?:los )?\d{1,2} anos\b|\b(?:desde|de|a partir de) que edad\b|\bfrom the age of\b|\b(?:at least|be|is) \d{1,2} years old\b|\bcumplen? 1?\d\W{1,3}(?:puede|pueden|podria|le dejais)\b|\bturn(?:s|ing|ed)? 1?\d\W{1,3}(?:can|could|is|may)\b/,
  ],
  // "It can't even cut a tomato": what does not do what it is for does not work.
  [
    'broken',
    /\b(?:it|they|mine|those|these)(?: still)? (?:can'?t|cannot|won'?t|wont|doesn'?t|doesnt|don'?t|dont)(?: even)? (?:cut|charge|print|heat|spin|ring|turn on|switch on|light up)\b|\b(?:it|mine)(?: still)? (?:won'?t|wont)(?: even)? (?:work|start|close|open|run)\b/,
  ],
  // "Nobody has turned up", "if the carer has not arrived": who was to come, and no parcel.
  [
    'no_show',
    /\b(?:nobody|no ?one)(?: has| have)?(?: even)? (?:came|come|arrived|turned up|showed up|shown up|here yet)\b|\b(?:driver|carer|cleaner|technician|engineer|sitter|walker|teacher|tutor|instructor|guide|crew|team|van|plumber|electrician|fitter|installer|worker|photographer|musician|band|dj|nurse|therapist)s? (?:has ?n.?t|have ?n.?t|has not|have not|did ?n.?t|did not|does not|never)(?: yet)? (?:come|came|arrived?|turn(?:ed)? up|show(?:n|ed)? up)\b|\bno (?:ha|han) (?:venido|llegado|aparecido) (?:aun |todavia )?nadie\b|\bno (?:viene|vino|aparece|aparecio|llega|llego) nadie\b|\bnadie (?:ha (?:venido|llegado|aparecido)|aparece|vino|viene)\b|\b(?:el|la|los|las|un|una|su|nuestr[oa]) (?!(?:pedid|paquet|envi|caj|product|mueble|transferenci|pag|corre|mensaj|factur|reembols|dinero|libr|articul|mercanci|carta|correo|regal|flor|ramo|repuest|piez)\p{L}*)\p{L}+ (?:todavia |aun )?no (?:ha|han|se ha|se han) (?:llegado|venido|aparecido|presentado)\b/u,
  ],
  // "Is the 14th still free?" asks for no price.
  [
    'slot',
    /\b(?:still|is|are) (?:free|available)(?= (?:on|for|at|this|next)\b|\W*$)(?<!\bit is free\b)(?<=\b(?:\d+(?:st|nd|rd|th)?(?: of)? ?\p{L}*|date|day|boat|room|table|slot|saturday|sunday|weekend|morning|afternoon|evening) (?:still )?(?:is |are )?(?:still )?(?:free|available))|\b(?:queda|quedan|hay|teneis|tienen) (?:algun |algo )?(?:hueco|sitio|libre)|\bsigue(?:n)? libres?\b/u,
  ],
  // Whoever names one asks of islands, too.
  [
    'island',
    /\b(?:mallorca|menorca|ibiza|formentera|baleares|tenerife|gran canaria|lanzarote|fuerteventura|canarias|la gomera)\b/,
  ],
  // "Do you come out to Alston?", "we cover the whole valley".
  ['area', COMES_TO],
  ['area', COVERS],
  ['area', /\b\d+ (?:miles?|km|kilometros) (?:away|out|from you)\b|\ba \d+ (?:km|kilometros) de\b/],
  // What the company's own people did to something is a complaint.
  ['complaint', BLAMED],
  [
    'injury',
    /\b(?:knee|ankle|wrist|back|shoulder|neck|hip|foot|arm|leg|elbow)s? (?:hurts?|aches?|is (?:sore|hurting|injured|bad)|injury)\b|\b(?:bad|hurt|injured|sore) (?:my )?(?:knee|ankle|wrist|back|shoulder|neck|hip|elbow)\b|\bsprain\w*|\bpulled a muscle\b|\bduelen? (?:mucho |un poco |bastante )?(?:la|el|los|las) (?:rodillas?|tobillos?|muneca|espalda|hombros?|cuello|pies?|piernas?|brazos?|caderas?|lumbar\w*|codos?)\b|\bme he (?:torcido|lesionado)\b|\bme (?:torci|lesione)\b|\bbroken (?:wing|leg|arm|ankle|wrist)\b|\b(?:ala|pata|pierna) rota\b|\besguince\b|\btendinitis\b|\bcontractura\b/,
  ],
  [
    'after_hours',
    /\bmidnight\b|\bmedianoche\b|\bovernight\b|\b(?:las )?(?:diez|once|doce|1[0-2]|2[23]) de la noche\b|\b(?:1[01]|12)\s?(?:pm|at night)\b|\bin the middle of the night\b|\bde madrugada\b/,
  ],
  [
    'breakdown',
    /\baveriad[oa]s?\b|\bse (?:me|nos) (?:ha |han )?(?:roto|estropeado|fundido|atascado|parado|bloqueado)\b|\bno (?:me )?(?:funciona|arranca|enciende)\b/,
  ],
  ['hourly', /\b(?:per|an|each) hour\b|\bhourly\b|\bpor hora\b|(?:€|\beuros?) (?:a )?la hora\b/],
  [
    'double',
    /\bfor two\b(?! (?:adults|children|kids|days|hours|weeks|nights|months|years))|\bpara dos\b(?! (?:adultos|ninos|dias|horas|semanas|noches|meses|anos))/,
  ],
  ['pregnant', /\best(?:a|oy) de \S+ (?:meses|semanas)\b|\b(?:months|weeks) (?:gone|along|pregnant)\b/],
  [
    'discount',
    /\d\s?% off\b|\b(?:hazme|hagame|haznos|haganos|dame|deme|danos|ponme|give (?:me|us)|do (?:me|us))\b.{0,20}\d\s?%|\bknock\b.{1,20}\boff\b|\bmoney off\b|\bany (?:deals?|money off)\b|\bmas barat[oa]\b|\bcheaper\b/,
  ],
  [
    'expiry',
    /\bcuanto (?:me |nos )?duran? (?:el|los|un|mi|este) (?:bono|vale|abono|cupon)|\bhow long (?:is|are|does|do|will) .{0,25}\b(?:pass|passes|vouchers?|credits?|tickets?|package) .{0,12}(?:last|valid|good)\b/,
  ],
  // "Can I come on a Saturday?" asks when it is open.
  [
    'hours',
    /\b(?:puedo|podria|podemos|se puede)\s(?:ir|venir|pasar|acudir|(?:llevar|traer|dejar|recoger)\p{L}*)\b.{0,25}\b(?:lunes|martes|miercoles|jueves|viernes|sabados?|domingos?|festivos?|finde|fin de semana)\b|\b(?:can|could|may)\s(?:i|we)\s(?:come|visit|go|get in(?:to)?)\b.{0,20}\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b/u,
  ],
  // "If I bring it in at 3pm, when can I get it back?"
  [
    'ready',
    /\bwhen (?:can|could|will|would|do|might)\b.{0,25}\b(?:back|ready|done|finished)\b|\bwhen (?:is|are)\b.{0,20}\b(?:ready|done|finished)\b|\bready (?:the|on|by|in|within|after)\b|\bturnaround\b|\bcuando\b.{0,25}\b(?:list[oa]s?|terminad[oa]s?|recogerl\w+)\b|\blist[oa]s? (?:en|el|para|a los)\b/,
  ],
  // "Would we see our 100 again?"
  [
    'refund',
    /\b(?:see|get) (?:my|our|the) (?:[€$£]?\d+|money|cash)(?: \w+)? (?:back|again)\b|\b(?:vuelvo|volvemos|volveria|volveriamos) a ver (?:mi|mis|nuestr[oa]s?|los) (?:\d+|dinero)\b/,
  ],
  // "Me ha llegado el pedido sin la salsa."
  [
    'incomplete',
    /\b(?:llego|ha llegado|llegaron|han llegado|vino|vinieron)\b.{0,20}\bsin (?:el|la|los|las)\b|\b(?:faltaban?|(?:me|nos) (?:faltan?|ha faltado|han faltado)) (?:un|una|el|la|dos|la mitad)\b|\b(?:was|were|is|are) missing\b|\bcame without\b|\bmissing (?:a|the|one|two|half)\b/,
  ],
  // "Los churros llegaron helados y faltaba un chocolate."
  [
    'complaint',
    /\b(?:mierda|asco|desastre|verguenza) de (?:servicio|atencion|sitio|comida|pedido)\b|\bllegaron? (?:todo |toda |todos |todas )?(?:fri[oa]s?|helad[oa]s?)\b|\b(?:arrived|turned up|came) (?:stone |freezing )?cold\b|\babsolute (?:joke|disgrace|shambles|rubbish)\b|\b(?:shambles|joke) of a (?:service|place|shop)\b|\bvaya (?:timo|robo|estafa)\b|\bwhat a (?:scam|rip-?off)\b/,
  ],
  // "Can I get in at like 11 at night?"
  [
    'hours',
    /\b(?:can|could|may)\s(?:i|we|u|you)\s(?:still\s)?(?:come|visit|go|get in(?:to)?|get access|pop in|drop in|turn up|pick up|collect)\b.{0,15}\b(?:at|until|till|after|before|around|by)\b.{0,8}\d/,
  ],
  // "¿Qué tengo?" asks for an illness, "¿qué tengo que hacer?" does not.
  ['health', /\b(?:que (?:tengo|me pasa)|what do i have)\W*$/],
  // "It's my girlfriend's 30th."
  [
    'birthday',
    /\b(?:my|his|her|our|their|\p{L}+['’]?s) (?:1[368]|21|[3-9]0)(?:th|st)\b(?! (?:of\b|floor|january|february|march|april|may|june|july|august|september|october|november|december|order|time|visit))/u,
  ],
  // "Can we bring a pizza in?"
  [
    'own_food',
    /\b(?:bring|take)(?: in)? (?:in )?(?:an? |some |our |my |any |the )?(?:own )?(?:\p{L}+ )?(?:pizzas?|food|sandwich(?:es)?|snacks?|cakes?|lunch|dinner|drinks?|beers?|wine|bottles?|crisps|sweets|picnic)\b|\b(?:llevar|traer|entrar)(?:nos|me)? (?:con )?(?:una? |algo de |la |el |nuestr[oa]s? |mi |unas? )?(?:propi[oa] )?(?:pizzas?|comida|bocadillos?|bocatas?|merienda|tarta|cena|bebidas?|cervezas?|vino|botellas?|picnic)\b|\b(?:food|drinks?)\b.{0,12}\b(?:from outside|of your own)\b/u,
  ],
  // Where somebody comes to see what there is to do, and not the place.
  ['inspection', /\bcome (?:out )?(?:and |to )?(?:have|take) a look\b(?! a?round)/],
  // "Only between September and February": whoever names a month asks for the season.
  ['season', A_MONTH],
  [
    'birthday',
    /\bcumplen? (?:ya )?(?:los )?\d{1,2}\b(?!\W{1,3}(?:puede|pueden|podria|le dejais)\b)|\bturn(?:s|ing|ed)? \d{1,2}\b(?!\W{1,3}(?:can|could|is|may)\b)/,
  ],
  // Something for somebody near is a present.
  [
    'gift',
    /\bsurprise (?:for )?(?:my|his|her)\b|\b(?:sorprender|dar(?:le)? una sorpresa) a (?:mi|su|un|una)\b/,
  ],
  [
    'gift',
    /\b(?:something|anything|ideas?) for (?:my|his|her) (?:mum|mom|mother|dad|father|wife|husband|boyfriend|girlfriend|partner|son|daughter|nephew|niece|sister|brother|friend|boss|grandma|grandpa|grandmother|grandfather)\b|\balgo para (?:mi|su|el|la) (?:madre|padre|mujer|marido|novi[oa]|pareja|hij[oa]|sobrin[oa]|herman[oa]|amig[oa]|abuel[oa]|jef[ea]|cumple)/,
  ],
  // Who cannot come swaps no goods.
  ['reschedule', /\b(?:came up|(?:cant|can't|cannot) (?:make it|come))\b.*\bswap\b/],
  // "¿Los lunes estáis?"
  [
    'hours',
    /\b(?:lunes|martes|miercoles|jueves|viernes|sabados?|domingos?)\b.{0,16} (?:estais|estan|atendeis|atienden)\b|\b(?:estais|estan|atendeis|atienden) (?:l?os |el )?(?:lunes|martes|miercoles|jueves|viernes|sabados?|domingos?)\b/,
  ],
  // "Are there classes on Sundays?", "classes are at 8:00, 10:00 and 19:00".
  [
    'hours',
    /\b(?:hay|teneis|tienen|are there|is there|do you have|any)\b.{0,25}\b(?:lunes|martes|miercoles|jueves|viernes|sabados?|domingos?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)\b|\ba las \d{1,2}(?::\d{2})?(?:,| y) (?:a )?las \d|\bat \d{1,2}(?::\d{2})?(?:\s?[ap]m)?(?:,| and) (?:at )?\d{1,2}(?::\d{2}|\s?[ap]m)/,
  ],
  // What somebody else bought or pays is theirs to know.
  ['data', OF_ANOTHER],
  ['customer', OF_ANOTHER],
  [
    'place',
    /\b(?:street|avenue|road|square|lane|quay|rua|calle|avenida|plaza)\b|\bwe(?:['’]re| are) (?:at \d|next to|opposite|behind)|\b(?:estamos|nos encontramos) (?:en|junto|al lado|frente)\b/,
  ],
  ['child', /\b\d{1,2}[- ]year[- ]olds?\b/],
  [
    'hours',
    /\b\d{1,2}(?::\d{2})?\s?(?:[ap]m\s?)?(?:-|to|a|y)\s?(?:las\s)?\d{1,2}(?::\d{2}|\s?[ap]m\b|\sh\b)/,
  ],
];

const LENGTH_OF_TIME =
  /(?:\d+|two|three|four|five|ten|dos|tres|cuatro|cinco|diez)\s(?:\p{L}+\s)?(?:days?|weeks?|hours?|months?|years?|minutes?|dias?|semanas?|horas?|mes(?:es)?|anos?|minutos?)(?!\p{L})/gu;

/** What is read, and nothing that somebody reserves. */
const A_BOOK = /(?<=\b(?:an?|the|my|this|that|your|each|every|one|used|old|new|any|which|what) )book\b/g;

export type ConceptWord = { concept: Concept; language: 'en' | 'es'; words: string };

/** `literal` is in every text that the pattern finds: most texts are told apart by it, which costs far less. */
type Entry = ConceptWord & { literal: string; pattern: () => RegExp };

const escaped = (word: string) => word.replace(/[.+?^${}()|[\]\\]/g, '\\$&');

/** The pattern of an entry; made once it is needed, for most never are. */
function patternOf(entry: string): () => RegExp {
  let made: RegExp | undefined;
  return () => {
    if (made) return made;
    const body = entry
      .split('_')
      .map(escaped)
      .join('\\s+')
      .replace('~\\s+', '(?:\\S+\\s+){1,3}')
      .replace('*', '\\p{L}*');
    made = /^\p{L}/u.test(entry)
      ? new RegExp(`(?<![\\p{L}\\p{N}])${body}(?![\\p{L}\\p{N}])`, 'gu')
      : new RegExp(body, 'gu');
    return made;
  };
}

const ENTRIES: readonly Entry[] = [...Object.entries(FACETS), ...Object.entries(TOPICS)]
  .flatMap(([concept, [english, spanish]]) =>
    (
      [
        ['en', english],
        ['es', spanish],
      ] as const
    ).flatMap(([language, all]) =>
      all.split(' ').map((entry): Entry => {
        const words = entry.replaceAll('_', ' ').replace('~ ', '').replace('*', '');
        return { concept, language, words, literal: words.split(' ')[0] ?? words, pattern: patternOf(entry) };
      }),
    ),
  )
  // A phrase says more than the words it is made of.
  .toSorted((a, b) => b.words.split(' ').length - a.words.split(' ').length);

/** Single words that are known, for what is misspelt. */
export const CONCEPT_WORDS: readonly ConceptWord[] = ENTRIES.filter(
  ({ words }) => !words.includes(' ') && /^\p{L}/u.test(words),
);

/** Every word that is part of one, alone or in a phrase. */
export const WORDS_OF_CONCEPTS: ReadonlySet<string> = new Set(
  ENTRIES.flatMap(({ words }) => words.split(' ')),
);

/** Whether it tells only what of a thing is asked for. */
export const isFacet = (term: string) => term.startsWith('?');

/** Takes the concepts out of a folded text; `rest` is what of it belongs to none. */
export function takeConcepts(folded: string): { concepts: Set<Concept>; rest: string } {
  const concepts = new Set<Concept>();
  for (const [concept, pattern] of SHOWN) if (pattern.test(folded)) concepts.add(concept);
  for (const concept of spannedIn(folded)) concepts.add(concept);
  // "Within 24 hours" says how long, and nothing of when somebody is there.
  let rest = folded.replace(/['’]/g, '').replace(LENGTH_OF_TIME, ' ').replace(A_BOOK, 'books');
  for (const { concept, literal, pattern } of ENTRIES) {
    if (!rest.includes(literal)) continue;
    const without = rest.replace(pattern(), ' ');
    if (without === rest) continue;
    concepts.add(concept);
    rest = without;
  }
  return { concepts, rest };
}
