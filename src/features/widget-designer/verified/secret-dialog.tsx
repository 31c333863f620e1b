import { useI18nContext } from '@i18n/i18n-react';
import { useState } from 'react';
import { Button } from '@/ui/button';
import { CheckboxField } from '@/ui/checkbox-field';
import { Dialog } from '@/ui/dialog';
import { Notice } from '@/ui/notice';
import { CopyCode } from '../copy-code';

interface SecretDialogProps {
  secret: string;
  /** There was one before, which is good for a day more. */
  isRolled: boolean;
  onClose: () => void;
}

/** A secret, shown this once: it closes when the person says that it is kept. */
export function SecretDialog({ secret, isRolled, onClose }: SecretDialogProps) {
  const { LL } = useI18nContext();
  const t = LL.widgetDesigner.secret;
  const [isKept, setKept] = useState(false);
  const [isReminded, setReminded] = useState(false);
  const close = () => (isKept || secret === '' ? onClose() : setReminded(true));
  return (
    <Dialog
      open
      onOpenChange={close}
      title={t.shownTitle()}
      description={t.shownText()}
      closeLabel={LL.common.close()}
      footer={<Button onClick={close}>{t.done()}</Button>}
    >
      {secret === '' ? (
        <Notice tone="error">{t.unread()}</Notice>
      ) : (
        <div className="flex flex-col gap-4">
          <CopyCode label={t.label()} code={secret} />
          {isRolled && <p className="text-quiet">{t.oldLasts()}</p>}
          <CheckboxField
            label={t.kept()}
            error={isReminded && !isKept ? t.keepFirst() : undefined}
            checked={isKept}
            onChange={(event) => setKept(event.target.checked)}
          />
        </div>
      )}
    </Dialog>
  );
}
