import { useI18nContext } from '@i18n/i18n-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { ChannelKind } from '@/api/generated/schemas/channelKind.zod';
import { FailureNotice } from '@/shared/failures/failure-notice';
import { Button } from '@/ui/button';
import { buttonClass } from '@/ui/button-class';
import { PageHeader } from '@/ui/page-header';
import type { ChannelOutcome } from './finish-channel';
import { useSwitchChannel } from './use-switch-channel';

/** What became of connecting a channel, back from Meta or Microsoft. */
export function ChannelReturnScreen({ outcome }: { outcome: ChannelOutcome }) {
  const { LL } = useI18nContext();
  const t = LL.channels.came;
  if (outcome.kind === 'nothing') return <End title={t.nothing()} text={t.nothingText()} />;
  const { channel, error } = outcome;
  const name = channel ? LL.shell.facts.channelKinds[channel]() : '';
  const owner = channel ? LL.channels.owners[channel]() : '';
  if (outcome.kind === 'done' || outcome.kind === 'notSwitchedOn') {
    const text = outcome.as ? t.doneAs({ as: outcome.as }) : t.doneText();
    return <Connected title={t.done({ name })} text={text} outcome={outcome} />;
  }
  const { title, text } = {
    cancelled: { title: t.cancelled({ owner }), text: t.cancelledText() },
    permission: { title: t.permission(), text: t.permissionText() },
    unfit: { title: t.unfit(), text: t.unfitText({ owner }) },
    code: { title: t.code(), text: t.codeText() },
    down: { title: t.down({ owner }), text: t.downText() },
    foreign: { title: t.foreign(), text: t.foreignText() },
    failed: { title: t.failed(), text: '' },
  }[outcome.kind];
  return (
    <End title={title} text={text} again={channel}>
      <FailureNotice error={error} />
    </End>
  );
}

interface EndProps {
  title: string;
  text: string;
  /** The channel to try again with. */
  again?: ChannelKind | undefined;
  children?: ReactNode;
}

function End({ title, text, again, children }: EndProps) {
  const t = useI18nContext().LL.channels.came;
  return (
    <div className="flex max-w-2xl flex-col items-start gap-4">
      <PageHeader title={title} text={text} takesFocus />
      {children}
      <div className="flex flex-wrap gap-2">
        {again && (
          <Link
            to="/{-$locale}/dashboard/setup/connect"
            search={{ channel: again }}
            className={buttonClass()}
          >
            {t.again()}
          </Link>
        )}
        <Link
          to="/{-$locale}/dashboard/channels"
          className={buttonClass({ variant: again ? 'secondary' : 'primary' })}
        >
          {t.toChannels()}
        </Link>
      </div>
    </div>
  );
}

interface ConnectedProps {
  title: string;
  text: string;
  outcome: Extract<ChannelOutcome, { as: string }>;
}

/** Connected, and what comes next; a flag that could not be set can be set here. */
function Connected({ title, text, outcome: { kind, channel, error } }: ConnectedProps) {
  const t = useI18nContext().LL.channels;
  const change = useSwitchChannel();
  const isOff = kind === 'notSwitchedOn' && !change.isSuccess;
  return (
    <div className="flex max-w-2xl flex-col items-start gap-4">
      <PageHeader title={title} text={isOff ? t.came.notSwitchedOn() : text} takesFocus />
      {isOff && <FailureNotice error={change.error ?? error} />}
      <div className="flex flex-wrap gap-2">
        {isOff ? (
          <Button busy={change.isPending} onClick={() => change.mutate({ kind: channel, on: true })}>
            {t.actions.switchOn()}
          </Button>
        ) : (
          <Link to="/{-$locale}/dashboard/agents" className={buttonClass()}>
            {t.came.chooseAgents()}
          </Link>
        )}
        <Link to="/{-$locale}/dashboard/channels" className={buttonClass({ variant: 'secondary' })}>
          {t.came.toChannels()}
        </Link>
      </div>
    </div>
  );
}
