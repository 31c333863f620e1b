import { useI18nContext } from '@i18n/i18n-react';
import { useMatches } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Notice } from '@/ui/notice';
import { PageHeader } from '@/ui/page-header';

interface ComingSoonScreenProps {
  /** The account's real data that belongs here; none when the contract has none. */
  children?: ReactNode;
}

/** A page whose actions are still to come: the route's title, an honest line, and the real data there is. */
export function ComingSoonScreen({ children }: ComingSoonScreenProps) {
  const { LL } = useI18nContext();
  const title = useMatches({ select: (matches) => matches.at(-1)?.staticData.title });
  return (
    <>
      <PageHeader title={title?.(LL) ?? ''} />
      <div className="flex flex-col gap-6">
        <Notice tone="info" title={LL.shell.laterTitle()}>
          {children ? LL.shell.later() : LL.shell.laterNothing()}
        </Notice>
        {children}
      </div>
    </>
  );
}
