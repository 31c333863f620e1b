import { useI18nContext } from '@i18n/i18n-react';
import { Link } from '@tanstack/react-router';
import { useMay } from '@/shared/account/use-may';
import { buttonClass } from '@/ui/button-class';
import { PageHeader } from '@/ui/page-header';
import { NewAgentLink } from './new-agent-link';

interface AgentsHeaderProps {
  used: number;
  limit: number;
  /** Whether one may be added at all: not by who may not see them. */
  mayAdd: boolean;
}

/** What the page is about, and the way to a new agent; at the limit of the plan to the plans. */
export function AgentsHeader({ used, limit, mayAdd }: AgentsHeaderProps) {
  const t = useI18nContext().LL.agents;
  const may = useMay();
  return (
    <PageHeader
      title={t.title()}
      text={t.text()}
      actions={
        mayAdd &&
        (used >= limit ? (
          <div className="flex max-w-sm flex-wrap items-center gap-x-3 gap-y-2 sm:justify-end">
            <p className="text-[0.8125rem] text-quiet">
              {limit > 0 ? t.limit.reached({ limit }) : t.limit.none()}
            </p>
            {may('manage') && (
              <Link to="/{-$locale}/onboarding/pricing" className={buttonClass({ variant: 'secondary' })}>
                {t.limit.action()}
              </Link>
            )}
          </div>
        ) : (
          used > 0 && <NewAgentLink label={t.newAgent()} />
        ))
      }
    />
  );
}
