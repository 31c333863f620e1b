import { useI18nContext } from '@i18n/i18n-react';
import type { ReactNode } from 'react';
import type { Overdue } from '@/api/generated/schemas/overdue.zod';
import { Card } from '@/ui/card';
import { useOverdueText } from './use-overdue-text';

interface OverdueCardProps {
  overdue: Overdue;
  timeZone: string | undefined;
  /** What takes the card. */
  children: ReactNode;
}

/** What is overdue, since when, what happens otherwise, and the way to pay. */
export function OverdueCard({ overdue, timeZone, children }: OverdueCardProps) {
  const t = useI18nContext().LL.subscription.overdue;
  const overdueText = useOverdueText();
  return (
    <Card id="overdue" title={t.title()} text={overdueText(overdue, timeZone)} className="border-warning">
      {children}
    </Card>
  );
}
