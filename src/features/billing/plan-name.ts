import type { Locale } from '@/api/generated/schemas/locale.zod';
import type { Plan } from '@/api/generated/schemas/plan.zod';

/** What a plan is called in the reader's language, else in the other one. */
export const planName = (plan: Plan | undefined, locale: Locale) =>
  plan && (plan.name[locale] || plan.name.en || plan.name.es);
