import { useI18nContext } from '@i18n/i18n-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Card } from '@/ui/card';
import { TEXT_LINK } from '@/ui/text-link-class';

interface WeekCardProps {
  botKey: string;
  /** How many conversations it had; nothing where that is not known. */
  figure: ReactNode;
}

/** What an agent did lately for visitors, and the ways to more of it. */
export function WeekCard({ botKey, figure }: WeekCardProps) {
  const t = useI18nContext().LL.agents.detail.week;
  return (
    <Card
      title={t.title()}
      // Its line is there before the figure, and where none comes.
      text={<span className="inline-block min-h-5 align-top">{figure}</span>}
      actions={
        // Who may only read has no buttons here.
        <span className="flex flex-wrap gap-x-4">
          <Link
            to="/{-$locale}/dashboard/analytics"
            search={{ view: 'conversations', agent: botKey }}
            className={TEXT_LINK}
          >
            {t.toConversations()}
          </Link>
          <Link to="/{-$locale}/dashboard/analytics" search={{ agent: botKey }} className={TEXT_LINK}>
            {t.toAnalytics()}
          </Link>
        </span>
      }
    />
  );
}
