import { useI18nContext } from '@i18n/i18n-react';
import { Link } from '@tanstack/react-router';
import { ChannelKind } from '@/api/generated/schemas/channelKind.zod';
import { ChannelStateLine } from '@/shared/channels/channel-state-line';
import { useChannelStandings } from '@/shared/channels/use-channel-standings';
import { ChannelLogo } from '@/shared/logos/channel-logo';
import { buttonClass } from '@/ui/button-class';
import { PageHeader } from '@/ui/page-header';
import { ConnectOne } from './connect-one';

/** Connected already: it can only be authorised again. */
const CONNECTED = ['working', 'degraded', 'expired'] as const;

/** Connecting a channel, step by step; how channels are doing afterwards is told on their own page. */
export function ConnectScreen({ channel }: { channel: ChannelKind | undefined }) {
  return channel ? <ConnectOne key={channel} kind={channel} /> : <ChooseChannel />;
}

function ChooseChannel() {
  const { LL } = useI18nContext();
  const t = LL.channels;
  const { standings } = useChannelStandings();
  return (
    <>
      <PageHeader
        title={t.connect.title()}
        text={t.connect.text()}
        back={
          <Link to="/{-$locale}/dashboard/channels" className="hover:underline">
            {LL.shell.channels()}
          </Link>
        }
      />
      <ul className="flex flex-col divide-y divide-line rounded-box border border-line bg-base-100 px-4 sm:px-5">
        {ChannelKind.options.map((kind) => {
          const standing = standings?.find((one) => one.kind === kind);
          const name = LL.shell.facts.channelKinds[kind]();
          const isConnected = CONNECTED.some((state) => state === standing?.state);
          return (
            <li key={kind} className="flex flex-wrap items-center gap-3 py-4">
              <ChannelLogo kind={kind} />
              <div className="min-w-0 flex-1 basis-36">
                <p className="font-medium">{name}</p>
                <p className="text-[0.8125rem] text-quiet">{t.about[kind]()}</p>
                {standing && <ChannelStateLine state={standing.state} />}
              </div>
              {kind === 'widget' && isConnected ? (
                <Link
                  to="/{-$locale}/dashboard/channels"
                  search={{ view: 'widget' }}
                  aria-label={t.actions.designName({ name })}
                  className={buttonClass({ variant: 'secondary', size: 'sm' })}
                >
                  {t.actions.design()}
                </Link>
              ) : (
                <Link
                  to="/{-$locale}/dashboard/setup/connect"
                  search={{ channel: kind }}
                  className={buttonClass({ variant: 'secondary', size: 'sm' })}
                >
                  <span aria-hidden="true">
                    {isConnected ? t.actions.reconnect() : t.actions.connectIt()}
                  </span>
                  <span className="sr-only">
                    {isConnected ? t.actions.reconnectName({ name }) : t.actions.connect({ name })}
                  </span>
                </Link>
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}
