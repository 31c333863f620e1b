import { lazy } from 'react';
import { useCurrentUser } from '@/api/generated/auth/auth';
import { HomeScreen } from '@/features/home/home-screen';
import { displayName } from '@/lib/display-name';
import { loadPart } from '@/lib/load-part';
import { useIdle } from '@/lib/use-idle';
import { useMay } from '@/shared/account/use-may';
import { Late } from '@/ui/late';
import { Skeleton } from '@/ui/skeleton';
import { useAccountFacts } from './use-account-facts';

const Yesterday = lazy(() =>
  loadPart(async () => ({ default: (await import('./home-yesterday')).HomeYesterday })),
);
const HomeParts = lazy(() => loadPart(async () => ({ default: (await import('./home-parts')).HomeParts })));

const FIGURES = ['one', 'two', 'three', 'four'] as const;

/** The first page of the day: its title at once, everything else once the page has settled. */
export function HomePage() {
  const { counts, limit } = useAccountFacts();
  const { data: person } = useCurrentUser();
  const may = useMay();
  const idle = useIdle();
  const isFull = counts !== undefined && counts.all >= limit;
  const awaited = (
    <div className="flex flex-col gap-6">
      <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
        {FIGURES.map((one) => (
          <Skeleton key={one} className="h-32 w-full rounded-box" />
        ))}
      </div>
      <Skeleton className="h-64 w-full rounded-box" />
    </div>
  );
  return (
    <HomeScreen
      name={person ? displayName(person.user) : ''}
      counts={counts}
      more={
        idle && (
          <Late fallback={null}>
            <Yesterday />
          </Late>
        )
      }
      // Before the first agent the steps lead to it.
      mayAdd={!isFull && counts?.all !== 0 && may('edit')}
    >
      {idle ? (
        <Late fallback={awaited}>
          <HomeParts />
        </Late>
      ) : (
        awaited
      )}
    </HomeScreen>
  );
}
