import { useI18nContext } from '@i18n/i18n-react';
import { Link } from '@tanstack/react-router';
import type { ChannelKind } from '@/api/generated/schemas/channelKind.zod';
import { useAccountAgents } from '@/shared/agents/use-account-agents';
import { ChannelStateLine } from '@/shared/channels/channel-state-line';
import { type ChannelStanding, useChannelStandings } from '@/shared/channels/use-channel-standings';
import { FailureNotice } from '@/shared/failures/failure-notice';
import { Button } from '@/ui/button';
import { buttonClass } from '@/ui/button-class';
import { Card } from '@/ui/card';
import { Notice } from '@/ui/notice';
import { PageHeader } from '@/ui/page-header';
import { ChannelNeeds } from './channel-needs';
import { NothingKept, useAuthorizeChannel } from './use-authorize-channel';
import { useSwitchChannel } from './use-switch-channel';

const SWITCHED_ON = ['working', 'degraded', 'expired', 'switchedOn', 'onUnknown'];

const isSwitchedOn = (standing: ChannelStanding | undefined) =>
  standing !== undefined && SWITCHED_ON.includes(standing.state);

/** One channel: what is needed, then the way to Meta or Microsoft; the widget only has to be switched on. */
export function ConnectOne({ kind }: { kind: ChannelKind }) {
  const { LL } = useI18nContext();
  const t = LL.channels.connect;
  const name = LL.shell.facts.channelKinds[kind]();
  const { standings } = useChannelStandings();
  const { published } = useAccountAgents();
  const standing = standings?.find((one) => one.kind === kind);
  // Of the widget it means that it stands on a site: there is nothing to reconnect.
  const isWorking = kind !== 'widget' && standing?.state === 'working';
  const isOn = kind === 'widget' && isSwitchedOn(standing);
  const as = isWorking ? (standing.connection?.connectedAs ?? '') : '';
  const lastStep = kind === 'widget' ? t.steps.switchOn() : t.steps.permit();
  return (
    <div className="max-w-2xl">
      <PageHeader
        title={isWorking ? LL.channels.actions.reconnectName({ name }) : isOn ? name : t.titleOf({ name })}
        text={LL.channels.about[kind]()}
        takesFocus
        back={
          <Link to="/{-$locale}/dashboard/setup/connect" className="hover:underline">
            {t.back()}
          </Link>
        }
      />
      <div className="flex flex-col gap-4">
        {standing && <ChannelStateLine state={standing.state} />}
        {as !== '' && <Notice>{t.already({ name, as })}</Notice>}
        {!isWorking && !isOn && (
          <Card title={t.step({ n: 1, title: t.steps.prepare() })}>
            <ChannelNeeds kind={kind} published={published} />
          </Card>
        )}
        <Card title={isOn ? undefined : isWorking ? lastStep : t.step({ n: 2, title: lastStep })}>
          {kind === 'widget' ? (
            <SwitchWidgetOn isOn={isOn} isSeen={standing?.state === 'working'} />
          ) : (
            <Permissions kind={kind} />
          )}
        </Card>
      </div>
    </div>
  );
}

function Permissions({ kind }: { kind: Exclude<ChannelKind, 'widget'> }) {
  const t = useI18nContext().LL.channels;
  const authorize = useAuthorizeChannel();
  const owner = t.owners[kind]();
  const asked = t.connect.permissions[kind];
  return (
    <div className="flex flex-col items-start gap-3">
      <p>{t.connect.permitText({ owner })}</p>
      <ul className="list-disc ps-5">
        <li>{asked.who()}</li>
        <li>{asked.messages()}</li>
      </ul>
      {authorize.error instanceof NothingKept ? (
        <Notice tone="error">{t.connect.notKept()}</Notice>
      ) : (
        <FailureNotice error={authorize.error} />
      )}
      <Button busy={authorize.isPending || authorize.isSuccess} onClick={() => authorize.mutate(kind)}>
        {t.connect.leave({ owner })}
      </Button>
    </div>
  );
}

function SwitchWidgetOn({ isOn, isSeen }: { isOn: boolean; isSeen: boolean }) {
  const t = useI18nContext().LL.channels;
  const change = useSwitchChannel();
  return (
    <div className="flex flex-col items-start gap-3">
      {!isOn && <p>{t.connect.widgetText()}</p>}
      <FailureNotice error={change.error} />
      <p role="status" className={isOn ? 'font-medium' : 'sr-only'}>
        {isOn && (isSeen ? t.connect.widgetWorks() : t.connect.widgetOn())}
      </p>
      {isOn ? (
        <div className="flex flex-wrap gap-2">
          <Link to="/{-$locale}/dashboard/channels" search={{ view: 'widget' }} className={buttonClass()}>
            {isSeen ? t.actions.design() : t.connect.toWidgets()}
          </Link>
          <Link to="/{-$locale}/dashboard/channels" className={buttonClass({ variant: 'secondary' })}>
            {t.came.toChannels()}
          </Link>
        </div>
      ) : (
        <Button busy={change.isPending} onClick={() => change.mutate({ kind: 'widget', on: true })}>
          {t.actions.switchOn()}
        </Button>
      )}
    </div>
  );
}
