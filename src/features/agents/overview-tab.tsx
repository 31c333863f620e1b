import { useI18nContext } from '@i18n/i18n-react';
import { BookOpen } from 'lucide-react';
import type { BotDraftEdit } from '@/api/use-bot-draft';
import { formatDate } from '@/lib/format';
import { Card } from '@/ui/card';
import { LiveChangesCard } from './live-changes-card';

/** What an agent is, at a glance, and what it knows. */
export function OverviewTab({ draft: { bot, content } }: { draft: BotDraftEdit }) {
  const { LL, locale } = useI18nContext();
  const words = LL.agents.detail;
  if (!bot || !content) return null;
  const facts = [
    { label: words.language(), value: LL.common.languageNames[content.language]() },
    {
      label: words.channels(),
      value:
        content.channels.length === 0
          ? LL.agents.noChannels()
          : content.channels.map((channel) => LL.agents.channels[channel]()).join(', '),
    },
    { label: words.updated(), value: formatDate(locale, bot.updatedAt) ?? LL.common.unknown() },
  ];
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
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
        {content.knowledge.length === 0 ? (
          <p className="text-quiet">{words.noKnowledge()}</p>
        ) : (
          <ul className="flex flex-col gap-4">
            {content.knowledge.map((item) => (
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
      {bot.live && bot.unpublishedChanges && (
        <div className="lg:col-span-2">
          <LiveChangesCard botKey={bot.botKey} versionId={bot.live.versionId} draft={content} />
        </div>
      )}
    </div>
  );
}
