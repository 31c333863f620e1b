import type { AGENTS_IN_OTHER_WORDS } from './agents-in-other-words';

/** What visitors say to them, and what comes of it. */
export const SENTENCES_IN_OTHER_WORDS: readonly (readonly [
  keyof typeof AGENTS_IN_OTHER_WORDS,
  said: string,
  answer: string,
])[] = [
  [
    'falcon',
    'hiya gulls on our warehouse roof are driving us mad, what would one visit set us back',
    'A single flight visit costs £180 and lasts two hours. Contracts start at six months, with one visit a week for £520 a month.',
  ],
  [
    'falcon',
    "we're in cardiff, 35 miles away, is that ok? and what if i need to call it off the day before",
    'We work within 40 miles of Bristol. Visits are cancelled free of charge up to 48 hours before; later than that we charge half.',
  ],
  [
    'falcon',
    'do you also get rid of rats',
    'I’m sorry, I don’t have information about that. I answer people who want hawks and falcons to scare gulls and pigeons away.',
  ],
  [
    'boats',
    'can my 19 yr old son steer? also is fuel extra',
    'The steerer has to be over 21. Diesel and life jackets are included in the price.',
  ],
  [
    'boats',
    'were stuck behind a lock and wont make it back by 5!!',
    'Please ring the yard on 01756 555 210.',
  ],
  [
    'press',
    'need 200 business cards 2 colours whats the damage',
    'Business cards cost $190 per 100 in one ink color, and each further color adds $60.',
  ],
  [
    'press',
    'my cards arrived and the phone number is smudged, not happy at all',
    'Could you send me a photo and the order number?',
  ],
  [
    'press',
    'can i pop in on monday to feel the papers',
    'The studio can be visited on Thursdays and Fridays from 11 am to 4 pm, by appointment only.',
  ],
  [
    'press',
    'any chance of knocking a bit off the price if I order 500?',
    'I’m sorry, I can’t offer a discount.',
  ],
  [
    'hinchables',
    'mi hijo cumple 14 puede subirse con sus amigos?',
    'La edad máxima para saltar es de 12 años.',
  ],
  [
    'hinchables',
    'oye q el castillo esta perdiendo aire y hay niños dentro!!',
    'Saca a los niños y llama al 600 112 233.',
  ],
  [
    'relojes',
    'tengo un reloj de pie de mi abuelo q no anda y no puedo cargarlo, vivo en bejar',
    'Recogemos a domicilio los relojes de pie dentro de la provincia por 35 euros.',
  ],
  [
    'relojes',
    'heredé un omega del 58, cuanto me darian por el',
    'No hacemos tasaciones. Le recomiendo acudir a un tasador.',
  ],
  [
    'relojes',
    'llevo dos meses esperando mi reloj y nadie me dice nada, esto es una verguenza',
    'Siento mucho las molestias. ¿Me puede decir el número de resguardo?',
  ],
  [
    'relojes',
    'se me ha parado el apple watch, lo arreglais? y cambiar una pila cuanto es',
    'No trabajamos con relojes inteligentes. Cambiar la pila cuesta 9 euros y se hace en el momento.',
  ],
  [
    'lena',
    'necesito leña ya q me he quedado sin nada, cuanto tardais',
    'Repartimos de lunes a sábado, y el plazo de entrega es de tres días.',
  ],
  [
    'lena',
    'cuanto serian 2 toneladas de encina y q me la dejeis colocada',
    'La tonelada de encina cuesta 210 euros y la de roble 185. Apilar la leña cuesta 30 euros más por tonelada.',
  ],
  ['lena', 'vivo en un tercero sin ascensor me la subis?', 'Solo dejamos la leña en el portal.'],
  [
    'lena',
    'puedo quemar unos palets pintados q tengo por casa?',
    'Lo siento, no puedo recomendar quemar madera pintada o tratada.',
  ],
  [
    'lena',
    'vendeis tambien pellets? quiero hablar con una persona',
    'Lo siento, no tengo información sobre eso. Entiendo que prefieras hablar con una persona. Desde este chat no puedo pasarte con nadie del equipo, pero haré lo posible por ayudarte.',
  ],
  [
    'press',
    'how long does it take',
    'Wedding invitations take four weeks from the day you approve the proof.',
  ],
  ['press', 'theres a typo on the invites you printed', 'Could you send me a photo and the order number?'],
  ['hinchables', 'se ha pinchado el castillo', 'Saca a los niños y llama al 600 112 233.'],
  ['hinchables', 'tengo 13 puedo saltar', 'La edad máxima para saltar es de 12 años.'],
  [
    'hinchables',
    'mi hija cumple 6 y queremos el castillo pequeño, cuanto es',
    'El castillo pequeño cuesta 120 euros al día y el grande, con tobogán, 210.',
  ],
  ['boats', 'do we pay for petrol?', 'Diesel and life jackets are included in the price.'],
  ['lena', 'cuanto tardais', 'Repartimos de lunes a sábado, y el plazo de entrega es de tres días.'],
  [
    'knives',
    'i need my chefs knife back by tonight, can drop it at 10',
    'A kitchen knife costs 5 pounds to sharpen, and a serrated bread knife costs 8 pounds. Knives dropped off before 11 are ready the same day; anything else is ready the next working day.',
  ],
  [
    'knives',
    'my santoku has a big chip near the tip, can u save it??',
    'Please send a photo before you come, because repairs are quoted one by one.',
  ],
  [
    'septic',
    'theres poo water bubbling up on my lawn help',
    'Please stop using water and call 01632 960 118 at once.',
  ],
  [
    'septic',
    'im at work all day thursday, does someone need to be in? also can i pay by card',
    'You do not have to be at home if the lid is uncovered and the gate is unlocked. Payment is by card or bank transfer within 14 days of the visit.',
  ],
  [
    'lutier',
    'ola, se me a partido el mastil al caerse, tiene arreglo?',
    '¿Me puedes enviar una foto? Afloja las cuerdas.',
  ],
  [
    'lutier',
    'cuanto me darias por una alhambra de los 90, quiero deshacerme de ella',
    'El taller no compra, pero la puede dejar en depósito con una comisión del 20 %.',
  ],
  [
    'mina',
    'somos dos adultos y un crio de 3, por cuanto nos sale',
    'La entrada de adulto cuesta 14 euros y la de niños de 4 a 12 años, 8 euros; los menores de 4 no pagan.',
  ],
  [
    'mina',
    'mi madre va en silla de ruedas, podra entrar? y hace frio ahi abajo?',
    'El último tramo tiene 150 escalones y no es apto para sillas de ruedas ni carritos. Dentro hay siempre 13 grados, así que conviene traer chaqueta.',
  ],
  [
    'mina',
    'me agobian mucho los sitios cerrados, tengo claustrofobia',
    'Te recomiendo la visita corta de la galería superior. Dura 25 minutos.',
  ],
  [
    'trufas',
    'me acaba de llegar la trufa y huele fatal, vaya timo',
    'Siento mucho las molestias. ¿Me puede enviar una foto el mismo día? Se le repone sin coste.',
  ],
  [
    'trufas',
    'cuanto aguanta en la nevera y como la guardo',
    'La trufa se conserva diez días en la nevera, envuelta en papel que se cambia a diario.',
  ],
  [
    'trufas',
    'es el cumple de mi suegro y le hace ilu lo de los perros, se puede regalar?',
    'La salida con perros cuesta 45 euros por persona, dura tres horas y termina con un almuerzo. Puedo ofrecerle el bono regalo. Vale un año.',
  ],
];
