import { Moment } from '@mocks/core/moment';
import * as z from 'zod/mini';
import * as contract from '@/api/generated/schemas';

/** An invoice as this provider writes it. */
export const Invoice = z.object({
  invoiceId: contract.InvoiceId,
  number: z.string(),
  issuedAt: Moment,
  state: z.enum(['paid', 'overdue']),
  currency: z.string(),
  total: z.number(),
});
export type Invoice = z.infer<typeof Invoice>;
