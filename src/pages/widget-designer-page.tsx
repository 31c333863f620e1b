import { getRouteApi } from '@tanstack/react-router';
import { DesignerScreen } from '@/features/widget-designer/designer-screen';
import { isPart } from '@/features/widget-designer/parts';
import { WidgetsScreen } from '@/features/widget-designer/widgets-screen';
import { OnlyFor } from '@/shared/account/only-for';
import { WithTexts } from '@/shared/i18n/with-texts';

const route = getRouteApi('/{-$locale}/_signed-in/dashboard/channels');

/** The designer of the widget that the link names, in the part that it names; without one, the choice of a widget. */
export function WidgetDesignerPage() {
  return (
    <WithTexts nouns={['widgetDesigner']}>
      <OnlyFor act="edit">
        <ChosenWidget />
      </OnlyFor>
    </WithTexts>
  );
}

function ChosenWidget() {
  const { widget, part } = route.useSearch();
  const navigate = route.useNavigate();
  if (widget === undefined) return <WidgetsScreen />;
  return (
    <DesignerScreen
      key={widget}
      widgetId={widget}
      part={isPart(part) ? part : 'look'}
      onPart={(next) =>
        void navigate({ search: { view: 'widget', widget, part: next }, replace: true, resetScroll: false })
      }
    />
  );
}
