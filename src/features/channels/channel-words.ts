import { useI18nContext } from '@i18n/i18n-react';
import { formatDay, formatNumber } from '@/lib/format';
import type { ChannelStanding } from '@/shared/channels/use-channel-standings';

/** Says in sentences how a channel stands: what it is connected to, what is wrong, who waits. */
export function useChannelWords(): (standing: ChannelStanding) => string[] {
  const { LL, locale } = useI18nContext();
  const t = LL.channels;
  return ({ kind, state, connection }) => {
    const name = LL.shell.facts.channelKinds[kind]();
    const owner = t.owners[kind]();
    const as = connection?.connectedAs ?? '';
    const waiting = connection?.waiting ?? 0;
    const connectedAs =
      as !== '' && (kind === 'widget' ? t.says.seenOn({ name: as }) : t.says.connectedAs({ name: as }));
    const reason = connection?.reason && t.says.reason({ owner, reason: connection.reason });
    const waits = waiting > 0 && t.says.waiting({ n: waiting, count: formatNumber(locale, waiting) });
    const date = formatDay(locale, connection?.since);
    const lines = {
      working: [connectedAs || t.about[kind]()],
      degraded: [connectedAs, reason, waits],
      expired: [date ? t.says.expired({ owner, date }) : t.says.expiredSomeDay({ owner }), waits],
      switchedOn: [kind === 'widget' ? t.says.switchedOnWidget() : t.says.switchedOn({ name })],
      switchedOff: [connectedAs, t.says.switchedOff()],
      off: [t.about[kind]()],
      onUnknown: [t.about[kind]()],
      offUnknown: [t.about[kind]()],
      unknown: [t.about[kind]()],
    }[state];
    return lines.flatMap((line) => (line ? [line] : []));
  };
}
