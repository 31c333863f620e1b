import { useI18nContext } from '@i18n/i18n-react';
import { Notice } from '@/ui/notice';
import { looksSecret } from './find-secret';

/** Warns beside a field that everybody can read when a secret was pasted into it. */
export function SecretWarning({ text }: { text: string }) {
  const t = useI18nContext().LL.ownTools.form;
  if (!looksSecret(text)) return null;
  return (
    <Notice tone="warning" title={t.secretTitle()}>
      {t.secret()}
    </Notice>
  );
}
