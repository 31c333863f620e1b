import { useI18nContext } from '@i18n/i18n-react';
import { Link, useRouter } from '@tanstack/react-router';
import { Ellipsis } from 'lucide-react';
import { lazy, type ReactNode, useState } from 'react';
import { loadPart } from '@/lib/load-part';
import { withoutLocale } from '@/lib/locale-path';
import type { ChannelStanding } from '@/shared/channels/use-channel-standings';
import { useFailureToast } from '@/shared/failures/use-failure-toast';
import { Button } from '@/ui/button';
import { type ButtonLook, buttonClass } from '@/ui/button-class';
import { IconButton } from '@/ui/icon-button';
import { Late } from '@/ui/late';
import { LateMenu } from '@/ui/late-menu';
import type { MenuItem } from '@/ui/menu-content';
import { showToast } from '@/ui/toast/toast-queue';
import { NothingKept, useAuthorizeChannel } from './use-authorize-channel';
import { useSwitchChannel } from './use-switch-channel';

const TestDialog = lazy(() =>
  loadPart(async () => ({ default: (await import('./test-dialog')).TestDialog })),
);
const DisconnectDialog = lazy(() =>
  loadPart(async () => ({ default: (await import('./disconnect-dialog')).DisconnectDialog })),
);

const SMALL = { variant: 'secondary', size: 'sm' } as const;

/** What can be done about a channel, by how it stands; the most useful first. */
export function ChannelActions({ standing: { kind, state, connection } }: { standing: ChannelStanding }) {
  const { LL } = useI18nContext();
  const t = LL.channels.actions;
  const name = LL.shell.facts.channelKinds[kind]();
  const [open, setOpen] = useState<'test' | 'disconnect'>();
  const showFailure = useFailureToast();
  const change = useSwitchChannel();
  const authorize = useAuthorizeChannel();

  const turn = (on: boolean) =>
    change.mutate(
      { kind, on },
      {
        onSuccess: () =>
          showToast({
            title: on ? t.switchedOn({ name }) : t.switchedOff({ name }),
            action: { label: t.undo(), onClick: () => turn(!on) },
          }),
        onError: (error) => showFailure(error),
      },
    );
  const reconnect = () =>
    authorize.mutate(kind, {
      onError: (error) => {
        if (error instanceof NothingKept) showToast({ type: 'error', title: LL.channels.connect.notKept() });
        else showFailure(error);
      },
    });

  const isConnected = connection !== undefined && state !== 'switchedOn' && state !== 'off';
  const isOn = state !== 'switchedOff' && state !== 'off' && state !== 'offUnknown' && state !== 'unknown';
  const items: MenuItem[] = [
    ...(isOn ? [{ id: 'off', label: t.switchOff(), onSelect: () => turn(false) }] : []),
    ...(isConnected && kind !== 'widget' && (state === 'working' || state === 'degraded')
      ? [{ id: 'again', label: t.reconnect(), onSelect: reconnect }]
      : []),
    ...(isConnected && kind !== 'widget'
      ? [{ id: 'disconnect', label: t.disconnect(), danger: true, onSelect: () => setOpen('disconnect') }]
      : []),
  ];
  const test = ({ variant }: ButtonLook) => (
    <Button variant={variant} size="sm" aria-label={t.testName({ name })} onClick={() => setOpen('test')}>
      {t.test()}
    </Button>
  );
  const switchOn = (
    <Button
      {...SMALL}
      aria-label={t.switchOnName({ name })}
      busy={change.isPending}
      onClick={() => turn(true)}
    >
      {t.switchOn()}
    </Button>
  );
  const connect = (label: string, { read, variant = 'secondary' }: { read?: string } & ButtonLook = {}) => (
    <Link
      to="/{-$locale}/dashboard/setup/connect"
      search={{ channel: kind }}
      aria-label={read}
      className={buttonClass({ variant, size: 'sm' })}
    >
      {label}
    </Link>
  );
  const design = (
    <Link
      to="/{-$locale}/dashboard/channels"
      search={{ view: 'widget' }}
      aria-label={t.designName({ name })}
      className={buttonClass(SMALL)}
    >
      {t.design()}
    </Link>
  );
  const why = ({ variant }: ButtonLook) => (
    <Link
      to="/{-$locale}/dashboard/channels"
      search={{ view: 'doctor' }}
      aria-label={t.whatHappenedName({ name })}
      className={buttonClass({ variant, size: 'sm' })}
    >
      {t.whatHappened()}
    </Link>
  );
  const connected: ReactNode =
    kind === 'widget' ? switchOn : connect(t.connectIt(), { read: t.connect({ name }) });
  const shown: Readonly<Record<typeof state, ReactNode>> = {
    working: kind === 'widget' ? design : test(SMALL),
    degraded: (
      <>
        {why({ variant: 'secondary' })}
        {test({ variant: 'ghost' })}
      </>
    ),
    expired: (
      <>
        <Button
          size="sm"
          aria-label={t.reconnectName({ name })}
          busy={authorize.isPending}
          onClick={reconnect}
        >
          {t.reconnect()}
        </Button>
        {why({ variant: 'ghost' })}
      </>
    ),
    // It was meant to answer already.
    switchedOn: kind === 'widget' ? design : connect(t.finish(), { variant: 'primary' }),
    switchedOff: switchOn,
    off: (
      <>
        {connected}
        {kind === 'teams' && <AskAdministrator />}
      </>
    ),
    onUnknown: kind === 'widget' ? design : null,
    offUnknown: switchOn,
    unknown: null,
  };
  return (
    <div className="mt-auto flex flex-wrap items-center gap-1 pt-4">
      {shown[state]}
      {items.length > 0 && (
        <div className="relative ms-auto">
          <LateMenu
            label={t.more({ name })}
            items={items}
            trigger={
              <IconButton
                label={t.more({ name })}
                icon={<Ellipsis size={15} aria-hidden="true" />}
                className="btn-sm"
                aria-busy={change.isPending || undefined}
              />
            }
          />
        </div>
      )}
      <Late>
        {open === 'test' && <TestDialog kind={kind} onClose={() => setOpen(undefined)} />}
        {open === 'disconnect' && (
          <DisconnectDialog
            kind={kind}
            waiting={connection?.waiting ?? 0}
            onClose={() => setOpen(undefined)}
          />
        )}
      </Late>
    </div>
  );
}

/** A mail to whoever may consent, with the page to do it on. */
function AskAdministrator() {
  const { LL } = useI18nContext();
  const t = LL.channels;
  const { href } = useRouter().buildLocation({
    to: '/{-$locale}/dashboard/setup/connect',
    search: { channel: 'teams' },
  });
  const link = `${location.origin}${withoutLocale(href)}`;
  const mail = `mailto:?subject=${encodeURIComponent(t.askMail.subject())}&body=${encodeURIComponent(t.askMail.body({ link }))}`;
  return (
    <a href={mail} className={buttonClass({ variant: 'ghost', size: 'sm' })}>
      {t.actions.askAdmin()}
    </a>
  );
}
