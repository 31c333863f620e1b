import type { ToolConnection } from '@/api/generated/schemas/toolConnection.zod';

/** What a connected account is called: by the company, else by the other product. */
export function connectionName({ label, identity, connectionId }: ToolConnection): string {
  return label || identity || connectionId;
}
