import { useI18nContext } from '@i18n/i18n-react';
import { Copy, Download } from 'lucide-react';
import { download } from '@/lib/download';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { showToast } from '@/ui/toast/toast-queue';

interface RecoveryCodesProps {
  codes: readonly string[];
  onClose: () => void;
}

/** The recovery codes, which are shown this once. */
export function RecoveryCodes({ codes, onClose }: RecoveryCodesProps) {
  const { LL } = useI18nContext();
  const t = LL.security.recovery;
  const text = `${codes.join('\n')}\n`;
  const copy = async () => {
    await navigator.clipboard?.writeText(text);
    showToast({ title: t.copied() });
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t.title()}
      description={t.text()}
      closeLabel={LL.common.close()}
      footer={<Button onClick={onClose}>{t.saved()}</Button>}
    >
      <ul
        aria-label={t.list()}
        className="grid grid-cols-2 gap-x-6 gap-y-1 rounded-field bg-base-200 p-4 font-mono"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button
          variant="secondary"
          size="sm"
          icon={<Copy size={15} aria-hidden="true" />}
          onClick={() => void copy().catch(() => undefined)}
        >
          {t.copy()}
        </Button>
        <Button
          variant="secondary"
          size="sm"
          icon={<Download size={15} aria-hidden="true" />}
          onClick={() => download(`${t.fileName()}.txt`, new Blob([text], { type: 'text/plain' }))}
        >
          {t.download()}
        </Button>
      </div>
    </Dialog>
  );
}
