import { useI18nContext } from '@i18n/i18n-react';
import { ReferenceLine } from '@/ui/reference-line';

/** What support asks for, where a failure brings it. */
export function FailureReference({ reference }: { reference: string | null | undefined }) {
  const { LL } = useI18nContext();
  if (!reference) return null;
  return (
    <ReferenceLine
      label={LL.common.reference()}
      reference={reference}
      copyLabel={LL.common.copy()}
      copiedLabel={LL.common.copied()}
    />
  );
}
