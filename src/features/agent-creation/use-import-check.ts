import { useI18nContext } from '@i18n/i18n-react';
import { useState } from 'react';
import { usePreviewImport } from '@/api/generated/agent-creation/agent-creation';
import { fileSize } from '@/lib/file-size';
import { useAccountId } from '@/shared/account/use-account-id';
import { DOCUMENT_MAX_BYTES } from './check-document';

/** Checks a document: what it would make, or change in the agent `botKey`. Nothing is written. */
export function useImportCheck(text: string, botKey: string | undefined) {
  const { LL, locale } = useI18nContext();
  const t = LL.creation.import;
  const accountId = useAccountId();
  const preview = usePreviewImport();
  const [fault, setFault] = useState<string>();

  const asked = { accountId, botKey: botKey ?? null, text };
  // What was found belongs to what was asked: another text or another agent has to be asked for anew.
  const sent = preview.variables?.data;
  const isCurrent = sent?.text === asked.text && sent.botKey === asked.botKey;
  const busy = preview.isPending && isCurrent;

  const faultOf = () => {
    const bytes = new Blob([text]).size;
    if (bytes <= DOCUMENT_MAX_BYTES) return undefined;
    return t.faults.textTooLarge({
      size: fileSize(locale, bytes),
      most: fileSize(locale, DOCUMENT_MAX_BYTES),
    });
  };
  const check = () => {
    const now = faultOf();
    setFault(now);
    if (now === undefined) preview.mutate({ data: asked });
  };

  return {
    check,
    busy,
    found: isCurrent ? preview.data : undefined,
    /** Why the check failed. */
    error: isCurrent ? preview.error : null,
    /** What is wrong with the document before anything is sent. */
    fault,
    forgetFault: () => setFault(undefined),
  };
}
