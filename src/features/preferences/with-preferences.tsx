import { useI18nContext } from '@i18n/i18n-react';
import type { ReactNode } from 'react';
import { usePreferences } from '@/api/generated/preferences/preferences';
import type { Preferences } from '@/api/generated/schemas/preferences.zod';
import { PartFailure } from '@/shared/failures/part-failure';
import { Card } from '@/ui/card';
import { Skeleton } from '@/ui/skeleton';

/** What somebody wants for themselves, once it has come. */
export function WithPreferences({ children }: { children: (saved: Preferences) => ReactNode }) {
  const { LL } = useI18nContext();
  const { data, error, refetch } = usePreferences();
  if (data) return children(data);
  return (
    <Card>
      {error ? (
        <PartFailure error={error} onRetry={() => void refetch()} />
      ) : (
        <div role="status">
          <span className="sr-only">{LL.settings.loading()}</span>
          <Skeleton className="h-24 w-full" />
        </div>
      )}
    </Card>
  );
}
