import type { StoredAccount } from '@mocks/accounts/store';
import type { WelcomeProcess } from '@/api/generated/schemas';

/** Whether what the present stage asks for has been given. */
export function stageDone({ account, process }: StoredAccount): boolean {
  if (process.currentStage === 'company_settings') return process.settings.company !== undefined;
  if (process.currentStage === 'subscription_settings') return account.subscription.statusValue !== 'none';
  return true;
}

/** What the present stage still asks for. */
export const UNDONE: Partial<Record<WelcomeProcess['currentStage'], string>> = {
  company_settings: 'The company is not saved yet',
  subscription_settings: 'No plan or trial has been chosen yet',
};

/** Goes on to the next stage; a trial leaves out the integrations. */
export function advance(stored: StoredAccount): void {
  const { process, account } = stored;
  switch (process.currentStage) {
    case 'company_settings':
      process.currentStage = 'subscription_settings';
      return;
    case 'subscription_settings':
      // A trial connects its channels later, from the dashboard.
      process.currentStage =
        account.subscription.statusValue === 'trialing' ? 'admin_settings' : 'integrations_settings';
      return;
    case 'integrations_settings':
      process.currentStage = 'admin_settings';
      return;
    case 'admin_settings':
      process.isEnd = true;
  }
}
