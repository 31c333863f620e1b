import type { AgentVersionHead } from '@/api/generated/schemas/agentVersionHead.zod';
import { formatDate } from '@/lib/format';

/** What a version is called by: its number, else its day, else its id. */
export function versionNumber(
  { number, savedAt, versionId }: Pick<AgentVersionHead, 'number' | 'savedAt' | 'versionId'>,
  locale: string,
): string {
  return number === null ? (formatDate(locale, savedAt) ?? versionId) : String(number);
}
