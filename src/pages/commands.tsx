import { useState } from 'react';
import { useAgentSources } from '@/features/agents/use-agent-sources';
import { useConversationSource } from '@/features/inbox/use-conversation-source';
import { Palette } from '@/features/palette/palette';
import { ShortcutSheet } from '@/features/palette/shortcut-sheet';
import { useSettingsSource } from '@/features/settings/use-settings-source';
import type { CommandLayer } from '@/features/shell/use-command-keys';
import { useActionsSource, useLookSource, usePagesSource } from '@/features/shell/use-palette-sources';
import type { PaletteSource } from '@/ui/palette-source';

interface CommandsProps {
  layer: CommandLayer;
  onLayer: (layer: CommandLayer | undefined) => void;
}

function focusedNow(): HTMLElement | null {
  return document.activeElement instanceof HTMLElement ? document.activeElement : null;
}

/** What the keyboard opens over any page. */
export function Commands({ layer, onLayer }: CommandsProps) {
  const close = () => onLayer(undefined);
  const [opener] = useState(() => ({ current: focusedNow() }));
  if (layer === 'shortcuts') return <ShortcutSheet onClose={close} opener={opener} />;
  return <EveryCommand onClose={close} onShortcuts={() => onLayer('shortcuts')} />;
}

interface EveryCommandProps {
  onClose: () => void;
  onShortcuts: () => void;
}

/** The palette over all that can be gone to and done; whoever has more to find adds a source. */
function EveryCommand({ onClose, onShortcuts }: EveryCommandProps) {
  const [typed, setTyped] = useState('');
  const pages = usePagesSource();
  const ofAgents = useAgentSources(typed);
  const conversations = useConversationSource(typed);
  const actions = useActionsSource(onShortcuts);
  const settings = useSettingsSource();
  const look = useLookSource();
  const sources: readonly PaletteSource[] = [
    ofAgents.here,
    pages,
    settings,
    actions,
    ofAgents.agents,
    ofAgents.actions,
    look,
    conversations,
  ];
  return <Palette typed={typed} onType={setTyped} onClose={onClose} sources={sources} />;
}
