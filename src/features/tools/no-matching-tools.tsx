import type { ToolkitCategory } from '@/api/generated/schemas/toolkitCategory.zod';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import type { ToolsLookedFor } from './tool-filters';

interface NoMatchingToolsProps extends ToolsLookedFor {
  texts: {
    noMatch: () => string;
    filteredBy: () => string;
    clear: () => string;
    categories: Record<ToolkitCategory, () => string>;
  };
  onClear: () => void;
  boxed?: boolean;
}

/** In the place of tools of which none match: what was looked for, and the way back to all. */
export function NoMatchingTools({ q, category, texts: t, onClear, boxed }: NoMatchingToolsProps) {
  const words = q.trim();
  return (
    <EmptyState
      drawing="search"
      boxed={boxed}
      title={t.noMatch()}
      text={
        <span className="[overflow-wrap:anywhere]">
          {t.filteredBy()} {words && <strong className="font-medium">{words}</strong>}
          {words && category && ' · '}
          {category && t.categories[category]()}
        </span>
      }
      action={
        <Button variant="secondary" onClick={onClear}>
          {t.clear()}
        </Button>
      }
    />
  );
}
