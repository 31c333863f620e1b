import { useI18nContext } from '@i18n/i18n-react';
import { useQueryClient } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { ApiError } from '@/api/api-error';
import type { Widget } from '@/api/generated/schemas/widget.zod';
import { useRollWidgetSecret } from '@/api/generated/widgets/widgets';
import { isOpen } from '@/api/is-open';
import { formatMoment } from '@/lib/format';
import { useMay } from '@/shared/account/use-may';
import { FailureNotice } from '@/shared/failures/failure-notice';
import { invalidateAfter } from '@/shared/queries/invalidate-after';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { Notice } from '@/ui/notice';
import { SecretDialog } from './secret-dialog';

/** The secret of a widget: when it was made, and a new one, which is shown once. */
export function SecretCard({ widget }: { widget: Widget }) {
  const { LL, locale } = useI18nContext();
  const t = LL.widgetDesigner.secret;
  const { widgetId, verification } = widget;
  const queryClient = useQueryClient();
  const mayRoll = useMay()('connect');
  const [isAsking, setAsking] = useState(false);
  const { mutateAsync, isPending, error, data, reset } = useRollWidgetSecret();
  const has = verification.secretRolledAt !== null && verification.secretRolledAt !== undefined;
  const isUnknown = error instanceof ApiError && isOpen(error);

  const roll = async () => {
    try {
      await mutateAsync({ widgetId });
      setAsking(false);
    } catch {
      // The dialog says why.
    } finally {
      void invalidateAfter(queryClient, 'rollWidgetSecret', widgetId);
    }
  };

  const ask = () => {
    reset();
    setAsking(true);
  };

  return (
    <Card title={t.title()} text={t.text()}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p>
          {has
            ? t.has({
                hint: verification.secretHint,
                at: formatMoment(locale, verification.secretRolledAt) ?? LL.common.unknown(),
              })
            : t.none()}
        </p>
        {mayRoll && (
          <Button variant="secondary" icon={<KeyRound size={16} aria-hidden="true" />} onClick={ask}>
            {has ? t.roll() : t.create()}
          </Button>
        )}
      </div>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={has ? t.rollTitle() : t.createTitle()}
        description={has ? t.rollText() : t.createText()}
        confirmLabel={has ? t.rollConfirm() : t.create()}
        cancelLabel={LL.common.cancel()}
        danger={has}
        busy={isPending}
        onConfirm={() => void roll()}
      >
        {error && (
          <div className="flex flex-col gap-3">
            <FailureNotice error={error} />
            {isUnknown && <Notice tone="warning">{t.maybeRolled()}</Notice>}
          </div>
        )}
      </ConfirmDialog>
      {data && !isAsking && <SecretDialog secret={data.secret} isRolled={has} onClose={reset} />}
    </Card>
  );
}
