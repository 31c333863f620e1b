import type { Translation } from '../i18n-types.js';

/** Las palabras de cuánto del plan se usa. */
export const usage: Translation['usage'] = {
  title: 'Agentes de tu plan',
  of: '{used} de {included} incluidos',
  beyond: '{used} en uso, {included} incluidos',
  unlimited: '{used} en uso, sin límite',
  full: 'Has llegado al límite de agentes. Elige un plan para crear más.',
  seePlans: 'Ver planes',
  details: 'Ver tu plan',
  beyondText: '{n} por encima de los incluidos: {amount} en tu próxima factura.',
  nextCosts: 'El próximo agente suma {amount} a tu factura.',
  newAgentCosts: 'Tu plan no incluye este agente: suma {amount} a tu factura.',
};
