import type { TranslationFunctions } from '@i18n/i18n-types';
import { Trash2 } from 'lucide-react';
import type { MenuItems } from '@/ui/menu-content';

/** Moves an agent to the trash; the last entry of its menus, apart from the others. */
export function trashItem(t: TranslationFunctions['agentActions'], onTrash: () => void): MenuItems {
  return [
    'separator',
    { id: 'trash', label: t.trash(), icon: <Trash2 size={16} />, danger: true, onSelect: onTrash },
  ];
}
