import { useI18nContext } from '@i18n/i18n-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { disconnectChannel } from '@/api/generated/channels/channels';
import { useConnectionHealth } from '@/api/generated/connection-health/connection-health';
import type { ChannelKind } from '@/api/generated/schemas/channelKind.zod';
import { formatNumber } from '@/lib/format';
import { useAccountId } from '@/shared/account/use-account-id';
import { FailureNotice } from '@/shared/failures/failure-notice';
import { invalidateAfter } from '@/shared/queries/invalidate-after';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { Skeleton } from '@/ui/skeleton';
import { showToast } from '@/ui/toast/toast-queue';
import { switchChannel } from './switch-channel';

interface DisconnectDialogProps {
  kind: ChannelKind;
  /** Messages that came and wait. */
  waiting: number;
  onClose: () => void;
}

/** Asks before a channel is disconnected, and says what breaks; the channel is switched off with it. */
export function DisconnectDialog({ kind, waiting, onClose }: DisconnectDialogProps) {
  const { LL } = useI18nContext();
  const t = LL.channels.disconnect;
  const name = LL.shell.facts.channelKinds[kind]();
  const accountId = useAccountId();
  const queryClient = useQueryClient();
  const { flagNames } = useRouteContext({ from: '__root__' });
  const disconnect = useMutation({
    mutationFn: async () => {
      await disconnectChannel(kind, { accountId });
      void invalidateAfter(queryClient, 'disconnectChannel');
      // It says so itself if the flag stays: the channel is then switched on without a connection.
      await switchChannel({ queryClient, accountId, flagNames }, kind, false);
    },
    onSuccess: () => {
      showToast({ title: t.done({ name }) });
      onClose();
    },
  });
  return (
    <ConfirmDialog
      danger
      open
      onOpenChange={onClose}
      title={t.title({ name })}
      description={t.text()}
      confirmLabel={t.confirm()}
      cancelLabel={LL.common.cancel()}
      busy={disconnect.isPending}
      onConfirm={() => disconnect.mutate()}
    >
      <WhatBreaks kind={kind} waiting={waiting} />
      <FailureNotice error={disconnect.error} />
    </ConfirmDialog>
  );
}

function WhatBreaks({ kind, waiting }: Pick<DisconnectDialogProps, 'kind' | 'waiting'>) {
  const { LL, locale } = useI18nContext();
  const t = LL.channels.disconnect;
  const { data, isPending } = useConnectionHealth({ accountId: useAccountId() });
  if (isPending) return <Skeleton className="h-10 w-full" />;
  const found = data?.items.find((one) => one.kind === 'channel' && one.target === kind);
  const agents = found?.agents ?? [];
  const listed = (live: boolean) => agents.filter((agent) => agent.live === live).map((agent) => agent.name);
  const names = (list: readonly string[]) => new Intl.ListFormat(locale).format(list);
  const [live, drafts] = [listed(true), listed(false)];
  const mostUrgent = live.length > 0 ? t.live({ names: names(live), n: live.length }) : undefined;
  const said = [
    !found && t.unknown(),
    found && agents.length === 0 && t.nobody(),
    mostUrgent,
    drafts.length > 0 && t.drafts({ names: names(drafts), n: drafts.length }),
    waiting > 0 && t.waiting({ n: waiting, count: formatNumber(locale, waiting) }),
  ].filter((sentence) => typeof sentence === 'string');
  // One sentence is no list.
  if (said.length === 1) return <p className={mostUrgent ? 'font-medium' : undefined}>{said[0]}</p>;
  return (
    <ul className="flex list-disc flex-col gap-1 ps-5">
      {said.map((sentence) => (
        <li key={sentence} className={sentence === mostUrgent ? 'font-medium' : undefined}>
          {sentence}
        </li>
      ))}
    </ul>
  );
}
