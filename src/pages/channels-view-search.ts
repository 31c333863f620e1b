import { type ChannelsSearch, channelsSearch } from '@/features/channels/channels-search';
import { type DesignerSearch, designerSearch } from '@/features/widget-designer/designer-search';

/** What a link to the channels carries, to any of their views. */
export type ChannelsViewSearch = Omit<ChannelsSearch, 'view'> &
  Omit<DesignerSearch, 'view'> & { view?: ChannelsSearch['view'] | DesignerSearch['view'] };

/** Reads what a link carries for the view that it names; what is not understood is left out. */
export function channelsViewSearch(search: Record<string, unknown>): ChannelsViewSearch {
  const designer = designerSearch(search);
  return designer.view ? designer : channelsSearch(search);
}
