import type { SERVICES_ES } from './services-es';
import type { SHOPS_ES } from './shops-es';

/** What visitors say to them, and the whole answer. */
export const SENTENCES_OF_FURTHER_TRADES_ES: readonly (readonly [
  trade: keyof typeof SHOPS_ES | keyof typeof SERVICES_ES,
  said: string,
  answer: string,
])[] = [
  [
    'vet',
    '¿a qué hora cerráis los sábados?',
    'Abrimos de lunes a viernes de 9:30 a 20:00 y los sábados de 10:00 a 14:00.',
  ],
  [
    'vet',
    '¿cuánto me costaría vacunar al gato de la rabia?',
    'La consulta general cuesta 35 euros y la vacuna de la rabia 28 euros. Solo atendemos perros, gatos y conejos.',
  ],
  [
    'vet',
    'mi perro se ha tragado un calcetín y son las once de la noche, ¿qué hago?',
    'Puedes llamar al teléfono 983 555 210. Atendemos las 24 horas.',
  ],
  ['vet', '¿atendéis a iguanas?', 'Solo atendemos perros, gatos y conejos.'],
  [
    'vet',
    'quisiera una cita para mi conejo',
    'Solo atendemos perros, gatos y conejos. Para pedir cita hay que decir el nombre de la mascota, el motivo y el día preferido.',
  ],
  [
    'vet',
    '¿eres un bot o hay alguien de verdad ahí?',
    'Soy Luna, asistente virtual: te responde un programa, no una persona. Atiendo a los clientes de la clínica veterinaria Los Olmos. ¿En qué te puedo ayudar?',
  ],
  [
    'vet',
    'prefiero que me atienda una persona, por favor',
    'Marta, de recepción, te llama en menos de una hora.',
  ],
  [
    'vet',
    '¿Qué pastilla le doy para el dolor de patas?',
    'Lo siento, no puedo dar diagnósticos ni recomendar medicamentos.',
  ],
  [
    'vet',
    'Estoy harto, llevo tres días llamando y no me cogéis el teléfono',
    'Siento mucho las molestias. Queda escrito aquí, y el equipo puede leerlo.',
  ],
  ['surf', '¿desde qué edad se puede apuntar un niño?', 'Aceptamos alumnos a partir de 7 años.'],
  [
    'surf',
    'si hay temporal y no se puede entrar al agua, ¿pierdo el dinero?',
    'Si se anula una clase por mal mar, se ofrece otra fecha o la devolución del dinero.',
  ],
  ['dental', '¿cuánto vale una limpieza de boca?', 'Una limpieza cuesta 55 € y un empaste desde 60 €.'],
  [
    'dental',
    'Me duele muchísimo una muela desde anoche',
    'Llame al teléfono de urgencias 600 555 034. Responde las 24 horas.',
  ],
  [
    'dental',
    'Tengo cita mañana y no voy a poder ir',
    'Avise al menos 24 horas antes; si no, se cobran 20 €.',
  ],
  [
    'dental',
    '¿abren los viernes por la tarde?',
    'La clínica abre de lunes a jueves de 9:30 a 20:00 y los viernes de 9:30 a 15:00.',
  ],
  [
    'dental',
    '¿Se puede pagar a plazos?',
    'Se puede pagar en efectivo, con tarjeta o en 12 plazos sin intereses.',
  ],
  [
    'dental',
    '¿Eres una persona o una máquina?',
    'Soy Alma, asistente virtual: le responde un programa, no una persona. Atiendo a los pacientes de Dental Alameda, una clínica dental de Valladolid. ¿En qué puedo ayudarle?',
  ],
  [
    'flores',
    '¿Cuánto tarda en llegar un ramo?',
    'Los pedidos hechos antes de las 13:00 se entregan el mismo día.',
  ],
  [
    'flores',
    'El ramo que me habéis mandado ha llegado hecho un asco',
    'Lo siento mucho. ¿Me puedes enviar una foto? Puedo ofrecerte un ramo nuevo sin coste.',
  ],
  ['flores', '¿quién me ha mandado estas flores?', 'Lo siento, no puedo revelar quién ha enviado un ramo.'],
  [
    'flores',
    '¿Me lo podéis llevar a las cinco en punto?',
    'Lo siento, no puedo prometer una hora exacta de entrega.',
  ],
  [
    'flores',
    'me caso en junio y quiero las flores con vosotros, ¿cómo lo hago?',
    'Para bodas y eventos hacemos presupuestos sin compromiso; hay que escribir a eventos@floresdelpuente.example con un mes de antelación.',
  ],
  [
    'flores',
    '¿cuánto cuesta el ramo más grande?',
    'Un ramo pequeño cuesta 25 €, uno mediano 38 € y uno grande 55 €.',
  ],
  ['flores', 'Quiero hablar con alguien de la tienda', 'Aquí tienes el teléfono 954 555 077.'],
  [
    'camping',
    'buenas tardes, ¿puedo llevar a mi perro?',
    'Se admiten perros, siempre atados, por 3 € la noche.',
  ],
  [
    'camping',
    '¿A qué hora hay que irse el último día?',
    'Se puede entrar a partir de las 14:00 y hay que dejar la parcela antes de las 12:00.',
  ],
  [
    'camping',
    '¿Podemos hacer una barbacoa en la parcela?',
    'Lo siento, no se permite hacer fuego ni barbacoas de carbón en las parcelas.',
  ],
  [
    'camping',
    'los de al lado no paran de gritar y son las dos de la mañana',
    'Lo siento mucho. ¿Me puedes decir el número de parcela para que pase el vigilante?',
  ],
  [
    'camping',
    '¿Va a llover este finde?',
    'Lo siento, no puedo dar previsiones del tiempo ni del estado de las carreteras.',
  ],
  [
    'camping',
    'Si cancelo tres días antes, ¿me devolvéis el dinero?',
    'Devolvemos la señal hasta 7 días antes de la llegada. Después no se devuelve.',
  ],
  [
    'camping',
    '¿Cuánto nos costaría una noche a dos adultos con la tienda?',
    'Una parcela cuesta 24 € por noche con electricidad; cada adulto paga 7 € y los niños menores de 4 años no pagan.',
  ],
  [
    'camping',
    'Sois unos sinvergüenzas, llevo una semana esperando respuesta',
    'Siento mucho las molestias. Queda escrito aquí, y el equipo puede leerlo.',
  ],
  [
    'majada',
    '¿Cuánto tarda en llegar un pedido a Mallorca?',
    'Los pedidos a la península llegan en 48 horas y a Baleares en 4 días.',
  ],
  ['majada', 'Vivo en Tenerife, ¿me lo podéis mandar?', 'No enviamos a Canarias.'],
  [
    'majada',
    'Quiero llevarle un queso a mi suegra pero no tengo ni idea de cuál',
    '¿Me puedes decir si lo prefiere suave o fuerte? Te recomiendo la torta de oveja o el curado de cabra.',
  ],
  [
    'majada',
    'Oye, ¿tú eres un robot o una persona?',
    'Soy Lola, asistente virtual: te responde un programa, no una persona. Atiendo a los clientes de Quesería La Majada, que vende quesos artesanos por internet y en su tienda de Cáceres. ¿En qué te puedo ayudar?',
  ],
  [
    'majada',
    '¿Cómo hacéis la torta, qué lleva?',
    'Lo siento, no puedo revelar la receta de nuestros quesos.',
  ],
  [
    'majada',
    'Estoy harta, es la segunda vez que el queso me llega podrido',
    'Lo siento mucho. ¿Me puedes enviar el número de pedido y una foto? Puedo ofrecerte otro queso o el dinero.',
  ],
  [
    'ortuno',
    '¿Qué me costaría cambiarle el aceite al coche?',
    'El cambio de aceite cuesta 79 euros con filtro incluido y se hace en una hora.',
  ],
  ['ortuno', '¿Puedo llevarles el coche el sábado por la mañana?', 'Los sábados cerramos.'],
  [
    'ortuno',
    'Me gustaría pedir hora para la semana que viene',
    '¿Me puede decir la matrícula, el modelo del coche y qué le pasa?',
  ],
  ['ortuno', 'Páseme con alguien del taller, por favor', 'Aquí tiene el teléfono 968 000 111.'],
  ['optica', '¿Cuánto tardan en hacerme unas progresivas?', 'Las progresivas, hasta 10 días.'],
  [
    'optica',
    'Se me ha roto una patilla de las gafas, ¿qué hago?',
    'Tráigalas a la tienda: los ajustes y los tornillos son gratis.',
  ],
  ['optica', 'Me duele mucho el ojo derecho desde ayer', 'Vaya a urgencias.'],
  [
    'optica',
    '¿Eres una persona o una máquina?',
    'Soy Clara, asistente virtual: le responde un programa, no una persona. Atiendo a los clientes de Óptica Miralta, en Zaragoza: horario, graduación, plazos de entrega y reparaciones. ¿En qué puedo ayudarle?',
  ],
  ['optica', 'Quiero que me atienda alguien de verdad', 'Aquí tiene el teléfono 976 555 018.'],
  [
    'perros',
    '¿Cuánto cuesta dejar a mis dos perros un fin de semana?',
    'Precio: 22 € por noche y perro; si son dos perros de la misma familia, 36 € por noche los dos.',
  ],
  [
    'perros',
    '¿Qué vacunas tiene que llevar?',
    'Todo perro necesita la cartilla al día, con la vacuna de la rabia y la de la tos de las perreras.',
  ],
  [
    'perros',
    '¿Puedo dejaros también a mi gata?',
    'Lo siento, no aceptamos gatos ni otros animales, solo perros.',
  ],
  [
    'perros',
    '¡Menuda vergüenza, mi perro volvió lleno de pulgas!',
    'Lo siento mucho. Puedo ofrecerte que te llame Marta, la encargada.',
  ],
  ['cocina', 'Hi, do you speak English?', 'I can help you in English or Spanish. How can I help you?'],
  [
    'cocina',
    '¿Qué días hay clase?',
    'Las clases son los jueves y viernes de 18:30 a 21:30, y los sábados de 11:00 a 14:00.',
  ],
  ['cocina', '¿Me pasas la receta del arroz con bogavante?', 'Lo siento, no puedo dar recetas por el chat.'],
  [
    'cocina',
    'Eres un robot, ¿verdad?',
    'Soy Lola, asistente virtual: te responde un programa, no una persona. Respondo a las preguntas de quienes quieren apuntarse a los cursos de La Cazuela, una escuela de cocina en Granada. ¿En qué te puedo ayudar?',
  ],
  ['cocina', 'Prefiero hablar con una persona de verdad', 'Escribe a hola@lacazuela.example.'],
  ['solar', 'hola', 'Buenas, soy Hugo, de SolNorte. ¿En qué puedo ayudarle?'],
  [
    'solar',
    '¿Cuánto tardan en instalar las placas?',
    'Una instalación tarda dos días de trabajo, y los permisos unas seis semanas.',
  ],
  [
    'solar',
    'Llevo una semana con la instalación averiada y nadie me coge el teléfono, ¡esto es una vergüenza!',
    'Lo siento mucho. Un técnico le llamará en 24 horas.',
  ],
  ['solar', '¿Cuánto me voy a ahorrar al mes?', 'Lo siento, no puedo prometer un ahorro concreto en euros.'],
  ['solar', 'Hasta luego, que tenga buen día', 'Hasta pronto. Que tenga un buen día.'],
  [
    'imprenta',
    '¿Cuánto tardan en tener listas las tarjetas?',
    'Los trabajos están listos en cuatro días laborables desde que el cliente aprueba la prueba.',
  ],
  [
    'imprenta',
    '¿Por cuánto me salen 500 tarjetas de visita?',
    'Las tarjetas de visita cuestan 29 euros las 250 unidades y 45 euros las 500.',
  ],
  [
    'imprenta',
    'Los folletos han salido borrosos y torcidos, menuda chapuza, estoy muy enfadada',
    'Lo siento mucho. ¿Me puede enviar el número de pedido y una foto? Puedo repetir el trabajo sin coste.',
  ],
  [
    'imprenta',
    '¿Estoy hablando con una máquina?',
    'Soy Vega, asistente virtual: le responde un programa, no una persona. Atiendo a los clientes de Imprenta Alameda: precios, plazos, archivos y envíos. ¿En qué puedo ayudarle?',
  ],
  ['imprenta', 'Páseme con alguien de la tienda, por favor', 'Aquí tiene el teléfono 960 555 018.'],
  [
    'olmo',
    '¿Hasta qué hora se puede cenar?',
    'El comedor sirve el desayuno de 7:30 a 9:30 y la cena de 20:30 a 22:00.',
  ],
  [
    'olmo',
    'No hay quien duerma en este sitio, los de arriba no paran de gritar, estoy harto',
    'Lo siento mucho. Puedo avisar a la portera, Remedios.',
  ],
  [
    'olmo',
    'Se me ha roto el grifo del baño',
    '¿Me puedes decir el número de habitación? Mantenimiento pasa antes de 24 horas.',
  ],
  [
    'plagas',
    '¿Cuánto me saldría quitar las cucarachas de mi piso?',
    'El tratamiento contra cucarachas en un piso cuesta 120 €; contra chinches, desde 250 €.',
  ],
  [
    'plagas',
    'Tengo dos gatos, ¿es peligroso para ellos?',
    'Los productos que usamos son seguros para perros y gatos una vez secos.',
  ],
  [
    'plagas',
    '¿Cuánto rato tenemos que estar fuera de casa?',
    'Tras un tratamiento hay que dejar la vivienda vacía durante seis horas y ventilar una hora antes de volver a entrar.',
  ],
  [
    'plagas',
    'Llevo una semana esperando y nadie me contesta, ¡estoy harto de ustedes!',
    'Siento mucho las molestias. Queda escrito aquí, y el equipo puede leerlo.',
  ],
  [
    'plagas',
    'No quiero hablar con un robot, páseme con alguien.',
    'Puedo ofrecerle que Pilar le llame en horario de oficina, de 9:00 a 18:00.',
  ],
  [
    'aceite',
    '¿Cuánto tarda en llegar un pedido?',
    'Los pedidos salen cada martes y jueves y llegan en 48 horas.',
  ],
  ['aceite', '¿Puedo pagar al cartero cuando me llegue?', 'No aceptamos contra reembolso.'],
  ['colchones', '¿Cuánto tarda en llegar el colchón?', 'Entregamos en cuatro o cinco días laborables.'],
  [
    'colchones',
    '¿Puedo pagarlo en varios meses?',
    'Se puede pagar con tarjeta, con Bizum o a plazos, hasta doce meses sin intereses.',
  ],
  [
    'colchones',
    'Me duele mucho la espalda, ¿qué me tomo?',
    'Lo siento, no puedo dar consejos médicos sobre dolores de espalda. Te recomiendo consultar a un médico.',
  ],
  [
    'colchones',
    'Quiero que me atienda una persona de verdad',
    'Llama al 976 555 104 o deja tu teléfono y te llamamos.',
  ],
  [
    'fisio',
    '¿Qué cuesta una sesión?',
    'Una sesión dura cincuenta minutos y cuesta 42 euros. El bono de cinco sesiones cuesta 190 euros.',
  ],
  [
    'fisio',
    '¿Estoy hablando con una máquina?',
    'Soy Bruno, asistente virtual: le responde un programa, no una persona. Respondo a los pacientes de Fisioterapia Vértice sobre citas, tarifas y horarios. ¿En qué puedo ayudarle?',
  ],
  [
    'fisio',
    'Esto es una vergüenza, llevo tres días esperando a que me llaméis',
    'Siento mucho las molestias. Queda escrito aquí, y el equipo puede leerlo.',
  ],
];
