import type { ToldAgent } from './told-agent';

export const TOLD_AGENTS_ES: readonly ToldAgent[] = [
  {
    language: 'es',
    said: [
      'Tengo una floristería y quiero un asistente que se llame Rosa, que tome pedidos de ramos y que avise de que no repartimos los domingos',
    ],
    name: 'Rosa',
    task: /^Tomar pedidos de ramos para una floristería\.$/,
    says: [/Avisa de que no repartimos los domingos\./],
  },
  {
    language: 'es',
    said: [
      'Necesito un bot para mi academia de inglés: que informe de los horarios, de los precios y que apunte a la gente a la prueba de nivel',
    ],
    name: null,
    task: /^Informar de los horarios y de los precios en nuestra academia de inglés y apuntar a la gente a la prueba de nivel\.$/,
  },
  {
    language: 'es',
    said: [
      'Buenas, me paso el día contestando lo mismo por WhatsApp: cuánto vale un corte, si hay que pedir cita… Soy peluquera. El corte vale 18 € y hay que pedir cita siempre.',
    ],
    name: null,
    task: /^Para una peluquera, contestar cuánto vale un corte, si hay que pedir cita\.$/,
    says: [/El corte vale 18 € y hay que pedir cita siempre\./],
  },
  {
    language: 'es',
    said: [
      'Un asistente para una tienda de muebles',
      'El montaje cuesta 40 €',
      'No, mejor pon que es gratis a partir de 500 €',
      'Y que no hable de política',
    ],
    name: null,
    task: /^Atender a los visitantes de una tienda de muebles\.$/,
    says: [/El montaje es gratis a partir de 500 €\./, /No hables de política\./],
    never: /40 €/,
  },
  {
    language: 'es',
    said: ['Un recepcionista para una clínica dental, muy formal, que dé citas y que no dé precios'],
    name: null,
    task: /^Dar citas en una clínica dental\.$/,
    says: [/Tratas de usted\./, /No des precios\./],
  },
  {
    language: 'es',
    said: [
      'Vendemos quesos por internet, la gente pregunta por los envíos y por la conservación. Enviamos en 24 horas. Se llama Manchego.',
    ],
    name: 'Manchego',
    task: /responder a las preguntas sobre los envíos y la conservación.*un negocio que vende quesos por internet/i,
    says: [/Enviamos en 24 horas\./],
  },
  {
    language: 'es',
    said: [
      'Es para una autoescuela',
      'que explique los permisos y cuánto cuesta cada uno',
      'el B cuesta 600 euros',
      'bueno, 650 con las tasas',
      'y no prometas fechas de examen',
    ],
    name: null,
    task: /^Explicar los permisos y cuánto cuesta cada uno en una autoescuela\.$/,
    says: [/El B cuesta 650 euros/, /No prometas fechas de examen\./],
    never: /600/,
  },
  {
    language: 'es',
    said: ['quiero un bot pa mi bar, que diga el menú del día y reserve mesas, en plan colega'],
    name: null,
    task: /^Decir el menú del día y reservar mesas en nuestro bar\.$/,
    says: [/Hablas de tú\./],
  },
  {
    language: 'es',
    said: [
      'Hola, soy nutricionista y busco algo que responda dudas antes de la primera consulta. Cuesta 60 € y dura una hora.',
    ],
    name: null,
    task: /^Responder dudas antes de la primera consulta para un nutricionista\.$/,
    says: [/Cuesta 60 € y dura una hora\./],
  },
  {
    language: 'es',
    said: [
      'Somos una inmobiliaria en Valencia, que recoja los datos de la gente que quiere visitar un piso: nombre, teléfono y presupuesto',
    ],
    name: null,
    task: /^Para una inmobiliaria en Valencia, recoger los datos de la gente que quiere visitar un piso: nombre, teléfono y presupuesto\.$/,
  },
  {
    language: 'es',
    said: [
      'Asistente para un camping, en español y francés, simpático. Perros sí, barbacoas no. Recepción de 9 a 21.',
    ],
    name: null,
    task: /^Atender a los visitantes de un camping\.$/,
    says: [
      /Responde también en francés\./,
      /cercano y amable/,
      /Perros sí, barbacoas no\./,
      /Recepción de 9 a 21\./,
    ],
  },
  {
    language: 'es',
    said: [
      'Somos una floristería, se llama Margarita. Enviamos a domicilio en Valencia por 7€ si piden antes de las 12. Que sea cariñosa y tutee',
      'me he equivocado, antes de las 13',
      'y que para bodas recoja fecha y presupuesto',
    ],
    name: 'Margarita',
    task: /^Atender a los visitantes de una floristería\.$/,
    says: [/por 7€ si piden antes de las 13\./, /bodas/],
    never: /12|equivocado/,
  },
  {
    language: 'es',
    said: [
      'Tenemos una academia de inglés para niños en Gijón, grupos de 8 como mucho, 65 al mes. Necesito un asistente que responda en español e inglés y que consiga que la gente venga a la clase de prueba',
      'por cierto se llama Teddy',
    ],
    name: 'Teddy',
    task: /^Conseguir que la gente venga a la clase de prueba para una academia de inglés para niños en Gijón\.$/,
    says: [/grupos de 8 como mucho, 65 al mes/],
  },
  {
    language: 'es',
    said: ['Un bot para mi taller. Cuando llamen, pregunta por el nombre.'],
    name: null,
    task: /^Atender a los visitantes de nuestro taller\.$/,
    says: [/^Cuando llamen, pregunta por el nombre\.$/m],
  },
  {
    language: 'es',
    said: [
      'tengo un alquiler de patines en el paseo de Gijón, se llama Rueda Norte. quiero un asistente simpático que diga los precios: 8 euros la hora, 20 el día, y que hay que dejar el dni de fianza',
    ],
    name: null,
    task: /^Decir los precios para un alquiler de patines en el paseo de Gijón llamado Rueda Norte\.$/,
    says: [/^Hay que dejar el dni de fianza\.$/m],
  },
  {
    language: 'es',
    said: [
      'necesito un bot para una academia de ajedrez',
      'no, espera, que es para una de magia, y que no revele ningún truco',
    ],
    name: null,
    task: /^Atender a los visitantes de una academia de magia\.$/,
    says: [/^No reveles ningún truco\.$/m],
  },
  {
    language: 'es',
    said: [
      'tengo una empresa que alquila carp... perdón, que alquila pantallas gigantes para ver el fútbol, 300 euros la noche con montaje incluido',
    ],
    name: null,
    task: /^Atender a los visitantes de un negocio que alquila pantallas gigantes\.$/,
    says: [/^300 euros la noche con montaje incluido\.$/m],
    never: /carp/,
  },
  {
    language: 'es',
    said: [
      'tengo una empresa de vuelos en globo en segovia, volamos al amanecer, 160 euros por persona, y si hay viento se cambia el dia sin coste',
    ],
    name: null,
    task: /^Atender a los visitantes de una empresa de vuelos en globo en segovia\.$/,
    says: [/^Volamos al amanecer, 160 euros por persona\.$/m, /^Si hay viento se cambia/m],
  },
  {
    language: 'es',
    said: [
      'monto un servicio de limpieza de lápidas en cementerios, 45 € la lápida sencilla y 80 € la doble, mandamos foto del antes y el después. tono respetuoso por favor',
    ],
    name: null,
    task: /^Atender a los visitantes de un servicio de limpieza de lápidas en cementerios\.$/,
    says: [
      /Hablas con respeto\./,
      /^45 € la lápida sencilla y 80 € la doble\.$/m,
      /^Mandamos foto del antes y el después\.$/m,
    ],
  },
  {
    language: 'es',
    said: [
      'soy apicu... no, perdona, soy afinador de órganos de iglesia, viajo por toda España, cobro 60 euros la hora más el viaje',
      'ah y que si alguien pide fecha le pregunte de qué iglesia es y el teléfono',
    ],
    name: null,
    task: /^Atender a los visitantes de un afinador de órganos de iglesia\.$/,
    says: [
      /^Viajo por toda España\.$/m,
      /^Si alguien pide fecha, pregúntale de qué iglesia es y el teléfono\.$/m,
    ],
  },
  {
    language: 'es',
    said: [
      'Buenas, afino campanas de iglesia',
      'El presupuesto es gratis, viajamos por toda España y tardamos dos meses. Si el campanario no tiene escalera, que nos avisen antes. Que sea serio.',
    ],
    name: null,
    task: /^Atender a los visitantes de un negocio que afina campanas de iglesia\.$/,
    says: [
      /Tu tono es profesional\./,
      /^El presupuesto es gratis, viajamos por toda España y tardamos dos meses\.$/m,
    ],
  },
  {
    language: 'es',
    said: ['alquilamos drones para grabar bodas: 300 € la hora, con piloto.'],
    name: null,
    task: /^Atender a los visitantes de un negocio que alquila drones para grabar bodas\.$/,
    says: [/^300 € la hora, con piloto\.$/m],
  },
  {
    language: 'es',
    said: [
      'Quiero un ayudante para mi equipo: somos apicultores... no, perdón, cultivadores de algas. Que sepa que los turnos empiezan a las 6 y que las botas se piden a Marta.',
    ],
    name: null,
    task: /^Atender a los visitantes de /,
    says: [/^Los turnos empiezan a las 6\.$/m, /^Las botas se piden a Marta\.$/m],
    never: /apicultores/,
  },
  {
    language: 'es',
    said: ['Monto un bot para mi granja de caracoles. El kilo va a 14 euros, mínimo 2 kilos.'],
    name: null,
    task: /^Atender a los visitantes de nuestra granja de caracoles\.$/,
  },
  {
    language: 'es',
    said: [
      'somos una escuela de esgrima antigua en Burgos',
      'Las clases son lunes y miércoles a las 20h, la primera es gratis. Que hable como un caballero medieval',
    ],
    name: null,
    task: /^Atender a los visitantes de una escuela de esgrima antigua en Burgos\.$/,
    says: [/^Las clases son lunes y miércoles a las 20 h, la primera es gratis\.$/m],
  },
  {
    language: 'es',
    said: [
      'Necesito atender a la gente que pregunta por mis globos terráqueos hechos a mano. Cuestan desde 300 euros.',
    ],
    name: null,
    task: /^Atender a la gente que pregunta por mis globos terráqueos hechos a mano\.$/,
    says: [/^Cuestan desde 300 euros\.$/m],
  },
];
