import type english from '../en/visitor-after.js';

/** Los textos de lo que llega cuando hace falta: el mensaje para el equipo y la valoración. */
const visitorAfter: Record<keyof typeof english, string> = {
  leave: 'Dejar el mensaje',
  left: 'Mensaje recibido. Te escribiremos a {email}.',
  name: 'Nombre',
  emailLabel: 'Correo',
  message: 'Mensaje',
  rate: '¿Te hemos ayudado?',
  stars: '{n} de 5',
  scores: 'Muy mal|Mal|Regular|Bien|Muy bien',
  fast: 'Rápido',
  clear: 'Claro',
  solved: 'Resuelto',
  slow: 'Lento',
  unclear: 'Confuso',
  unsolved: 'Sin resolver',
  submit: 'Enviar',
  skip: 'Omitir',
  thanks: 'Gracias por contárnoslo.',
};

export default visitorAfter;
