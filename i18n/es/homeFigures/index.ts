import type { NamespaceHomeFiguresTranslation } from '../../i18n-types.js';

/** Las palabras de las cuatro cifras de la primera página. */
const homeFigures: NamespaceHomeFiguresTranslation = {
  yesterday: 'Ayer resolvieron por su cuenta {resolved} de {count} {{n:conversación|conversaciones}}.',
  label: 'Cifras principales',
  period: '7 días',
  rightNow: 'Ahora',
  names: {
    conversations: 'Conversaciones',
    resolved: 'Resueltas por agentes',
    rating: 'Valoración',
    questions: 'Preguntas sin respuesta',
  },
  ofFive: 'de 5',
  tooFew: '–',
  nothing: 'Nada todavía',
  notTold: 'No disponible',
  points: '{n} {{n:punto|puntos}}',
  up: '{amount} más',
  down: '{amount} menos',
  same: 'Sin cambios',
  onWeek: 'que la semana anterior',
  askedThisWeek: '{n} en los últimos 7\u00a0días',
  ratings: '{n} {{n:valoración|valoraciones}}',
  tooFewText: 'Porcentajes a partir de 30 conversaciones.',
};

export default homeFigures;
