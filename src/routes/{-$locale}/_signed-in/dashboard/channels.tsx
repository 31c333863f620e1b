import { createFileRoute } from '@tanstack/react-router';
import { designerSearch } from '@/features/widget-designer/designer-search';
import { ChannelsPage } from '@/pages/channels-page';
import { loadWidgetDesigner } from '@/routes/-guards/load-widget-designer';

export const Route = createFileRoute('/{-$locale}/_signed-in/dashboard/channels')({
  validateSearch: designerSearch,
  loaderDeps: ({ search: { view, widget } }) => ({ view, widget }),
  loader: loadWidgetDesigner,
  component: ChannelsPage,
  staticData: { title: (LL) => LL.shell.channels() },
});
