import { useI18nContext } from '@i18n/i18n-react';
import { Link, type LinkProps } from '@tanstack/react-router';
import { useState } from 'react';
import { useDebounced } from '@/lib/use-debounced';
import { useAccountId } from '@/shared/account/use-account-id';
import { localText } from '@/shared/agent-draft/local-text';
import { AgentAvatar } from '@/shared/agents/agent-avatar';
import { useFoundAgents } from '@/shared/agents/use-found-agents';
import { FailurePanel } from '@/shared/failures/failure-panel';
import { WayHome } from '@/shared/failures/way-home';
import { buttonClass } from '@/ui/button-class';
import { EmptyState } from '@/ui/empty-state';
import { PageHeader } from '@/ui/page-header';
import { PageSkeleton } from '@/ui/page-skeleton';
import { TextField } from '@/ui/text-field';
import { AgentBadges } from './agent-badges';

interface AgentChoiceProps {
  title: string;
  /** What the agent is chosen for. */
  text: string;
  /** To where the choice leads. */
  linkOf: (botKey: string) => LinkProps;
}

/** How many are offered at a glance; with a few letters all others are found. */
const OFFERED = 12;
const FEW = 6;
const TYPING_MS = 150;

/** The choice of one agent, where a page is about one and the address names none (specification §2, dashboard/setup). */
export function AgentChoice({ title, text: purpose, linkOf }: AgentChoiceProps) {
  const { LL, locale } = useI18nContext();
  const t = LL.agents.choice;
  const accountId = useAccountId();
  const [text, setText] = useState('');
  const q = useDebounced(text.trim(), TYPING_MS);
  // The provider looks for them, since there may be thousands.
  const { data, error, refetch } = useFoundAgents({
    accountId,
    limit: OFFERED,
    ...(q !== '' && { q }),
  });
  const head = (
    <PageHeader
      title={title}
      text={purpose}
      back={
        <Link to="/{-$locale}/dashboard/agents" className="hover:underline">
          {LL.agents.detail.back()}
        </Link>
      }
    />
  );
  if (!data && error) {
    return (
      <>
        {head}
        <FailurePanel error={error} onRetry={() => void refetch()} action={<WayHome />} />
      </>
    );
  }
  if (!data) return <PageSkeleton label={LL.common.loading()} />;
  const { items, total } = data;
  const all = data.counts?.all ?? (q === '' ? total : undefined);
  if (all === 0) {
    return (
      <>
        {/* There is none to choose. */}
        <PageHeader title={title} />
        <EmptyState
          drawing="agents"
          title={t.emptyTitle()}
          text={t.emptyText()}
          action={
            <Link to="/{-$locale}/dashboard/setup/create-new-agent" className={buttonClass()}>
              {t.newAgent()}
            </Link>
          }
        />
      </>
    );
  }
  return (
    <>
      {head}
      <div className="flex flex-col gap-4">
        {(all === undefined || all > FEW) && (
          <TextField
            className="max-w-md"
            type="search"
            label={t.search()}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        )}
        <p role="status" className="text-quiet empty:hidden">
          {total === 0 ? t.noneFound() : total > items.length && t.more({ shown: items.length, total })}
        </p>
        <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
          {items.map((agent) => (
            <li key={agent.botKey} className="flex">
              <Link
                {...linkOf(agent.botKey)}
                className="flex min-w-0 grow items-start gap-3 rounded-box border border-line bg-base-100 p-4 hover:border-primary hover:bg-primary/5"
              >
                <AgentAvatar agent={agent} />
                <span className="min-w-0">
                  <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
                    <span className="font-medium [overflow-wrap:anywhere]">{agent.name}</span>
                    <AgentBadges agent={agent} />
                  </span>
                  <span className="mt-1 line-clamp-2 text-[0.8125rem] text-quiet">
                    {localText(agent.summary, locale)}
                  </span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
