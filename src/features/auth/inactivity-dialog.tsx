import { useI18nContext } from '@i18n/i18n-react';
import { useState } from 'react';
import { formatCountdown } from '@/lib/format';
import { useInterval } from '@/lib/use-interval';
import { ConfirmDialog } from '@/ui/confirm-dialog';

interface InactivityDialogProps {
  /** Milliseconds until the session ends. */
  left: () => number;
  onStay: () => void;
}

/** Warns before a session ends by inactivity, with the time left; any activity is an answer. */
export function InactivityDialog({ left, onStay }: InactivityDialogProps) {
  const { LL } = useI18nContext();
  const t = LL.session.warning;
  const [shown, setShown] = useState(left);
  useInterval(() => setShown(left()), 1000);
  return (
    <ConfirmDialog
      open
      onOpenChange={onStay}
      title={t.title()}
      description={t.text()}
      confirmLabel={t.stay()}
      onConfirm={onStay}
    >
      <p role="timer">
        <span className="block text-[0.8125rem] text-quiet">{t.left()}</span>{' '}
        <span className="font-semibold text-2xl tabular-nums">{formatCountdown(shown)}</span>
      </p>
    </ConfirmDialog>
  );
}
