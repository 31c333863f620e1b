import type { RefObject } from 'react';
import { ToolkitCategory } from '@/api/generated/schemas/toolkitCategory.zod';
import { SearchField } from '@/ui/search-field';

/** What is looked for among the tools. */
export interface ToolsLookedFor {
  q: string;
  category: ToolkitCategory | undefined;
}

interface ToolFiltersProps extends ToolsLookedFor {
  texts: {
    search: () => string;
    category: () => string;
    allCategories: () => string;
    categories: Record<ToolkitCategory, () => string>;
  };
  onChange: (next: ToolsLookedFor) => void;
  box: RefObject<HTMLInputElement | null>;
  /** Nobody types in the box any longer. */
  onBlur?: (() => void) | undefined;
}

/** Searches tools by text and by category. */
export function ToolFilters({ q, category, texts: t, onChange, box, onBlur }: ToolFiltersProps) {
  return (
    <div className="mb-4 flex flex-wrap gap-2">
      <SearchField
        ref={box}
        className="sm:max-w-72"
        label={t.search()}
        value={q}
        onChange={({ target }) => onChange({ q: target.value, category })}
        onBlur={onBlur}
      />
      <select
        aria-label={t.category()}
        className="select sm:max-w-52"
        value={category ?? ''}
        onChange={({ target }) => onChange({ q, category: ToolkitCategory.safeParse(target.value).data })}
      >
        <option value="">{t.allCategories()}</option>
        {ToolkitCategory.options.map((kind) => (
          <option key={kind} value={kind}>
            {t.categories[kind]()}
          </option>
        ))}
      </select>
    </div>
  );
}
