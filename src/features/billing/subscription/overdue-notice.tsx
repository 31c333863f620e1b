import { useI18nContext } from '@i18n/i18n-react';
import type { ReactNode } from 'react';
import type { Overdue } from '@/api/generated/schemas/overdue.zod';
import { Notice } from '@/ui/notice';
import { useOverdueText } from './use-overdue-text';

interface OverdueNoticeProps {
  overdue: Overdue;
  timeZone: string | undefined;
  /** Whom to ask, where it cannot be paid here. */
  children: ReactNode;
}

/** Where it is paid: what is overdue, until when, and what happens otherwise. */
export function OverdueNotice({ overdue, timeZone, children }: OverdueNoticeProps) {
  const t = useI18nContext().LL.subscription.overdue;
  const { title, more, since } = useOverdueText()(overdue, timeZone);
  return (
    <section aria-label={t.title()} id="overdue" tabIndex={-1} className="scroll-mt-20">
      <Notice tone="error" assertive={false} title={title}>
        {(more ?? since) && <p>{more ?? since}</p>}
        {children && <p>{children}</p>}
      </Notice>
    </section>
  );
}
