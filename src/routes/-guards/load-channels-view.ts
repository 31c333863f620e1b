import type { ChannelOutcome } from '@/features/channels/finish-channel';
import type { FlagsOwner } from '@/features/channels/switch-channel';
import type { ChannelsViewSearch } from '@/pages/channels-view-search';
import type { Locale } from '@/session/locale';
import { loadWidgetDesigner } from './load-widget-designer';

interface ChannelsViewVisit {
  context: FlagsOwner & { locale: Locale };
  preload: boolean;
  deps: Omit<ChannelsViewSearch, 'part'>;
}

/** What the view of the channels needs that is asked for; what became of a callback is told to the page. */
export async function loadChannelsView({
  context,
  preload,
  deps: { view, widget, ...sent },
}: ChannelsViewVisit): Promise<ChannelOutcome | undefined> {
  if (view === 'widget') {
    await loadWidgetDesigner({ context, deps: { view, ...(widget !== undefined && { widget }) } });
    return undefined;
  }
  // Not in the product's first file, which holds this loader.
  const { loadChannels } = await import('@/features/channels/load-channels');
  return loadChannels({ context, preload, deps: { view, ...sent } });
}
