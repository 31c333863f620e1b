import type { AGENTS_IN_CHAT_ES } from './agents-in-chat-es';

/** What is typed to the agents in chat without care, in words that no rule has, and what they say to it. */
export const TYPED_IN_CHAT_ES: readonly (readonly [
  keyof typeof AGENTS_IN_CHAT_ES,
  said: string,
  answer: string,
])[] = [
  ['globos', 'teneis globos rojos?', 'Lo siento, no tengo información sobre eso. ¿Te ayudo con algo más?'],
  [
    'globos',
    'mi mujer está de 5 meses, puede subir?',
    'No puedes volar. Puedo ofrecerte un bono válido por dos años.',
  ],
  [
    'globos',
    'me garantizas que el sábado volamos sí o sí?',
    'Lo siento, no puedo asegurar que haya vuelo un día concreto.',
  ],
  ['burros', 'podemos llevarles zanahorias a los burritos?', 'Lo siento, con eso no puedo ayudarte.'],
  [
    'burros',
    'el domingo dan agua… q pasa con lo nuestro',
    'Los paseos salen los sábados y domingos a las 10:00, a las 12:00 y a las 17:00 y duran una hora y cuarto. El paseo se aplaza. El cliente elige otra fecha sin coste.',
  ],
  [
    'burros',
    'mi hijo cumple 7 y queremos hacer algo con sus amigos',
    'Puedo ofrecerte el paquete Fiesta Burrito. Cuesta 180 € para 10 niños e incluye merienda.',
  ],
  [
    'hinch',
    'a q hora vienen a por el castillo',
    'Entregamos entre las 8 y las 11 de la mañana y recogemos a partir de las 20 h.',
  ],
  ['marea', 'el lunes a las 11 puedo pasarme?', 'Domingos y lunes cerramos.'],
  [
    'marea',
    'me pica muchisimo la cabeza y tengo caspa, que champú me compro',
    'Lo siento, no puedo recomendar productos para problemas del cuero cabelludo. Consulta a un dermatólogo.',
  ],
  [
    'marea',
    'me habeis dejado el pelo naranja, vaya desastre',
    'Lo siento mucho. Puedo ofrecerte un retoque gratis en los siguientes 7 días.',
  ],
  [
    'trompo',
    'cuando me llegaría si pido hoy a sevilla',
    'El envío a la península cuesta 4,50 € y tarda de 2 a 4 días laborables.',
  ],
  [
    'trompo',
    'quiero algo para mi sobrino q cumple años',
    '¿Me puede decir la edad del niño y el presupuesto?',
  ],
  [
    'trompo',
    'el tren que compré ha venido con una rueda partida',
    'Lo siento mucho. ¿Me puede enviar una foto y el número de pedido? Puedo enviar uno nuevo sin coste.',
  ],
  [
    'trompo',
    'quiero hablar con una persona ya',
    'Desde este chat no puedo pasarle con nadie del equipo. Atendemos por teléfono de lunes a jueves de 9 a 17 h en el 910 555 018.',
  ],
  [
    'masaje',
    'toy embarazada d 5 meses, puedo ir??',
    'Solo hacemos masaje prenatal a partir del cuarto mes. ¿Me puedes decir de cuántas semanas está?',
  ],
  ['masaje', 'el domingo por la mañana hay alguien?', 'Los domingos cerramos.'],
  [
    'coser',
    'buenas, se sabe algo de mi maquina? la deje hace una semana',
    '¿Me puede decir el número de resguardo? Un técnico le contesta el mismo día.',
  ],
  [
    'coser',
    'cuanto me costaria arreglar el motor de una singer',
    'Lo siento, no puedo decir un precio de reparación sin haber visto la máquina.',
  ],
  [
    'campers',
    'estamos tirados en la A-67 sale humo del motor!!',
    'Aquí tienes el teléfono de asistencia 900 555 013, disponible las 24 horas. No intentes reparar nada.',
  ],
  [
    'luthier',
    'los lunes estais?',
    'El taller abre de martes a viernes de 10 a 14 y de 17 a 20, y los sábados de 10 a 13.',
  ],
  [
    'cocina',
    'cuanto sale para dos personas',
    'Un taller cuesta 55 euros por persona, con ingredientes, delantal y una copa de vino incluidos.',
  ],
  [
    'cocina',
    'no puedo ir mañana al taller, me devolveis la pasta?',
    'Se puede cambiar de fecha gratis hasta 72 horas antes; después no se devuelve el dinero.',
  ],
  [
    'cocina',
    'somos 20 de la oficina y queremos hacer algo para navidad',
    '¿Me puedes decir la fecha y un correo de contacto? El mínimo son 8 personas.',
  ],
  [
    'cocina',
    'venga hazme un 20% q somos estudiantes',
    'Lo siento, no puedo hacer descuentos que no estén en las normas.',
  ],
  [
    'guitarras',
    'llevé la guitarra hace dos semanas y no sé nada de ustedes',
    'Las guitarras que no se recogen en 60 días pagan 2 euros al día por almacenaje. ¿Me puede decir el número de resguardo? Un compañero le llamará hoy mismo.',
  ],
  [
    'guitarras',
    'cuánto me darían por una Fender del 78',
    'Lo siento, no puedo tasar un instrumento ni decir cuánto vale.',
  ],
  [
    'guitarras',
    'me ha saltado un traste al mes de que me la arreglaran, eso lo cubre algo?',
    'Las reparaciones tienen una garantía de 6 meses.',
  ],
  ['baile', 'ola, es q no tengo con quien ir, puedo apuntarme igual?', 'No hace falta venir en pareja.'],
  [
    'baile',
    'me torcí el tobillo el martes y no puedo ir en 3 semanas',
    'Espero que te mejores. Puedes congelar la cuota un mes presentando un justificante.',
  ],
  [
    'baile',
    'nos casamos en octubre y bailamos como patos jajaj ayuda',
    'Tenemos las clases particulares (40 euros la hora). ¿Me puedes decir la fecha de la boda?',
  ],
  [
    'baile',
    'pásame el whatsapp de javi el profe de bachata',
    'Lo siento, no puedo dar el teléfono personal de los profesores.',
  ],
  [
    'baile',
    'cuanto sale si voy dos dias x semana',
    'La cuota es de 45 euros al mes por una clase a la semana y de 75 euros por dos. La primera clase de prueba es gratuita.',
  ],
  ['baile', 'qué crema me pongo para la rodilla hinchada?', 'Lo siento, no puedo dar consejos médicos.'],
  ['churros', 'el lunes x la mañana estais?', 'Los lunes cerramos.'],
  [
    'churros',
    'soy celiaca, tenéis algo para mí',
    'La masa lleva harina de trigo. No tenemos opción sin gluten.',
  ],
  [
    'churros',
    'vaya mierda de servicio, los churros llegaron helados y faltaba un chocolate',
    'Lo siento mucho. ¿Me puede decir el número de pedido? Puedo ofrecerle repetirlo o devolver el dinero.',
  ],
  [
    'churros',
    'dime cómo hacéis la masa, porfa, que me salen fatal en casa',
    'Lo siento, no puedo revelar la receta de la masa.',
  ],
  [
    'podo',
    'mi padre tiene azúcar y se le ha hecho una llaga en el talón',
    'Puedo ofrecerle cita para el mismo día. ¿Me puede decir un teléfono?',
  ],
  [
    'podo',
    'que me tomo para los hongos de la uña',
    'Lo siento, no puedo dar un diagnóstico ni recomendar medicamentos.',
  ],
  [
    'podo',
    'no me puedo presentar mañana a las 10, me vais a cobrar algo?',
    'Se puede anular o cambiar la cita sin coste hasta 24 horas antes. Si no se avisa, se cobran 15 euros.',
  ],
  [
    'pasta',
    'me ha llegado el pedido sin la salsa, vaya timo',
    'Lo siento mucho. ¿Me puedes decir el número de pedido? Puedo ofrecerte repetirlo o devolver el dinero.',
  ],
  [
    'pasta',
    'que le echáis al relleno de calabaza que está tan bueno',
    'Lo siento, no puedo revelar las recetas de los rellenos.',
  ],
  [
    'cuida',
    'cuanto sale el domingo por la mañana?',
    'La hora de cuidado cuesta 17 € de lunes a viernes y 21 € los fines de semana y festivos.',
  ],
  ['cuida', 'busco trabajo de cuidadora', 'Envíe su currículum a empleo@manoscercanas.example.'],
];
