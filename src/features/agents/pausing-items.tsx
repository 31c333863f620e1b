import type { TranslationFunctions } from '@i18n/i18n-types';
import { Pause, Play } from 'lucide-react';
import type { Agent } from '@/api/generated/schemas/agent.zod';
import type { MenuItem } from '@/ui/menu-content';

/** What stops a live agent from answering visitors, or lets a paused one answer again. */
export function pausingItems(
  t: TranslationFunctions['agentActions'],
  { status }: Pick<Agent, 'status'>,
  onChange: (change: 'pause' | 'resume') => void,
): MenuItem[] {
  if (status === 'live')
    return [{ id: 'pause', label: t.pause(), icon: <Pause size={16} />, onSelect: () => onChange('pause') }];
  if (status === 'paused')
    return [
      { id: 'resume', label: t.resume(), icon: <Play size={16} />, onSelect: () => onChange('resume') },
    ];
  return [];
}
