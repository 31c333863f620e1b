import type { support as words } from '@i18n/en/support';
import { useI18nContext } from '@i18n/i18n-react';
import { useRouter } from '@tanstack/react-router';
import { supportAddress } from '@/lib/support-address';
import { savedLocale } from '@/session/locale';
import { textsByLocale } from '@/shared/i18n/texts-by-locale';
import { ReferenceLine } from '@/ui/reference-line';
import { useFallbackTexts } from './use-fallback-texts';

const textsOf = textsByLocale(
  import.meta.glob<{ support: typeof words }>('/i18n/*/support.ts', { eager: true }),
);

interface SupportReferenceProps {
  reference: string;
  className?: string | undefined;
}

/** What support asks for, to copy, and the way to support where there is one. */
export function SupportReference({ reference, className }: SupportReferenceProps) {
  const { locale = savedLocale() } = useI18nContext();
  const { common } = useFallbackTexts();
  const { support } = useRouter().options.context.brand;
  return (
    <ReferenceLine
      label={common.reference()}
      reference={reference}
      copyLabel={common.copy()}
      copiedLabel={common.copied()}
      supportLabel={textsOf(locale).support.contact}
      supportAddress={support && supportAddress(support, reference)}
      className={className}
    />
  );
}
