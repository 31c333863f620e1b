import type { VisitorTexts } from '@/api/generated/schemas';
import type { HandoffRule } from './content';

/** When "Devoluciones" hands over: to the support team, and what is broken to the person who knows it. */
export const RETURNS_RULES: HandoffRule[] = [
  { ruleId: 'rule_asked', when: 'asked', words: [], to: 'team_support', enabled: true },
  {
    ruleId: 'rule_warranty',
    when: 'topic',
    words: ['garantía', 'warranty'],
    to: 'mem_iker',
    enabled: true,
  },
];

/** What visitors of "Devoluciones" read beside its answers. */
export const RETURNS_TEXTS: VisitorTexts = {
  pause: {
    en: 'We are updating our help desk. Please write again in a while.',
    es: 'Estamos actualizando la ayuda. Escríbenos de nuevo dentro de un rato.',
  },
  handoff: {
    en: 'I’ll put you through to a colleague. One moment, please.',
    es: 'Te paso con una persona del equipo. Un momento, por favor.',
  },
  nobody: {
    en: 'There is nobody here right now. Leave your message and we will write to you.',
    es: 'Ahora mismo no hay nadie. Déjanos tu mensaje y te escribimos.',
  },
  closing: { en: 'Thank you for writing to Acme Home.', es: 'Gracias por escribir a Acme Hogar.' },
  error: {
    en: 'Something went wrong. Please write again.',
    es: 'Algo ha fallado. Vuelve a escribirnos, por favor.',
  },
  outsideHours: {
    en: 'Our team is back on the next working day. I can go on helping you.',
    es: 'El equipo vuelve el próximo día laborable. Yo puedo seguir ayudándote.',
  },
  consent: { en: '', es: '' },
};
