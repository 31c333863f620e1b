import { useI18nContext } from '@i18n/i18n-react';
import { BookOpen, CircleOff, MessageCircle } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import { ApiError } from '@/api/api-error';
import { useBot } from '@/api/generated/projects/projects';
import { formatDate } from '@/lib/format';
import { buttonClass } from '@/ui/button-class';
import { Card } from '@/ui/card';
import { EmptyState } from '@/ui/empty-state';
import { PageHeader } from '@/ui/page-header';
import { PageSkeleton } from '@/ui/page-skeleton';
import { FailurePanel } from '@/words/failure-panel';
import { localText } from '@/words/local-text';
import { AgentBadges } from './agent-badges';

interface AgentScreenProps {
  botKey: string;
  TestLink: ComponentType<{ botKey: string; className?: string; children: ReactNode }>;
  /** To the list of agents. */
  BackLink?: ComponentType<{ className?: string; children: ReactNode }> | undefined;
  /** The instructions editor, handed in by the route. */
  children?: ReactNode;
}

/** One agent: its state, its instructions, what it knows. */
export function AgentScreen({ botKey, TestLink, BackLink, children }: AgentScreenProps) {
  const { LL, locale } = useI18nContext();
  const words = LL.agents.detail;
  const { data: bot, error, refetch } = useBot(botKey);

  if (error instanceof ApiError && error.status === 404) {
    return (
      <>
        <PageHeader title={LL.agents.title()} />
        <EmptyState
          icon={<CircleOff size={20} />}
          title={words.goneTitle()}
          text={words.goneText()}
          action={
            BackLink && <BackLink className={buttonClass({ variant: 'secondary' })}>{words.back()}</BackLink>
          }
        />
      </>
    );
  }
  if (!bot && error) {
    return (
      <>
        <PageHeader title={LL.agents.title()} />
        <FailurePanel error={error} onRetry={() => void refetch()} />
      </>
    );
  }
  if (!bot) return <PageSkeleton label={LL.common.loading()} />;

  const facts = [
    { label: words.status(), value: <AgentBadges bot={bot} /> },
    { label: words.language(), value: LL.common.languageNames[bot.language]() },
    {
      label: words.channels(),
      value:
        bot.channels.length === 0
          ? LL.agents.noChannels()
          : bot.channels.map((channel) => LL.agents.channels[channel]()).join(', '),
    },
    { label: words.draftLabel(), value: <code className="text-[0.8125rem]">{bot.draft.revision}</code> },
    { label: words.updated(), value: formatDate(locale, bot.updatedAt) ?? LL.common.unknown() },
  ];

  return (
    <>
      <PageHeader
        title={bot.name}
        text={localText(bot.summary, locale)}
        back={BackLink && <BackLink className="hover:underline">{words.back()}</BackLink>}
        actions={
          <TestLink botKey={bot.botKey} className={buttonClass()}>
            <MessageCircle size={16} aria-hidden="true" />
            {words.test()}
          </TestLink>
        }
      />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="min-w-0">{children}</div>
        <div className="flex min-w-0 flex-col gap-6">
          <Card title={words.facts()}>
            <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-4 gap-y-2">
              {facts.map(({ label, value }) => (
                <div key={label} className="contents">
                  <dt className="text-quiet">{label}</dt>
                  <dd className="min-w-0 [overflow-wrap:anywhere]">{value}</dd>
                </div>
              ))}
            </dl>
          </Card>
          <Card title={words.knowledge()} text={words.knowledgeText()}>
            {bot.draft.knowledge.length === 0 ? (
              <p className="text-quiet">{words.noKnowledge()}</p>
            ) : (
              <ul className="flex flex-col gap-4">
                {bot.draft.knowledge.map((item) => (
                  <li key={item.itemId} className="flex gap-3">
                    <BookOpen size={16} aria-hidden="true" className="mt-0.5 shrink-0 text-quiet" />
                    <div className="min-w-0 [overflow-wrap:anywhere]">
                      <h3 className="font-medium">{item.title}</h3>
                      <p className="line-clamp-6 text-[0.8125rem] text-quiet">{item.text}</p>
                    </div>
                  </li>
                ))}
              </ul>
            )}
          </Card>
        </div>
      </div>
    </>
  );
}
