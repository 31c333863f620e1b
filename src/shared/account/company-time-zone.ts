import type { Account } from '@/api/generated/schemas/account.zod';
import { knownTimeZone } from '@/lib/time-zone';

/** The zone whose days a company counts: its own, else its settings'; undefined when the browser knows neither. */
export function companyTimeZone({
  infoCompany,
  settings,
}: Pick<Account, 'infoCompany' | 'settings'>): string | undefined {
  return knownTimeZone(infoCompany?.timeZone) ?? knownTimeZone(settings.timeZone ?? undefined);
}
