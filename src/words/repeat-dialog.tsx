import { useI18nContext } from '@i18n/i18n-react';
import { answerRepeat, type SubmitKind } from '@/api/repeat-question';
import { ConfirmDialog } from '@/ui/confirm-dialog';

/** Asks before something is done again that may have been done already. */
export function RepeatDialog({ kind }: { kind: SubmitKind }) {
  const { LL } = useI18nContext();
  const words = LL.repeat[kind];
  return (
    <ConfirmDialog
      open
      onOpenChange={() => answerRepeat(false)}
      title={words.title()}
      description={words.text()}
      confirmLabel={words.again()}
      cancelLabel={LL.common.cancel()}
      onConfirm={() => answerRepeat(true)}
    />
  );
}
