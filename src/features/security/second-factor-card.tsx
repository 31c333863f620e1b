import { useI18nContext } from '@i18n/i18n-react';
import { lazy, useState } from 'react';
import { useSecondFactor } from '@/api/generated/security/security';
import { loadPart } from '@/lib/load-part';
import { PartFailure } from '@/shared/failures/part-failure';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { Late } from '@/ui/late';
import { Skeleton } from '@/ui/skeleton';
import { TurnOffDialog } from './turn-off-dialog';

// With it comes what draws a QR code.
const SetUpDialog = lazy(() =>
  loadPart(async () => ({ default: (await import('./set-up-dialog')).SetUpDialog })),
);

/** Whether a code is asked for at sign-in, and the way to change that. */
export function SecondFactorCard() {
  const { LL } = useI18nContext();
  const t = LL.security.factor;
  const { data, error, refetch } = useSecondFactor();
  const [open, setOpen] = useState<'on' | 'off'>();
  const close = () => setOpen(undefined);
  return (
    <Card
      title={t.title()}
      text={t.text()}
      actions={
        data && (
          <>
            <span className="self-center">
              <Badge tone={data.isOn ? 'success' : 'neutral'}>{data.isOn ? t.on() : t.off()}</Badge>
            </span>
            <Button
              variant={data.isOn ? 'secondary' : 'primary'}
              size="sm"
              onClick={() => setOpen(data.isOn ? 'off' : 'on')}
            >
              {data.isOn ? t.turnOff() : t.turnOn()}
            </Button>
          </>
        )
      }
    >
      {data ? (
        data.isOn && <p className="text-quiet">{t.codesLeft({ n: data.recoveryCodesLeft })}</p>
      ) : error ? (
        <PartFailure error={error} onRetry={() => void refetch()} />
      ) : (
        <div role="status">
          <span className="sr-only">{t.loading()}</span>
          <Skeleton className="h-5 w-40" />
        </div>
      )}
      {open === 'on' && (
        <Late>
          <SetUpDialog onClose={close} />
        </Late>
      )}
      {open === 'off' && <TurnOffDialog onClose={close} />}
    </Card>
  );
}
