import * as z from 'zod/mini';
import * as contract from '@/api/generated/schemas';

/** A price that is known by the month, by the year and for an agent more. */
export type Price = contract.Price & { year: number; additionalAgent: number };

/** A plan as this provider sells it. */
export type Plan = contract.Plan & { price: Price; botLimit: number };

/** A payment, which names a card and never holds a part of one. */
export const SubscribeRequest = z.extend(contract.SubscribeRequest, {
  paymentMethod: z.string().check(z.regex(/^pm_[A-Za-z0-9_]{1,100}$/)),
});
