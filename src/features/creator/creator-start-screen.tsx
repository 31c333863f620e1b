import { useI18nContext } from '@i18n/i18n-react';
import { ArrowRight, Sparkles } from 'lucide-react';
import { type ComponentType, type ReactNode, useState } from 'react';
import { localText } from '@/shared/agent-draft/local-text';
import { useFoundBots } from '@/shared/agents/use-found-bots';
import { FailurePanel } from '@/shared/failures/failure-panel';
import { buttonClass } from '@/ui/button-class';
import { Card } from '@/ui/card';
import { Notice } from '@/ui/notice';
import { PageHeader } from '@/ui/page-header';
import { Skeleton } from '@/ui/skeleton';
import { TextField } from '@/ui/text-field';

interface CreatorStartScreenProps {
  accountId: string;
  /** The creator's own key. */
  creatorKey: string;
  /** Whether the plan has no room for another agent. */
  isFull: boolean;
  NewLink: ComponentType<{ creatorKey: string; className?: string; children: ReactNode }>;
  BuildLink: ComponentType<{
    creatorKey: string;
    botKey: string;
    className?: string;
    children: ReactNode;
  }>;
  PlansLink: ComponentType<{ className?: string; children: ReactNode }>;
  BackLink: ComponentType<{ className?: string; children: ReactNode }>;
}

/** How many agents can be chosen from without searching. */
const SHOWN = 12;

/** Chooses what to work on with the creator: a new agent, or one that is there. */
export function CreatorStartScreen({
  accountId,
  creatorKey,
  isFull,
  NewLink,
  BuildLink,
  PlansLink,
  BackLink,
}: CreatorStartScreenProps) {
  const { LL, locale } = useI18nContext();
  const words = LL.creator.start;
  const [search, setSearch] = useState('');
  const q = search.trim();
  const { data, error, refetch } = useFoundBots({ accountId, limit: SHOWN, ...(q !== '' && { q }) });
  const searchable = q !== '' || (data !== undefined && data.total > SHOWN);
  return (
    <>
      <PageHeader
        title={LL.creator.title()}
        text={words.text()}
        back={<BackLink className="hover:underline">{LL.shell.agents()}</BackLink>}
      />
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <Card title={words.newTitle()} text={words.newText()}>
          {isFull ? (
            <Notice
              tone="info"
              action={
                <PlansLink className={buttonClass({ variant: 'secondary', size: 'sm' })}>
                  {LL.creator.idea.plans()}
                </PlansLink>
              }
            >
              {words.limit()}
            </Notice>
          ) : (
            <NewLink creatorKey={creatorKey} className={buttonClass()}>
              <Sparkles size={16} aria-hidden="true" />
              {words.newAction()}
            </NewLink>
          )}
        </Card>
        <Card title={words.existingTitle()} text={words.existingText()}>
          {searchable && (
            <div className="mb-4">
              <TextField
                label={words.search()}
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
            <p className="text-quiet">{q === '' ? words.none() : words.noMatch()}</p>
          ) : (
            <ul className="flex flex-col divide-y divide-line">
              {data.items.map(({ botKey, name, summary }) => (
                <li key={botKey} className="flex flex-wrap items-center justify-between gap-2 py-2.5">
                  <div className="min-w-0 flex-1 basis-48 [overflow-wrap:anywhere]">
                    <h3 className="font-medium">{name}</h3>
                    <p className="text-[0.8125rem] text-quiet">{localText(summary, locale)}</p>
                  </div>
                  <BuildLink
                    creatorKey={creatorKey}
                    botKey={botKey}
                    className={buttonClass({ variant: 'secondary', size: 'sm' })}
                  >
                    {words.open({ name })}
                    <ArrowRight size={14} aria-hidden="true" />
                  </BuildLink>
                </li>
              ))}
            </ul>
          )}
        </Card>
      </div>
    </>
  );
}
