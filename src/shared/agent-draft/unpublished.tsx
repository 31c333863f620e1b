import { useI18nContext } from '@i18n/i18n-react';
import clsx from 'clsx';
import { createContext, type ReactNode, use } from 'react';
import { Badge } from '@/ui/badge';
import type { ContentChange } from './diff-content';

export const NOTHING_UNPUBLISHED: readonly ContentChange[] = [];

/** What visitors do not have yet of the draft that is on the screen. */
export const UnpublishedContext = createContext(NOTHING_UNPUBLISHED);

function useKindOf(path: string): 'added' | 'changed' | undefined {
  const changes = use(UnpublishedContext);
  const own = changes.filter((change) => change.path === path || change.path.startsWith(`${path}.`));
  if (own.length === 0) return undefined;
  return own.some((change) => change.path === path && change.kind === 'added') ? 'added' : 'changed';
}

interface UnpublishedMarkProps {
  /** Of a field or of an item of a list, as `diffContent` names it. */
  path: string;
}

/** An edge along a field or an item that visitors do not have yet; what it stands in is positioned. */
export function UnpublishedEdge({ path, className }: UnpublishedMarkProps & { className?: string }) {
  const { LL } = useI18nContext();
  const kind = useKindOf(path);
  if (!kind) return null;
  return (
    <span
      className={clsx(
        'pointer-events-none absolute inset-y-0 w-[3px] bg-info',
        className ?? '-start-4 sm:-start-6',
      )}
    >
      <span className="sr-only">{LL.draft.unpublished[kind]()}</span>
    </span>
  );
}

/** A field with that edge. */
export function UnpublishedField({ path, children }: UnpublishedMarkProps & { children: ReactNode }) {
  return (
    <div className="relative">
      <UnpublishedEdge path={path} />
      {children}
    </div>
  );
}

/** The same in a word, where a line has room for it; who hears it knows it from the edge. */
export function UnpublishedBadge({ path }: UnpublishedMarkProps) {
  const { LL } = useI18nContext();
  const kind = useKindOf(path);
  if (!kind) return null;
  return (
    <span aria-hidden="true" className="shrink-0">
      <Badge tone={kind === 'added' ? 'success' : 'info'}>{LL.draft.kinds[kind]()}</Badge>
    </span>
  );
}
