import type { Locale } from '@/api/generated/schemas';

/** What is said about an agent in one message, and the texts that are proposed for it. */
export const ONE_MESSAGES: readonly (readonly [
  Locale,
  botKey: string,
  said: string,
  texts: readonly (string | RegExp)[],
])[] = [
  [
    'en',
    'bot_store',
    'we now close at 9.30 pm instead of 9',
    [/The store opens every day from 10:00 to 21:30\./],
  ],
  [
    'en',
    'bot_store',
    'dogs aren’t allowed in the store any more, please change that',
    [/purchases over 20 euros\. Dogs aren’t allowed in the store any more\.$/],
  ],
  [
    'en',
    'bot_store',
    'pls add: returns within 60 days with the receipt',
    ['Returns within 60 days with the receipt.'],
  ],
  ['es', 'bot_appointments', 'ahora las citas duran una hora', [/Cada cita dura 60 minutos\./]],
  ['es', 'bot_appointments', 'las citas pasan a ser de una hora', [/Cada cita dura 60 minutos\./]],
  [
    'es',
    'bot_appointments',
    'las citas ahora duran una hora, no 45 minutos',
    [/Cada cita dura 60 minutos\./],
  ],
  ['en', 'bot_store', 'gift wrap went up, its 7 bucks now', ['Gift wrap costs 7 bucks.']],
  ['es', 'bot_appointments', 'La visita a domicilio ahora son 30 €', ['La visita a domicilio cuesta 30 €.']],
  [
    'en',
    'bot_store',
    'can you make it sound a bit less stiff, more like a mate',
    [
      'You are the store guide of Acme Home in Lisbon. You are very warm and brief. You speak in a relaxed way.',
    ],
  ],
  [
    'en',
    'bot_store',
    'rename it to Hazel and let it reply in french too if somebody writes french',
    ['Hazel', 'Reply in french too if somebody writes french.'],
  ],
  ['es', 'bot_appointments', 'gracias, te ha quedado genial', []],
  ['en', 'bot_store', 'show me everything it knows', []],
  ['en', 'bot_store', 'please have it answer in French as well', ['Also answer in French.']],
  [
    'en',
    'bot_store',
    'Our support line is open Monday to Friday, 8 am to 5 pm',
    ['Our support line is open Monday to Friday, 8 am to 5 pm.'],
  ],
  [
    'es',
    'bot_appointments',
    'Que trate de usted a los clientes y sea más breve',
    [
      'Eres la agenda del estudio de cocinas de Acme Hogar. Tratas de usted. Respondes con frases cortas.',
      '¡Hola! ¿Cuándo le gustaría venir al estudio?',
    ],
  ],
  ['es', 'bot_appointments', 'Cámbiale el nombre, ahora se llama Irene', ['Irene']],
  ['en', 'bot_store', 'Never let it offer discounts.', ['Never offer discounts.']],
  ['es', 'bot_returns', 'No dejes que ofrezca descuentos.', ['Nunca ofrezcas descuentos.']],
  [
    'en',
    'bot_store',
    'We’re closed on the 24th and 25th of December, it should mention that if someone asks.',
    ['We’re closed on the 24th and 25th of December.'],
  ],
  [
    'en',
    'bot_store',
    'Orders over 60 euros ship for free, below that it’s 4.90.',
    ['Orders over 60 euros ship for free, below that it’s 4.90.'],
  ],
  [
    'es',
    'bot_appointments',
    'Que trate a la gente de usted, con un tono más formal.',
    [
      'Eres la agenda del estudio de cocinas de Acme Hogar. Tratas de usted.',
      '¡Hola! ¿Cuándo le gustaría venir al estudio?',
    ],
  ],
  ['es', 'bot_appointments', 'A partir de ahora se llama Irene.', ['Irene']],
  ['es', 'bot_appointments', 'Que atienda también en catalán.', ['Responde también en catalán.']],
  [
    'es',
    'bot_appointments',
    'Las citas duran 50 minutos.',
    [
      'El horario del estudio es de lunes a viernes, de 9 a 18 h. Cada cita dura 50 minutos. Las citas se anulan sin coste hasta 24 horas antes.',
    ],
  ],
  ['en', 'bot_store', 'Call it Juniper from now on', ['Juniper']],
  [
    'en',
    'bot_store',
    'Customers have 45 days to return something, not 30',
    ['Customers have 45 days to return something.'],
  ],
  ['es', 'bot_appointments', 'Que también hable francés', ['Responde también en francés.']],
  ['en', 'bot_store', 'Returns are now accepted within 45 days', ['Returns are accepted within 45 days.']],
  [
    'es',
    'bot_appointments',
    'Los viernes cerramos a las 15:00',
    [/^El horario del estudio es de lunes a viernes, de 9 a 18 h, los viernes hasta las 15:00\./],
  ],
  [
    'en',
    'bot_store',
    'we close at 8 on sundays from now on',
    [/^The store opens every day from 10:00 to 21:00, on Sundays until 20:00\./],
  ],
  ['en', 'bot_store', 'pls stop it from recommending stuff from ikea', ['Never recommend stuff from ikea.']],
  [
    'es',
    'bot_appointments',
    'puede contestar también en catalán si le escriben en catalán?',
    ['Responde también en catalán.'],
  ],
  ['es', 'bot_appointments', 'qué sabe el agente ahora mismo?', []],
  ['es', 'bot_appointments', 'Haz que hable también portugués', ['Responde también en portugués.']],
  [
    'es',
    'bot_returns',
    'Trata a los clientes de usted y con un tono más serio',
    [
      'Eres la ayuda de Acme Hogar. Tratas de usted, con frases cortas y sin tecnicismos.',
      /You are formal\.$/,
      '¡Hola! ¿Qué le gustaría devolver?',
    ],
  ],
  ['es', 'bot_appointments', 'Que hable también en catalán', ['Responde también en catalán.']],
  [
    'en',
    'bot_store',
    'It should be a bit funnier and use fewer words',
    ['You are the store guide of Acme Home in Lisbon. You are warm and brief. You are cheerful.'],
  ],
  [
    'es',
    'bot_returns',
    'Cuando un cliente esté enfadado, que se disculpe y le ofrezca un cupón del 10 %',
    ['Cuando un cliente esté enfadado, discúlpate y ofrécele un cupón del 10 %.'],
  ],
  [
    'es',
    'bot_appointments',
    'Ahora las citas se pueden cancelar hasta 12 horas antes',
    [
      'El horario del estudio es de lunes a viernes, de 9 a 18 h. Cada cita dura 45 minutos. Las citas se anulan sin coste hasta 12 horas antes.',
    ],
  ],
  [
    'es',
    'bot_appointments',
    'quita lo de las citas canceladas',
    ['El horario del estudio es de lunes a viernes, de 9 a 18 h. Cada cita dura 45 minutos.'],
  ],
  [
    'es',
    'bot_appointments',
    'Abrimos de 11 a 18 h',
    [
      'El horario del estudio es de lunes a viernes, de 11 a 18 h. Cada cita dura 45 minutos. Las citas se anulan sin coste hasta 24 horas antes.',
    ],
  ],
];
