import { useI18nContext } from '@i18n/i18n-react';
import { Link } from '@tanstack/react-router';
import { Button } from '@/ui/button';
import { buttonClass } from '@/ui/button-class';
import { Notice } from '@/ui/notice';
import { CreationFailure } from './creation-failure';
import type { WayProps } from './way-props';

interface CreationFooterProps extends Pick<WayProps, 'cost'> {
  error: unknown;
  busy: boolean;
}

/** The end of each form for a new agent: what it costs, why it failed, and the buttons. */
export function CreationFooter({ cost, error, busy }: CreationFooterProps) {
  const { LL } = useI18nContext();
  const words = LL.creation;
  return (
    <>
      {cost && <Notice tone="info">{cost}</Notice>}
      <CreationFailure error={error} />
      <div className="flex flex-wrap justify-end gap-2">
        <Link to="/{-$locale}/dashboard/agents" className={buttonClass({ variant: 'secondary' })}>
          {words.cancel()}
        </Link>
        <Button type="submit" busy={busy}>
          {words.submit()}
        </Button>
      </div>
    </>
  );
}
