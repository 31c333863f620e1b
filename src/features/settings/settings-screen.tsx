import { useI18nContext } from '@i18n/i18n-react';
import type { ReactNode } from 'react';
import type { User } from '@/api/generated/schemas/user.zod';
import { PageHeader } from '@/ui/page-header';
import { ProfileCard } from './profile-card';

interface SettingsScreenProps {
  accountId: string;
  user: User;
  onDirty: (dirty: boolean) => void;
  /** The company's part. */
  children: ReactNode;
}

/** The person's own settings, then the company's. */
export function SettingsScreen({ accountId, user, onDirty, children }: SettingsScreenProps) {
  const { LL } = useI18nContext();
  return (
    <>
      <PageHeader title={LL.shell.settings()} />
      <div className="flex max-w-4xl flex-col gap-6">
        <ProfileCard accountId={accountId} user={user} onDirty={onDirty} />
        {children}
      </div>
    </>
  );
}
