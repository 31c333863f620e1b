import { useI18nContext } from '@i18n/i18n-react';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { answerRepeat, type SubmitKind } from './repeat-question';

/** Asks before something is done again that may have been done already. */
export function RepeatDialog({ kind }: { kind: SubmitKind }) {
  const { LL } = useI18nContext();
  const t = LL.repeat[kind];
  return (
    <ConfirmDialog
      open
      onOpenChange={() => answerRepeat(false)}
      title={t.title()}
      description={t.text()}
      confirmLabel={t.again()}
      cancelLabel={LL.common.cancel()}
      onConfirm={() => answerRepeat(true)}
    />
  );
}
