import { useI18nContext } from '@i18n/i18n-react';
import { Link } from '@tanstack/react-router';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ChannelKind } from '@/api/generated/schemas/channelKind.zod';
import { focusOnMount } from '@/lib/focus-on-mount';
import { FailureNotice } from '@/shared/failures/failure-notice';
import { Button } from '@/ui/button';
import { buttonClass } from '@/ui/button-class';
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

interface OutcomeProps {
  tone: keyof typeof SIGNS;
  title: string;
  text: string;
  /** What went wrong, and the ways on. */
  children: ReactNode;
}

const SIGNS = {
  success: { icon: CircleCheck, color: 'text-success' },
  warning: { icon: TriangleAlert, color: 'text-warning' },
} as const;

/** The whole page is what came of it. */
function Outcome({ tone, title, text, children }: OutcomeProps) {
  const { icon: Icon, color } = SIGNS[tone];
  return (
    <div className="mx-auto flex max-w-xl flex-col items-center gap-4 rounded-box border border-line bg-base-100 px-6 py-12 text-center">
      <Icon size={28} aria-hidden="true" className={color} />
      <div>
        <h1 ref={focusOnMount} id="page-title" tabIndex={-1} className="font-semibold text-xl tracking-tight">
          {title}
        </h1>
        {text && <p className="mt-1 text-quiet">{text}</p>}
      </div>
      {children}
    </div>
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
    <Outcome tone="warning" title={title} text={text}>
      {children}
      <div className="flex flex-wrap justify-center gap-2">
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
    </Outcome>
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
    <Outcome tone={isOff ? 'warning' : 'success'} title={title} text={isOff ? t.came.notSwitchedOn() : text}>
      {isOff && <FailureNotice error={change.error ?? error} />}
      <div className="flex flex-wrap justify-center gap-2">
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
    </Outcome>
  );
}
