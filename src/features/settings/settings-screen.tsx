import { useI18nContext } from '@i18n/i18n-react';
import type { ReactNode } from 'react';
import type { User } from '@/api/generated/schemas/user.zod';
import { Notice } from '@/ui/notice';
import { PageHeader } from '@/ui/page-header';
import { ProfileCard } from './profile-card';

interface SettingsScreenProps {
  accountId: string;
  user: User;
  onDirty: (dirty: boolean) => void;
  /** The account's real data whose sections are still to come. */
  children: ReactNode;
}

/** The person's own settings, and what there is to read of the rest. */
export function SettingsScreen({ accountId, user, onDirty, children }: SettingsScreenProps) {
  const { LL } = useI18nContext();
  return (
    <>
      <PageHeader title={LL.shell.settings()} />
      <div className="flex max-w-4xl flex-col gap-6">
        <ProfileCard accountId={accountId} user={user} onDirty={onDirty} />
        <Notice tone="info" title={LL.shell.laterTitle()}>
          {LL.profile.restText()}
        </Notice>
        {children}
      </div>
    </>
  );
}
