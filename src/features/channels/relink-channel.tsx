import { useI18nContext } from '@i18n/i18n-react';
import type { ChannelKind } from '@/api/generated/schemas/channelKind.zod';
import { useFailureToast } from '@/shared/failures/use-failure-toast';
import { Button } from '@/ui/button';
import { showToast } from '@/ui/toast/toast-queue';
import { NothingKept, useAuthorizeChannel } from './use-authorize-channel';

/** Authorises a broken channel again, from wherever its trouble is shown: the first thing to do about it. */
export function RelinkChannel({ kind }: { kind: ChannelKind }) {
  const { LL } = useI18nContext();
  const t = LL.channels;
  const showFailure = useFailureToast();
  const authorize = useAuthorizeChannel();
  return (
    <Button
      size="sm"
      busy={authorize.isPending || authorize.isSuccess}
      aria-label={t.actions.reconnectName({ name: LL.shell.facts.channelKinds[kind]() })}
      onClick={() =>
        authorize.mutate(kind, {
          onError: (error) => {
            if (error instanceof NothingKept) showToast({ type: 'error', title: t.connect.notKept() });
            else showFailure(error);
          },
        })
      }
    >
      {t.actions.reconnect()}
    </Button>
  );
}
