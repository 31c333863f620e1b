import { useI18nContext } from '@i18n/i18n-react';

/** Stands where something is not known: a dash to see, a word to hear. */
export function Unknown() {
  const { LL } = useI18nContext();
  return (
    <span className="text-quiet">
      <span aria-hidden="true">–</span>
      <span className="sr-only">{LL.common.unknown()}</span>
    </span>
  );
}
