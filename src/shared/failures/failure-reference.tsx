import { useRouter } from '@tanstack/react-router';
import { supportAddress } from '@/lib/support-address';
import { ReferenceLine } from '@/ui/reference-line';
import { useFallbackTexts } from './use-fallback-texts';

interface FailureReferenceProps {
  reference: string | null | undefined;
  className?: string | undefined;
}

/** What support asks for, where a failure brings it, with the way to it where there is one. */
export function FailureReference({ reference, className }: FailureReferenceProps) {
  const { common } = useFallbackTexts();
  const { support } = useRouter().options.context.brand;
  if (!reference) return null;
  return (
    <ReferenceLine
      label={common.reference()}
      reference={reference}
      copyLabel={common.copy()}
      copiedLabel={common.copied()}
      support={
        support === undefined
          ? undefined
          : {
              label: common.contactSupport(),
              address: supportAddress(support, `${common.reference()} ${reference}`),
            }
      }
      className={className}
    />
  );
}
