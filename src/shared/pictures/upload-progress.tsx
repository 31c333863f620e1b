import { useI18nContext } from '@i18n/i18n-react';
import { fileSize } from '@/lib/file-size';
import { Button } from '@/ui/button';
import { ProgressBar } from '@/ui/progress-bar';

interface UploadProgressProps {
  /** In bytes. */
  sent: number;
  total: number;
  labelledBy: string;
  onCancel: () => void;
}

/** How much of a picture has been sent, and the way to stop it. */
export function UploadProgress({ sent, total, labelledBy, onCancel }: UploadProgressProps) {
  const { LL, locale } = useI18nContext();
  const t = LL.profile;
  const percent = (share: number) =>
    new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 }).format(share);
  return (
    <>
      <ProgressBar
        labelledBy={labelledBy}
        value={sent}
        max={total}
        text={
          sent < total
            ? t.progress({
                percent: percent(sent / total),
                sent: fileSize(locale, sent),
                total: fileSize(locale, total),
              })
            : t.arriving()
        }
      />
      <Button variant="secondary" className="self-start" onClick={onCancel}>
        {t.cancel()}
      </Button>
    </>
  );
}
