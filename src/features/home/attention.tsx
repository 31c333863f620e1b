import { useI18nContext } from '@i18n/i18n-react';
import { Link, linkOptions } from '@tanstack/react-router';
import { Bot } from 'lucide-react';
import type { ReactNode } from 'react';
import type { AgentCounts, AgentList } from '@/api/generated/schemas';
import { formatNumber } from '@/lib/format';
import { useMay } from '@/shared/account/use-may';
import { whyUnreachable } from '@/shared/agents/why-unreachable';
import { AttentionRow } from '@/ui/attention-row';
import { buttonClass } from '@/ui/button-class';
import { Card } from '@/ui/card';
import { EmptyNote } from '@/ui/empty-note';

interface AttentionProps {
  agents: AgentList;
  counts: AgentCounts | undefined;
  /** What else needs a person, each a list of its own; a part that is still asked for shows a skeleton. */
  children: ReactNode;
  /** What nears a limit: less pressing than what fails, more than what is only unpublished. */
  limits: ReactNode;
  /** Whether it is known that none of that says anything. */
  isCalm: boolean;
  /** The page says already that something is not well. */
  isWarned: boolean;
}

/** So many agents are named. */
const NAMED = 4;

/** What needs a person: by name those that are at hand, the failing first; all others by their number. */
export function Attention({ agents: { items }, counts, children, limits, isCalm, isWarned }: AttentionProps) {
  const { LL, locale } = useI18nContext();
  const t = LL.homeParts;
  const may = useMay();
  const mayPublish = may('publish');
  const { live = 0, reachable = live } = counts ?? {};
  const unreachable = live - reachable;
  const cutOff = items.flatMap((agent) => {
    const why = whyUnreachable(agent);
    return why ? [{ ...agent, why }] : [];
  });
  const failing = items.filter((agent) => agent.status === 'error');
  const unpublished = items.filter((agent) => agent.status !== 'error' && agent.unpublishedChanges);
  const named = [...failing, ...unpublished].slice(0, NAMED);
  const groups = [
    {
      tone: 'error' as const,
      text: t.failingInAll,
      n: counts?.error ?? 0,
      named: named.filter((agent) => agent.status === 'error').length,
      search: { status: 'error' as const },
    },
    {
      tone: 'info' as const,
      text: t.unpublishedInAll,
      n: counts?.unpublished ?? 0,
      named: named.filter((agent) => agent.unpublishedChanges).length,
      search: { unpublished: true as const },
    },
  ].filter((group) => group.n > group.named);
  const rows = [
    ...(unreachable > 0 && unreachable === cutOff.length && unreachable <= NAMED
      ? cutOff.map(({ botKey, name, why }) => ({
          key: `unreachable ${botKey}`,
          tone: 'warning' as const,
          text: t[why]({ name }),
          link: linkOptions({
            to: '/{-$locale}/dashboard/agents/$keyBot',
            params: { keyBot: botKey },
            search: { tab: 'channels' },
          }),
          label: may('edit') ? t.steps.channel() : t.openIt(),
        }))
      : []),
    ...(unreachable > 0 && (unreachable !== cutOff.length || unreachable > NAMED)
      ? [
          {
            key: 'unreachable',
            tone: 'warning' as const,
            text: t.unreachable({ n: unreachable, count: formatNumber(locale, unreachable) }),
            link: linkOptions({ to: '/{-$locale}/dashboard/channels' }),
            label: may('connect') ? t.steps.channel() : t.openIt(),
          },
        ]
      : []),
    ...named.map(({ botKey, name, status }) =>
      status === 'error'
        ? {
            key: botKey,
            tone: 'error' as const,
            text: t.failing({ name }),
            link: linkOptions({ to: '/{-$locale}/dashboard/agents/$keyBot', params: { keyBot: botKey } }),
            label: t.openIt(),
          }
        : {
            key: botKey,
            tone: 'info' as const,
            text: status === 'draft' ? t.notPublished({ name }) : t.unpublished({ name }),
            link: linkOptions({
              to: '/{-$locale}/dashboard/agents/$keyBot',
              params: { keyBot: botKey },
              search: { publish: mayPublish || undefined },
            }),
            label: mayPublish ? t.publishIt() : t.openIt(),
          },
    ),
    ...groups.map(({ tone, text, n, search }) => ({
      key: tone,
      tone,
      text: text({ n, count: formatNumber(locale, n) }),
      link: linkOptions({ to: '/{-$locale}/dashboard/agents', search }),
      label: t.seeThem(),
    })),
  ];
  const listOf = (isIn: (row: (typeof rows)[number]) => boolean) =>
    rows.some(isIn) && (
      <ul className="divide-y divide-line">
        {rows.filter(isIn).map(({ key, tone, text, link, label }) => (
          <AttentionRow
            key={key}
            Icon={Bot}
            tone={tone}
            action={
              <Link {...link} className={buttonClass({ variant: 'secondary', size: 'sm' })}>
                {label}
              </Link>
            }
          >
            {text}
          </AttentionRow>
        ))}
      </ul>
    );
  // Before an agent talks to visitors, and where no state of one is known, nothing can be claimed to be well: the card
  // is there only for what does need somebody, and the steps beside it say what comes next.
  const mayClaim = !isWarned && counts?.live !== undefined && counts.live > 0;
  return (
    <div className={mayClaim ? undefined : 'hidden has-[li,[role=alert]]:block'}>
      <Card title={t.attention()}>
        <div className="-my-3 divide-y divide-line">
          {children}
          {listOf(({ tone }) => tone !== 'info')}
          {limits}
          {listOf(({ tone }) => tone === 'info')}
          {mayClaim && isCalm && rows.length === 0 && (
            <div className="py-3">
              <EmptyNote drawing="done">{t.attentionNone()}</EmptyNote>
            </div>
          )}
        </div>
      </Card>
    </div>
  );
}
