import { useI18nContext } from '@i18n/i18n-react';
import { Link } from '@tanstack/react-router';
import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { useAccountId } from '@/shared/account/use-account-id';
import { localText } from '@/shared/agent-draft/local-text';
import { AgentAvatar } from '@/shared/agents/agent-avatar';
import { AgentStatusBadge } from '@/shared/agents/agent-status-badge';
import { useFoundAgents } from '@/shared/agents/use-found-agents';
import { FailurePanel } from '@/shared/failures/failure-panel';
import { buttonClass } from '@/ui/button-class';
import { Card } from '@/ui/card';
import { EmptyNote } from '@/ui/empty-note';
import { Skeleton } from '@/ui/skeleton';
import { TextField } from '@/ui/text-field';

/** How many agents can be chosen from without searching. */
const SHOWN = 12;

/** The agents that can be edited with the creator. */
export function ExistingAgentsCard({ creatorKey }: { creatorKey: string }) {
  const accountId = useAccountId();
  const { LL, locale } = useI18nContext();
  const t = LL.creator.start;
  const [search, setSearch] = useState('');
  const q = search.trim();
  const { data, error, refetch } = useFoundAgents({ accountId, limit: SHOWN, ...(q !== '' && { q }) });
  const searchable = q !== '' || (data !== undefined && data.total > SHOWN);
  return (
    <Card title={t.existingTitle()} text={t.existingText()}>
      {searchable && (
        <div className="mb-4">
          <TextField
            label={t.search()}
            type="search"
            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
        </div>
      )}
      {error && !data ? (
        <FailurePanel error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeleton className="h-32 w-full" />
      ) : data.items.length === 0 ? (
        <EmptyNote drawing={q === '' ? 'agents' : 'search'}>{q === '' ? t.none() : t.noMatch()}</EmptyNote>
      ) : (
        <ul className="-mt-2.5 grid gap-x-10 lg:grid-cols-2">
          {data.items.map((agent) => (
            <li
              key={agent.botKey}
              className="flex flex-wrap items-center justify-between gap-2 border-line py-2.5 not-first:border-t lg:nth-2:border-t-0"
            >
              <div className="flex min-w-0 flex-1 basis-48 items-center gap-3">
                <AgentAvatar agent={agent} className="size-8" />
                <div className="min-w-0 [overflow-wrap:anywhere]">
                  <div className="flex flex-wrap items-center gap-x-2">
                    <h3 className="font-medium">{agent.name}</h3>
                    <AgentStatusBadge agent={agent} />
                  </div>
                  <p className="text-[0.8125rem] text-quiet">{localText(agent.summary, locale)}</p>
                </div>
              </div>
              <Link
                to="/{-$locale}/dashboard/creator-agent/$keyBot"
                params={{ keyBot: creatorKey }}
                search={{ agent: agent.botKey }}
                className={buttonClass({ variant: 'secondary', size: 'sm' })}
                aria-label={t.openNamed({ name: agent.name })}
              >
                {t.open()}
                <ArrowRight size={14} aria-hidden="true" />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
