import type { Plan } from './schemas';

/** What can be bought, cheapest first. */
export const PLANS: readonly Plan[] = [
  {
    planId: 'plan_starter',
    name: { en: 'Starter', es: 'Inicial' },
    summary: {
      en: 'For a small team that’s just starting.',
      es: 'Para un equipo pequeño que acaba de empezar.',
    },
    price: { currency: 'EUR', month: 19, year: 190, additionalAgent: 12 },
    botLimit: 2,
    conversationsPerMonth: 500,
    trialDays: 14,
    recommended: false,
  },
  {
    planId: 'plan_growth',
    name: { en: 'Growth', es: 'Crecimiento' },
    summary: { en: 'For a team that answers every day.', es: 'Para un equipo que responde a diario.' },
    price: { currency: 'EUR', month: 49, year: 490, additionalAgent: 12 },
    botLimit: 10,
    conversationsPerMonth: 3000,
    trialDays: 14,
    recommended: true,
  },
  {
    planId: 'plan_scale',
    name: { en: 'Scale', es: 'Expansión' },
    summary: {
      en: 'For several brands, teams and languages.',
      es: 'Para varias marcas, equipos e idiomas.',
    },
    price: { currency: 'EUR', month: 149, year: 1490, additionalAgent: 12 },
    botLimit: 50,
    conversationsPerMonth: 15000,
    trialDays: 14,
    recommended: false,
  },
];

/** How many agents cost nothing without a plan: the last unit of the usage tier of 0.00 (specification §9). */
export const FREE_AGENTS = 2;
