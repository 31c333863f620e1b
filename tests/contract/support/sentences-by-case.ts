import type { AGENTS_BY_CASE } from './agents-by-case';

/** What visitors say to them, and what comes of it. */
export const SENTENCES_BY_CASE: readonly (readonly [
  keyof typeof AGENTS_BY_CASE,
  said: string,
  answer: string,
])[] = [
  [
    'treecare',
    'how much do u charge to come have a look? im in shrewsbury area so maybe 28 miles',
    'A visit to give a quote is free within 25 miles of Ludlow. Further away it costs £40, taken off the bill if the job goes ahead.',
  ],
  [
    'treecare',
    'massive oak just came down across next doors car what do i do',
    'Please keep everyone away and call the emergency line on 01584 555 019, which is open day and night.',
  ],
  [
    'treecare',
    'can you trim my laurel hedge in may',
    'Hedges are cut only between September and February because of nesting birds.',
  ],
  [
    'treecare',
    'your lads wrecked my lawn last week and NOBODY has rung me back',
    'I’m sorry about that. Could you send me photos and the date of the job? Ruth will call within one working day.',
  ],
  [
    'treecare',
    'hiya, do you do planting as well? want 3 apple trees',
    'I’m sorry, I don’t have information about that. I answer people who need a tree pruned or felled.',
  ],
  [
    'stargaze',
    'what happens if its cloudy',
    'We decide by 15:00 the same day and you can choose a new date or your money back.',
  ],
  ['boardcafe', 'can we bring a pizza in', 'You may bring your own games, but not your own food or drinks.'],
  [
    'boardcafe',
    'theres like 4 cards gone from our copy of wingspan',
    'Could you tell me the name of the game? It will be checked the same week.',
  ],
  [
    'boardcafe',
    'its my girlfriends 30th, 12 of us, got anywhere private?',
    'We have the Attic, our private room for 14 people, which costs £75 for three hours.',
  ],
  [
    'boardcafe',
    'are you an actual person or a bot lol',
    'I’m Pip, a virtual assistant: a program answers you, not a person. I answer guests of a board game café. How can I help you?',
  ],
  [
    'sauna',
    'its all smoke in here the fire wont catch',
    'Could you tell me whether the chimney damper is open? I can offer you a call back from Tom.',
  ],
  [
    'sauna',
    'can i speak to tom pls',
    'I understand you’d rather talk to a person. I can’t put you through to the team from this chat, but I’ll do my best to help.',
  ],
  [
    'falcon',
    'any idea where the peregrines are nesting round here?',
    'I’m sorry, I can’t say where wild nests are.',
  ],
  ['type', 'what would a 1930s remington be worth?', 'I’m sorry, I can’t value a typewriter in the chat.'],
  [
    'almazara',
    'tengo unos 500 kg de aceituna del campo de mi padre, me la moleis?',
    'El mínimo son 300 kilos. Hay que pedir cita con Rafael en el 957 555 214.',
  ],
  [
    'cafeteras',
    'q tal, cuanto tardais en arreglarme una delonghi',
    'Una reparación normal tarda entre 5 y 7 días laborables.',
  ],
  [
    'cafeteras',
    'mi cafetera echa un olor a chamusquina raro',
    'Desenchúfala enseguida. No la vuelvas a encender hasta que la veamos.',
  ],
  [
    'cafeteras',
    'la arreglasteis en marzo y ya esta otra vez igual, vaya timo',
    'Lo siento mucho. ¿Me puedes decir el número de la orden? La revisamos gratis si no han pasado seis meses.',
  ],
  [
    'cuida',
    'son las 10 y aqui no ha venido nadie!!',
    'Lo siento mucho. Aquí tiene el teléfono de guardia 600 000 123.',
  ],
  ['cuida', 'vais a Tordesillas?', 'Atendemos en Valladolid capital y en Laguna de Duero.'],
  [
    'narrowboat',
    'hiya, do i need some sort of permit to steer one',
    'No licence is needed: we give a 30 minute briefing before you set off.',
  ],
  [
    'narrowboat',
    'whats the damage for a saturday with 8 of us',
    'A day hire runs from 9:30 to 17:00 and costs £165 on weekdays and £210 at weekends and on bank holidays.',
  ],
  [
    'bookbinder',
    'pipe burst and grandmas bible is soaking wet what do i do',
    'Please don’t open it, wrap it in kitchen paper, and bring it in as soon as possible.',
  ],
  [
    'mushrooms',
    'does lions mane cure brain fog?',
    'I’m sorry, I can’t make health claims about our mushrooms.',
  ],
  [
    'jamon',
    'son las dos, los invitados esperando y aquí no aparece nadie a cortar!!!',
    'Lo siento mucho. Aquí tienes el teléfono de urgencias 600 555 018.',
  ],
  [
    'jamon',
    'va hombre, si cojo dos jamones me rebajas algo no?',
    'Lo siento, no puedo hacer descuentos ni prometerlos.',
  ],
  [
    'podcast',
    'se oye fatal mi capítulo, parece grabado en un cubo, vaya chapuza',
    'Lo siento mucho. Puedo repetir la mezcla sin coste.',
  ],
  [
    'bonsais',
    'se me esta quedando sin hojas el ficus, que hago',
    '¿Me puede decir qué especie es, dónde lo tiene y cada cuánto lo riega? Le recomiendo traerlo al vivero para un diagnóstico gratuito.',
  ],
  [
    'bonsais',
    'quiero sorprender a mi novio con algo, le gustan las plantas',
    'Le recomiendo un olmo chino. ¿Me puede decir si la persona tiene terraza o solo interior?',
  ],
  [
    'bonsais',
    'mandais a mallorca?',
    'Enviamos a toda la península por 9,90 €, en 48 horas; no enviamos a las islas.',
  ],
  [
    'quizboat',
    'hello!',
    'Hello! I am Tilly, the voice of a supper boat on the canal in Bath. How can I help you?',
  ],
  [
    'quizboat',
    'cant make it on thursday after all, do i get my money back?',
    'Bookings can be moved to another evening until noon of the day before. After that they cannot be moved or refunded.',
  ],
  [
    'quizboat',
    'running a bit late, will we lose our table?',
    'We hold a table for 10 minutes after the start.',
  ],
  [
    'quizboat',
    'can you guarantee us the window on saturday?',
    'I’m sorry, I can’t let anyone steer who has been drinking or promise a seat by the window.',
  ],
  [
    'quizboat',
    'my mum has a temperature, we wont make it tonight',
    'I wish you well. Could you tell me the name of the booking?',
  ],
  [
    'quizboat',
    'your skipper shouted at my dad, totally unacceptable',
    'I’m sorry about that. I can pass this on to the team.',
  ],
  [
    'quizboat',
    'only 4 of us on a tuesday, is that ok?',
    'Tickets cost £48 for each person, with a minimum of 6 people on weekdays.',
  ],
  [
    'costumes',
    'buenas',
    '¡Hola! Me llamo Vera y trabajo en un taller de trajes de fiesta en Jaca. ¿En qué puedo ayudarle?',
  ],
  ['costumes', 'me aprieta un montón el traje que me llevé', 'Puedo ofrecerle un arreglo gratis. Tráigalo.'],
  ['costumes', 'se me ha caido el traje al rio', 'Cuélguelo sin escurrirlo. Llámenos.'],
  [
    'costumes',
    'si al final no lo usamos pierdo lo que he pagado?',
    'Si cancelas con más de 5 días de antelación te devolvemos la señal.',
  ],
  [
    'costumes',
    'somos 7 nada mas, nos los alquilais?',
    'El alquiler cuesta 12 € por persona, con un mínimo de 10 personas.',
  ],
  [
    'quizboat',
    'do you come out to peoples houses, my nan cant walk',
    'Home visits with a tasting menu cost £90.',
  ],
  [
    'quizboat',
    'bought a voucher last monday, nothing yet',
    'I’m sorry about that. Could you tell me the order number?',
  ],
  ['costumes', 'se me acaba de romper la manga, me lo arreglais?', 'Arreglar un traje cuesta desde 15 €.'],
  [
    'quizboat',
    'grandad passed away and left 40 lamps, do you buy them',
    'Please ring 01225 555 010 and ask for Moira.',
  ],
  ['quizboat', 'found our voucher but it ran out in june :(', 'Could you tell me its number?'],
  [
    'costumes',
    'mi padre murió el lunes y tenemos aún el traje',
    'Le acompaño en el sentimiento. Recogemos los trajes sin coste.',
  ],
  ['costumes', 'soy alérgica al látex', 'Hay máscaras con él y puede quedar polvo.'],
  [
    'costumes',
    'le paso el numero de cuenta por aquí?',
    'Lo siento, no puedo pedir datos bancarios por el chat.',
  ],
];
