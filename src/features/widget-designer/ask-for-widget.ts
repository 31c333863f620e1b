import type { QueryClient } from '@tanstack/react-query';
import { getWidgetQueryOptions, getWidgetsQueryOptions } from '@/api/generated/widgets/widgets';
import type { Locale } from '@/session/locale';
import { loadTexts } from '@/shared/i18n/load-texts';

interface DesignerVisit {
  queryClient: QueryClient;
  accountId: string;
  locale: Locale;
}

/** Asks for the widget of a link, or for all of them, beside the other first calls; the page's texts are waited for. */
export async function askForWidget(
  { queryClient, accountId, locale }: DesignerVisit,
  widgetId: string | undefined,
): Promise<void> {
  const asked =
    widgetId === undefined
      ? queryClient.query(getWidgetsQueryOptions({ accountId }))
      : queryClient.query(getWidgetQueryOptions(widgetId));
  asked.catch(() => undefined);
  await loadTexts(locale, ['widgetDesigner']);
}
