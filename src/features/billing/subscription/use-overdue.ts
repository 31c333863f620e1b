import { useAccount } from '@/api/generated/account/account';
import { useBilling } from '@/api/generated/subscription/subscription';
import { companyTimeZone } from '@/shared/account/company-time-zone';
import { useAccountId } from '@/shared/account/use-account-id';
import { useMay } from '@/shared/account/use-may';
import { type OverdueText, useOverdueText } from './use-overdue-text';

/** What is overdue, in words; undefined for who may not read it, and where it is not known. */
export function useOverdue(): OverdueText | undefined {
  const accountId = useAccountId();
  const { data: account } = useAccount(accountId);
  const { data: billing } = useBilling(accountId, { query: { enabled: useMay()('manage') } });
  const overdueText = useOverdueText();
  if (!account || !billing?.overdue) return undefined;
  return overdueText(billing.overdue, companyTimeZone(account));
}
