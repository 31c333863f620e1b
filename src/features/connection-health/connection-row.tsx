import { useI18nContext } from '@i18n/i18n-react';
import { CircleAlert, CircleCheck, CirclePause, CircleQuestionMark, Loader, Unplug } from 'lucide-react';
import type { ReactNode } from 'react';
import { ChannelKind } from '@/api/generated/schemas/channelKind.zod';
import type { ConnectionHealth } from '@/api/generated/schemas/connectionHealth.zod';
import { ConnectionKind } from '@/api/generated/schemas/connectionKind.zod';
import { ConnectionState } from '@/api/generated/schemas/connectionState.zod';
import { known, textFor } from '@/api/known';
import { formatMoment, formatNumber } from '@/lib/format';
import { ChannelLogo } from '@/shared/logos/channel-logo';
import { ToolkitLogo } from '@/shared/logos/toolkit-logo';
import { Button } from '@/ui/button';
import { StateLine } from '@/ui/state-line';
import { connectionNeedsSomebody } from './connection-state';

interface ConnectionRowProps {
  connection: ConnectionHealth;
  busy: boolean;
  /** Tries it; undefined for whom that is not. */
  onProbe: (() => void) | undefined;
  /** What mends it. */
  relink: ReactNode;
}

const LOOKS = {
  WORKING: { Icon: CircleCheck, tone: 'success' },
  DEGRADED: { Icon: CircleAlert, tone: 'warning' },
  EXPIRED: { Icon: Unplug, tone: 'error' },
  FAILED: { Icon: Unplug, tone: 'error' },
  UNFINISHED: { Icon: Loader, tone: 'quiet' },
  OFF: { Icon: CirclePause, tone: 'warning' },
} as const;
const UNKNOWN = { Icon: CircleQuestionMark, tone: 'quiet' } as const;

/** One connection: its exact state and why, since when, and whom it affects. */
export function ConnectionRow({ connection, busy, onProbe, relink }: ConnectionRowProps) {
  const { LL, locale } = useI18nContext();
  const t = LL.connectionHealth;
  const { kind, target, state, reason, since, checkedAt } = connection;
  const channel = kind === 'channel' ? known(ChannelKind, target) : undefined;
  const brand = channel && LL.shell.facts.channelKinds[channel]();
  const name = connection.name || brand || target;
  const one = known(ConnectionState, state);
  const sinceDate = formatMoment(locale, since);
  const checked = formatMoment(locale, checkedAt);
  const isTrouble = connectionNeedsSomebody(connection);
  const logo = (size: string) =>
    channel ? (
      <ChannelLogo kind={channel} className={size} />
    ) : (
      <ToolkitLogo toolkit={target} name={name} className={size} />
    );
  const probe = onProbe && (
    <Button
      variant="ghost"
      size="sm"
      // A phone checks all of them at once, and by itself what is in trouble.
      className={isTrouble ? undefined : 'max-sm:hidden'}
      aria-label={t.checkName({ name })}
      aria-disabled={busy}
      onClick={onProbe}
    >
      {t.check()}
    </Button>
  );
  const title = <h3 className="font-medium [overflow-wrap:anywhere]">{name}</h3>;
  const stateLine = (
    <StateLine {...(one ? LOOKS[one] : UNKNOWN)}>
      {state ? textFor(ConnectionState, t.states, state) : t.states.unknown()}
    </StateLine>
  );
  // Nobody has to do anything about what works: a line of it is enough.
  if (one === 'WORKING') {
    return (
      <li className="flex items-center gap-3 py-2.5 sm:min-h-13">
        {logo('size-6')}
        <div className="grid min-w-0 grow grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 sm:grid-cols-[minmax(0,1fr)_7rem_minmax(0,1.25fr)]">
          {title}
          {stateLine}
          <div className="max-sm:col-span-2">
            <Affected connection={connection} isTrouble={false} />
          </div>
        </div>
        {probe}
      </li>
    );
  }
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 py-4">
      <div className="flex min-w-0 flex-1 basis-72 gap-3">
        {logo('mt-0.5 size-8')}
        <div className="min-w-0">
          {title}
          {stateLine}
          <p className="text-[0.8125rem] text-quiet">
            {[
              brand && brand !== name ? brand : textFor(ConnectionKind, t.kinds, kind),
              sinceDate && t.since({ date: sinceDate }),
              checked && t.checkedAt({ date: checked }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
          <Affected connection={connection} isTrouble={isTrouble} />
          {/* In the words of the service, which few can read more into than whom it affects. */}
          {(isTrouble || (state === 'OFF' && reason)) && (
            <p className="mt-1 text-[0.8125rem] text-quiet [overflow-wrap:anywhere]">
              {reason ? t.reason({ reason }) : t.noReason()}
            </p>
          )}
        </div>
      </div>
      <div className="flex flex-wrap gap-1">
        {relink}
        {probe}
      </div>
    </li>
  );
}

interface AffectedProps {
  connection: ConnectionHealth;
  isTrouble: boolean;
}

/** The agents that use it, and the visitors who noticed. */
function Affected({ connection: { agents, visitors }, isTrouble }: AffectedProps) {
  const { LL, locale } = useI18nContext();
  const t = LL.connectionHealth;
  const listed = (live: boolean) => agents.filter((agent) => agent.live === live);
  const names = (list: readonly { name: string; botKey: string }[]) =>
    new Intl.ListFormat(locale).format(list.map((agent) => agent.name || agent.botKey));
  const [live, drafts] = [listed(true), listed(false)];
  if (!isTrouble) {
    return (
      <p className="text-[0.8125rem] text-quiet">
        {agents.length > 0 ? t.usedBy({ names: names([...live, ...drafts]) }) : t.noAgents()}
      </p>
    );
  }
  return (
    <ul className="mt-1 text-[0.8125rem]">
      {live.length > 0 && <li className="font-medium">{t.live({ names: names(live) })}</li>}
      {drafts.length > 0 && <li className="text-quiet">{t.drafts({ names: names(drafts) })}</li>}
      {agents.length === 0 && <li className="text-quiet">{t.noAgents()}</li>}
      {typeof visitors === 'number' && (
        <li className="text-quiet">
          {visitors > 0 ? t.visitors({ n: visitors, count: formatNumber(locale, visitors) }) : t.noVisitors()}
        </li>
      )}
    </ul>
  );
}
