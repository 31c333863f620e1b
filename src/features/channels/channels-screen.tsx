import { useI18nContext } from '@i18n/i18n-react';
import { Link } from '@tanstack/react-router';
import { Stethoscope } from 'lucide-react';
import { isUnavailable } from '@/api/api-error';
import { useAccountAgents } from '@/shared/agents/use-account-agents';
import { needsSomebody } from '@/shared/channels/channel-state';
import { type ChannelStanding, useChannelStandings } from '@/shared/channels/use-channel-standings';
import { FailureReference } from '@/shared/failures/failure-reference';
import { useFailureTexts } from '@/shared/failures/use-failure-texts';
import { Button } from '@/ui/button';
import { buttonClass } from '@/ui/button-class';
import { Notice } from '@/ui/notice';
import { PageHeader } from '@/ui/page-header';
import { Skeleton } from '@/ui/skeleton';
import { ChannelCard } from './channel-card';

/** What needs somebody comes first, then what works, then what could be connected. */
const RANK = {
  expired: 0,
  degraded: 1,
  switchedOn: 2,
  working: 3,
  switchedOff: 4,
  onUnknown: 5,
  offUnknown: 6,
  unknown: 7,
  off: 8,
} as const;

/** The company's channels and how each is doing; connecting one step by step is a page of its own. */
export function ChannelsScreen() {
  const { LL } = useI18nContext();
  const t = LL.channels;
  const { standings, error, retry } = useChannelStandings();
  const { agents, published } = useAccountAgents();
  const agentsOn = ({ kind }: ChannelStanding) => agents?.filter(({ channels }) => channels?.includes(kind));
  return (
    <>
      <PageHeader
        title={t.title()}
        text={[t.text(), standings && summaryOf(t, standings)].filter(Boolean).join(' ')}
        actions={
          <Link
            to="/{-$locale}/dashboard/channels"
            search={{ view: 'doctor' }}
            className={buttonClass({ variant: 'secondary' })}
          >
            <Stethoscope size={16} aria-hidden="true" />
            {t.check()}
          </Link>
        }
      />
      {standings && error && <NotKnown standings={standings} error={error} onRetry={retry} />}
      {standings ? (
        <ul className="grid gap-3 sm:grid-cols-2 sm:gap-4 xl:grid-cols-3">
          {standings
            .toSorted((a, b) => RANK[a.state] - RANK[b.state])
            .map((standing) => (
              <ChannelCard
                key={standing.kind}
                standing={standing}
                agents={agentsOn(standing)}
                published={published}
              />
            ))}
        </ul>
      ) : (
        <div role="status" className="grid gap-3 sm:grid-cols-2 sm:gap-4 xl:grid-cols-3">
          <span className="sr-only">{t.loading()}</span>
          {['one', 'two', 'three'].map((place) => (
            <Skeleton key={place} className="h-64 w-full" />
          ))}
        </div>
      )}
    </>
  );
}

interface NotKnownProps {
  standings: readonly ChannelStanding[];
  error: unknown;
  onRetry: () => void;
}

/** A part of what the cards say could not be read; they tell what is known. */
function NotKnown({ standings, error, onRetry }: NotKnownProps) {
  const { LL } = useI18nContext();
  const t = LL.channels;
  const { title, text, reference } = useFailureTexts()(error);
  const lacksFlags = standings.some(({ state }) => state === 'unknown');
  return (
    <Notice
      tone={isUnavailable(error) ? 'info' : 'warning'}
      className="mb-4"
      title={lacksFlags ? t.flagsUnknown() : t.connectionsUnknown()}
      action={
        !isUnavailable(error) && (
          <Button variant="secondary" size="sm" onClick={onRetry}>
            {LL.common.retry()}
          </Button>
        )
      }
    >
      <p>{text ? `${title}. ${text}` : title}</p>
      {!isUnavailable(error) && <FailureReference reference={reference} />}
    </Notice>
  );
}

type Texts = ReturnType<typeof useI18nContext>['LL']['channels'];

/** How many work and how many need somebody; nothing where that is not known. */
function summaryOf(t: Texts, standings: readonly ChannelStanding[]): string | undefined {
  if (standings.some(({ state }) => state.toLowerCase().includes('unknown'))) return undefined;
  const working = standings.filter(({ state }) => state === 'working').length;
  const n = standings.filter(({ state }) => needsSomebody(state)).length;
  const all = standings.length;
  return n > 0 ? t.summaryNeeds({ working, all, n }) : t.summary({ working, all });
}
