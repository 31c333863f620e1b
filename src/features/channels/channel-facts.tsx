import { useI18nContext } from '@i18n/i18n-react';
import type { ChannelConnection } from '@/api/generated/schemas/channelConnection.zod';
import { ChannelFailureCode } from '@/api/generated/schemas/channelFailureCode.zod';
import { textFor } from '@/api/known';
import { formatRecent } from '@/lib/format';

interface ChannelFactsProps {
  connection: ChannelConnection;
  /** No agent answers there; the names of those who do stand in the head of the card. */
  unanswered: boolean;
}

/** A channel's health: its last message, its last failure and why, and whether nobody answers there. */
export function ChannelFacts({ connection: { lastMessageAt, lastFailure }, unanswered }: ChannelFactsProps) {
  const { LL, locale } = useI18nContext();
  const t = LL.channels.facts;
  const failureOf = () => {
    if (!lastFailure) return t.noFailure();
    const why = textFor(ChannelFailureCode, t.failures, lastFailure.code);
    const date = formatRecent(locale, lastFailure.at);
    return date ? t.failure({ date, why }) : why;
  };
  const facts = [
    { name: t.lastMessage(), value: formatRecent(locale, lastMessageAt) ?? t.noMessage() },
    { name: t.lastFailure(), value: failureOf(), title: lastFailure?.detail },
    ...(unanswered ? [{ name: t.agents(), value: t.noAgents() }] : []),
  ];
  return (
    <dl className="mt-3 grid grid-cols-[6rem_minmax(0,1fr)] gap-x-2 gap-y-0.5 text-[0.8125rem]">
      {facts.map(({ name, value, title }) => (
        <div key={name} className="contents">
          <dt className="text-quiet">{name}</dt>
          <dd className="tabular-nums [overflow-wrap:anywhere]" title={title || undefined}>
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
