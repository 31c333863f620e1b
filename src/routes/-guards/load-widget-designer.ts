import type { QueryClient } from '@tanstack/react-query';
import type { DesignerSearch } from '@/features/widget-designer/designer-search';
import type { Locale } from '@/session/locale';

interface DesignerVisit {
  context: { queryClient: QueryClient; accountId: string; locale: Locale };
  deps: Pick<DesignerSearch, 'view' | 'widget'>;
}

/** What the designer of a widget needs; nothing where another view of the channels is asked for. */
export async function loadWidgetDesigner({ context, deps }: DesignerVisit): Promise<void> {
  if (deps.view !== 'widget') return;
  // Not in the product's first file, which holds this loader. What does not come, the page asks for by itself.
  await import('@/features/widget-designer/ask-for-widget')
    .then(({ askForWidget }) => askForWidget(context, deps.widget))
    .catch(() => undefined);
}
