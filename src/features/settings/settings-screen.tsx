import { useI18nContext } from '@i18n/i18n-react';
import type { ReactNode } from 'react';
import type { User } from '@/api/generated/schemas/user.zod';
import { Card } from '@/ui/card';
import { PageHeader } from '@/ui/page-header';
import { ProfileCard } from './profile-card';

interface SettingsScreenProps {
  /** Undefined when the person could not be read. */
  user: User | undefined;
  /** What stands in the place of their details then. */
  failure: ReactNode;
  /** The company's part. */
  children: ReactNode;
}

/** The person's own settings, then the company's. */
export function SettingsScreen({ user, failure, children }: SettingsScreenProps) {
  const { LL } = useI18nContext();
  return (
    <>
      <PageHeader title={LL.shell.settings()} />
      <div className="flex max-w-4xl flex-col gap-6">
        {user ? <ProfileCard user={user} /> : <Card title={LL.profile.title()}>{failure}</Card>}
        {children}
      </div>
    </>
  );
}
