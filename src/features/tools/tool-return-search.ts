import { ConnectionReturn } from '@/api/generated/schemas/connectionReturn.zod';

/** How connecting ended, as the address says it, whatever stands there: nobody has asked the server. */
export type ToolReturn = ConnectionReturn | 'unknown';

/** What the address says of it: one of a few words. Without any the page is the plain confirmation. */
export function toolReturnSearch({ status }: Record<string, unknown>): { status?: ToolReturn } {
  return status === undefined ? {} : { status: ConnectionReturn.safeParse(status).data ?? 'unknown' };
}
