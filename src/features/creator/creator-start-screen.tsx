import { useI18nContext } from '@i18n/i18n-react';
import { Link, useNavigate } from '@tanstack/react-router';
import { ArrowRight, Sparkles } from 'lucide-react';
import { useState } from 'react';
import { focusWhenThere } from '@/lib/focus-when-there';
import { useAccountId } from '@/shared/account/use-account-id';
import { localText } from '@/shared/agent-draft/local-text';
import { AgentAvatar } from '@/shared/agents/agent-avatar';
import { useFoundAgents } from '@/shared/agents/use-found-agents';
import { fillChatBox } from '@/shared/chat/chat-ports';
import { FailurePanel } from '@/shared/failures/failure-panel';
import { Button } from '@/ui/button';
import { buttonClass } from '@/ui/button-class';
import { Card } from '@/ui/card';
import { EmptyNote } from '@/ui/empty-note';
import { Notice } from '@/ui/notice';
import { PageHeader } from '@/ui/page-header';
import { Skeleton } from '@/ui/skeleton';
import { TextField } from '@/ui/text-field';

interface CreatorStartScreenProps {
  /** The creator's own key. */
  creatorKey: string;
  /** Whether the plan has no room for another agent. */
  isFull: boolean;
}

/** How many agents can be chosen from without searching. */
const SHOWN = 12;

function focusChatBox(): boolean {
  const box = document.querySelector<HTMLTextAreaElement>('#main textarea');
  box?.focus();
  return box !== null;
}

/** Chooses what to work on with the creator: a new agent, or one that is there. */
export function CreatorStartScreen({ creatorKey, isFull }: CreatorStartScreenProps) {
  const accountId = useAccountId();
  const { LL, locale } = useI18nContext();
  const t = LL.creator.start;
  const navigate = useNavigate();
  const [search, setSearch] = useState('');
  const q = search.trim();
  const { data, error, refetch } = useFoundAgents({ accountId, limit: SHOWN, ...(q !== '' && { q }) });
  const toNewAgent = {
    to: '/{-$locale}/dashboard/creator-agent/$keyBot',
    params: { keyBot: creatorKey },
    search: { agent: 'new' },
  } as const;
  const startWith = async (example: string) => {
    await fillChatBox({ kind: 'creator', botKey: creatorKey }, example);
    await navigate(toNewAgent);
    // The words stand there to be completed or sent.
    focusWhenThere(focusChatBox);
  };
  const searchable = q !== '' || (data !== undefined && data.total > SHOWN);
  return (
    <>
      <PageHeader
        takesFocus
        title={LL.creator.title()}
        text={t.text()}
        back={
          <Link to="/{-$locale}/dashboard/agents" className="hover:underline">
            {LL.shell.agents()}
          </Link>
        }
      />
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <Card title={t.newTitle()} text={t.newText()}>
          {isFull ? (
            <Notice
              tone="info"
              action={
                <Link
                  to="/{-$locale}/onboarding/pricing"
                  className={buttonClass({ variant: 'secondary', size: 'sm' })}
                >
                  {LL.creator.idea.plans()}
                </Link>
              }
            >
              {t.limit()}
            </Notice>
          ) : (
            <>
              <p className="text-[0.8125rem] text-quiet">{t.forExample()}</p>
              <ul className="mt-2 mb-4 flex flex-col items-start gap-2">
                {Object.entries(LL.creator.empty.fresh).map(([name, example]) => (
                  <li key={name} className="max-w-full">
                    <Button
                      variant="secondary"
                      size="sm"
                      className="h-auto max-w-full whitespace-normal! py-1.5 text-start"
                      onClick={() => void startWith(example())}
                    >
                      {example()}
                    </Button>
                  </li>
                ))}
              </ul>
              <Link {...toNewAgent} className={buttonClass()}>
                <Sparkles size={16} aria-hidden="true" />
                {t.newAction()}
              </Link>
            </>
          )}
        </Card>
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
            <EmptyNote drawing={q === '' ? 'agents' : 'search'}>
              {q === '' ? t.none() : t.noMatch()}
            </EmptyNote>
          ) : (
            <ul className="flex flex-col divide-y divide-line">
              {data.items.map((agent) => (
                <li key={agent.botKey} className="flex flex-wrap items-center justify-between gap-2 py-2.5">
                  <div className="flex min-w-0 flex-1 basis-48 items-center gap-3">
                    <AgentAvatar agent={agent} className="size-8" />
                    <div className="min-w-0 [overflow-wrap:anywhere]">
                      <h3 className="font-medium">{agent.name}</h3>
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
      </div>
    </>
  );
}
