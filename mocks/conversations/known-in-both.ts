import type { Locale } from '@/api/generated/schemas';

type Pair = Readonly<Record<Locale, string>>;

/** What the seeded agents know, in both languages: the played agents speak either, as a model would. */
const PAIRS: readonly Pair[] = [
  {
    es: 'El reembolso llega en 5 días laborables.',
    en: 'The refund arrives within 5 working days.',
  },
  {
    es: 'Se abona en la misma tarjeta con la que se pagó.',
    en: 'It goes back to the card that was used to pay.',
  },
  {
    es: 'Recogemos el paquete en casa de lunes a sábado, entre las 9 y las 20 h.',
    en: 'We collect the parcel at your home from Monday to Saturday, between 9:00 and 20:00.',
  },
  {
    es: 'El repartidor trae la etiqueta: no hay que imprimir nada.',
    en: 'The courier brings the label: there is nothing to print.',
  },
  {
    es: 'Si el producto llegó roto, pide una foto y ofrece un envío nuevo sin esperar a la devolución.',
    en: 'If the product arrived broken, ask for a photo and offer a new one without waiting for the return.',
  },
  {
    es: 'Nunca prometas un reembolso en efectivo.',
    en: 'Never promise a refund in cash.',
  },
  { es: 'No des datos de otros clientes.', en: 'Do not give out data of other customers.' },
  {
    es: 'El envío estándar tarda entre 2 y 4 días laborables.',
    en: 'Standard shipping takes between 2 and 4 working days.',
  },
  {
    es: 'El envío urgente llega al día siguiente y cuesta 6,95 €.',
    en: 'Express shipping arrives the next day and costs 6.95 €.',
  },
  {
    es: 'El envío es gratuito a partir de 60 €.',
    en: 'Shipping is free from 60 €.',
  },
  {
    es: 'Si el pedido lleva más de 6 días sin moverse, abre una incidencia con la agencia de transporte.',
    en: 'If the order has not moved for more than 6 days, open an inquiry with the carrier.',
  },
  {
    es: 'A Baleares y Canarias los pedidos tardan 7 días laborables y el envío cuesta 9,90 €.',
    en: 'To the Balearic and the Canary Islands orders take 7 working days, and shipping costs 9.90 €.',
  },
  { es: 'Los sofás no se envían a Canarias.', en: 'Sofas are not shipped to the Canary Islands.' },
  {
    es: 'La dirección de entrega se puede cambiar hasta que el pedido sale del almacén de Getafe.',
    en: 'The delivery address can be changed until the order leaves the warehouse in Getafe.',
  },
  {
    es: 'El horario del estudio es de lunes a viernes, de 9 a 18 h.',
    en: 'The studio is open from Monday to Friday, 9:00 to 18:00.',
  },
  { es: 'Cada cita dura 45 minutos.', en: 'Each appointment takes 45 minutes.' },
  {
    es: 'Las citas se anulan sin coste hasta 24 horas antes.',
    en: 'Appointments can be cancelled free of charge up to 24 hours before.',
  },
  {
    es: 'Ayudas a reservar una cita con una persona del estudio y pides nombre, teléfono y medidas de la cocina.',
    en: 'You help to book an appointment with somebody of the studio and ask for a name, a phone number and the measurements of the kitchen.',
  },
  {
    es: 'El estudio está en la calle Alcalá 214 de Madrid, junto al metro de Ventas.',
    en: 'The studio is at 214 Alcalá Street in Madrid, next to the Ventas metro station.',
  },
  { es: 'Hay aparcamiento para clientes.', en: 'There is parking for customers.' },
  {
    es: 'La tienda abre todos los días de 10:00 a 21:00.',
    en: 'The store opens every day from 10:00 to 21:00.',
  },
  {
    es: 'Envolvemos gratis para regalo las compras de más de 20 euros.',
    en: 'Gift wrapping is free for purchases over 20 euros.',
  },
  { es: 'Los perros con correa son bienvenidos.', en: 'Dogs on a lead are welcome.' },
  {
    es: 'Nunca compartas el número de teléfono de un compañero.',
    en: 'Never share the phone number of a colleague.',
  },
  {
    es: 'El aparcamiento es gratis las dos primeras horas.',
    en: 'Parking is free for the first two hours.',
  },
  { es: 'La entrada está en la Rua do Ouro.', en: 'The entrance is in Rua do Ouro.' },
  {
    es: 'A quien viene de fuera de la Unión Europea se le devuelve el IVA en compras de más de 61,50 euros.',
    en: 'Visitors from outside the European Union get the VAT back for purchases over 61.50 euros.',
  },
  {
    es: 'Las rebajas van del 7 de enero al 28 de febrero.',
    en: 'The sales run from 7 January to 28 February.',
  },
  {
    es: 'Los descuentos no se suman a los cupones.',
    en: 'Discounts cannot be combined with coupons.',
  },
  {
    es: 'Abrimos de martes a domingo, de 8 a 23 h.',
    en: 'We are open from Tuesday to Sunday, 8:00 to 23:00.',
  },
  {
    es: 'Las reservas son para un máximo de 12 personas.',
    en: 'Reservations are for up to 12 people.',
  },
  { es: 'La terraza no se reserva.', en: 'The terrace cannot be reserved.' },
  {
    es: 'Todos los platos con frutos secos están marcados en la carta.',
    en: 'All dishes with nuts are marked on the menu.',
  },
  { es: 'El pan sin gluten se hornea aparte.', en: 'Gluten-free bread is baked separately.' },
  {
    es: 'El menú del día cuesta 14,50 € e incluye bebida y café.',
    en: 'The menu of the day costs 14.50 € and includes a drink and coffee.',
  },
  { es: 'Los sábados hay cocido.', en: 'On Saturdays there is cocido, a chickpea stew.' },
];

const BY_TEXT = new Map(PAIRS.flatMap((pair) => [pair.es, pair.en].map((text) => [text, pair] as const)));

/** A sentence in the other language, where it is known. */
export function translationOf(text: string, to: Locale): string | undefined {
  return BY_TEXT.get(text.trim())?.[to];
}
