import { useI18nContext } from '@i18n/i18n-react';
import { Link } from '@tanstack/react-router';
import { CircleOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { buttonClass } from '@/ui/button-class';
import { EmptyState } from '@/ui/empty-state';

/** Stands in the place of an agent that is not in the company; it may be restored from the trash. Needs the texts of `agents`. */
export function GoneAgentState({ children }: { /** The way to the other agents. */ children: ReactNode }) {
  const { LL } = useI18nContext();
  const t = LL.agents.detail;
  return (
    <EmptyState
      icon={<CircleOff size={20} />}
      title={t.goneTitle()}
      text={t.goneText()}
      action={
        <>
          {children}
          <Link
            to="/{-$locale}/dashboard/agents"
            search={{ view: 'trash' }}
            className={buttonClass({ variant: 'secondary' })}
          >
            {t.toTrash()}
          </Link>
        </>
      }
    />
  );
}
