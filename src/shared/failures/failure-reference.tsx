import { type ComponentProps, lazy } from 'react';
import { loadPart } from '@/lib/load-part';
import { Late } from '@/ui/late';

// Little fails with a reference, and what does has had an answer: its code can be had, too.
const SupportReference = lazy(() =>
  loadPart(async () => ({ default: (await import('./support-reference')).SupportReference })),
);

interface FailureReferenceProps extends Omit<ComponentProps<typeof SupportReference>, 'reference'> {
  reference: string | null | undefined;
}

/** What support asks for, where a failure brings it. */
export function FailureReference({ reference, ...look }: FailureReferenceProps) {
  if (!reference) return null;
  return (
    <Late>
      <SupportReference {...look} reference={reference} />
    </Late>
  );
}
