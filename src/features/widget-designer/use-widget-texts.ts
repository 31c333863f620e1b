import { useI18nContext } from '@i18n/i18n-react';
import { useWidgets } from '@/api/generated/widgets/widgets';
import { useAccountId } from '@/shared/account/use-account-id';
import { completenessOf } from './completeness';
import { settingsOf } from './settings';

/** How much of the texts of an agent's widgets is written, by language. */
export function useWidgetTexts(botKey: string) {
  const t = useI18nContext().LL.visitorTexts.complete;
  const { data } = useWidgets({ accountId: useAccountId() });
  const widgets = data?.items.filter((widget) => widget.botKey === botKey) ?? [];
  return widgets.map((widget) => {
    const { widgetId, name } = widget;
    const settings = settingsOf(widget);
    const [en, es] = [completenessOf(settings, 'en'), completenessOf(settings, 'es')];
    return {
      key: widgetId,
      label: t.widget({ name }),
      search: { view: 'widget' as const, widget: widgetId, part: 'texts' },
      total: en.total,
      written: { en: en.written, es: es.written },
    };
  });
}
