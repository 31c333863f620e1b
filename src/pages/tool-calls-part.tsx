import { useI18nContext } from '@i18n/i18n-react';
import { type ComponentProps, lazy } from 'react';
import { loadPart } from '@/lib/load-part';
import { Late } from '@/ui/late';
import { PageSkeleton } from '@/ui/page-skeleton';

const CallsScreen = lazy(() =>
  loadPart(async () => ({ default: (await import('@/features/tool-calls/calls-screen')).CallsScreen })),
);

/** The log of calls, which comes when it is asked for. */
export function ToolCallsPart(props: ComponentProps<typeof CallsScreen>) {
  const { LL } = useI18nContext();
  return (
    <Late fallback={<PageSkeleton label={LL.common.loading()} />}>
      <CallsScreen {...props} />
    </Late>
  );
}
