import { useI18nContext } from '@i18n/i18n-react';
import type { ReactNode } from 'react';
import { Notice } from '@/ui/notice';
import { PageHeader } from '@/ui/page-header';

interface LaterScreenProps {
  title: string;
  back?: ReactNode;
  /** The account's real data that belongs here; none when the contract has none. */
  children?: ReactNode;
}

/** A page whose actions are still to come: its title, an honest line, and the real data there is. */
export function LaterScreen({ title, back, children }: LaterScreenProps) {
  const { LL } = useI18nContext();
  return (
    <>
      <PageHeader title={title} back={back} />
      <div className="flex flex-col gap-6">
        <Notice tone="info" title={LL.shell.laterTitle()}>
          {children ? LL.shell.later() : LL.shell.laterNothing()}
        </Notice>
        {children}
      </div>
    </>
  );
}
