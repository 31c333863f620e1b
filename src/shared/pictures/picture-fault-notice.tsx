import { useI18nContext } from '@i18n/i18n-react';
import { uploadRequestSizeMax } from '@/api/generated/schemas/uploadRequest.zod';
import { fileSize } from '@/lib/file-size';
import { Notice } from '@/ui/notice';
import type { PictureFault } from './check-picture';

/** What is wrong with a chosen file, and how to mend it. */
export function PictureFaultNotice({ fault }: { fault: PictureFault }) {
  const { LL, locale } = useI18nContext();
  const t = LL.profile.faults;
  const { file } = fault;
  if (fault.fault === 'tooLarge') {
    const limit = fileSize(locale, uploadRequestSizeMax);
    return <Notice tone="error">{t.tooLarge({ file, size: fileSize(locale, fault.size), limit })}</Notice>;
  }
  if (fault.fault === 'otherKind') {
    return <Notice tone="error">{t.otherKind({ file, kind: fault.kind })}</Notice>;
  }
  return <Notice tone="error">{t[fault.fault]({ file })}</Notice>;
}
