import { type ComponentProps, lazy, Suspense } from 'react';
import { loadPart } from '@/lib/load-part';
import { WithWords } from '@/shared/i18n/with-words';
import { Skeleton } from '@/ui/skeleton';
import { TestsLink } from './links';

const TestGate = lazy(() =>
  loadPart(async () => ({ default: (await import('@/features/agent-tests/test-gate')).TestGate })),
);

/** What the tests say to a draft, in the sheet that publishes it: it comes with that. */
export function RoutedTestGate(props: Omit<ComponentProps<typeof TestGate>, 'TestsLink'>) {
  return (
    <Suspense fallback={<Skeleton className="h-16 w-full" />}>
      <WithWords nouns={['agentTests']}>
        <TestGate {...props} TestsLink={TestsLink} />
      </WithWords>
    </Suspense>
  );
}
