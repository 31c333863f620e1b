import { useI18nContext } from '@i18n/i18n-react';
import { Button } from '@/ui/button';
import { buttonClass } from '@/ui/button-class';
import { Notice } from '@/ui/notice';
import { CreationFailure } from './creation-failure';
import type { WayProps } from './way-props';

interface CreationFooterProps extends Pick<WayProps, 'cost' | 'CancelLink' | 'PlansLink'> {
  error: unknown;
  busy: boolean;
}

/** The end of each form for a new agent: what it costs, why it failed, and the buttons. */
export function CreationFooter({ cost, error, busy, CancelLink, PlansLink }: CreationFooterProps) {
  const { LL } = useI18nContext();
  const words = LL.creation;
  return (
    <>
      {cost && <Notice tone="info">{cost}</Notice>}
      <CreationFailure error={error} PlansLink={PlansLink} />
      <div className="flex flex-wrap justify-end gap-2">
        <CancelLink className={buttonClass({ variant: 'secondary' })}>{words.cancel()}</CancelLink>
        <Button type="submit" busy={busy}>
          {words.submit()}
        </Button>
      </div>
    </>
  );
}
