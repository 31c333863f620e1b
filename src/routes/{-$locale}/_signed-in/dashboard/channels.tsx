import { createFileRoute } from '@tanstack/react-router';
import { designerSearch } from '@/features/widget-designer/designer-search';
import { ChannelsViewPage } from '@/pages/channels-view-page';
import { loadWidgetDesigner } from '@/routes/-guards/load-widget-designer';

export const Route = createFileRoute('/{-$locale}/_signed-in/dashboard/channels')({
  validateSearch: designerSearch,
  loaderDeps: ({ search: { view, widget } }) => ({ view, widget }),
  loader: loadWidgetDesigner,
  component: ChannelsViewPage,
  staticData: { title: (LL) => LL.shell.channels() },
});
