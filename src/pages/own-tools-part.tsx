import { useI18nContext } from '@i18n/i18n-react';
import { type ComponentProps, lazy, type ReactNode } from 'react';
import { loadPart } from '@/lib/load-part';
import { ChangeableBy } from '@/shared/account/changeable-by';
import { Late } from '@/ui/late';
import { PageSkeleton } from '@/ui/page-skeleton';

const OwnToolsScreen = lazy(() =>
  loadPart(async () => ({ default: (await import('@/features/own-tools/own-tools-screen')).OwnToolsScreen })),
);
const OwnToolScreen = lazy(() =>
  loadPart(async () => ({ default: (await import('@/features/own-tools/own-tool-screen')).OwnToolScreen })),
);

/** The tools that the company describes itself, which come when they are asked for. */
export function OwnToolsPart(props: ComponentProps<typeof OwnToolsScreen>) {
  return (
    <Changeable>
      <OwnToolsScreen {...props} />
    </Changeable>
  );
}

/** One of them. */
export function OwnToolPart(props: ComponentProps<typeof OwnToolScreen>) {
  return (
    <Changeable>
      <OwnToolScreen {...props} />
    </Changeable>
  );
}

function Changeable({ children }: { children: ReactNode }) {
  const { LL } = useI18nContext();
  return (
    <Late fallback={<PageSkeleton label={LL.common.loading()} />}>
      <ChangeableBy act="connect">{children}</ChangeableBy>
    </Late>
  );
}
