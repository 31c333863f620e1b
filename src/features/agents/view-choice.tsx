import { useI18nContext } from '@i18n/i18n-react';
import { LayoutGrid, List } from 'lucide-react';
import { IconButton } from '@/ui/icon-button';

const VIEWS = [
  { view: 'table', Icon: List },
  { view: 'cards', Icon: LayoutGrid },
] as const;

interface ViewChoiceProps {
  view: 'table' | 'cards';
  onView: (view: 'table' | 'cards') => void;
}

/** A table or cards. */
export function ViewChoice({ view: now, onView }: ViewChoiceProps) {
  const t = useI18nContext().LL.agents.view;
  return (
    <fieldset aria-label={t.label()} className="flex gap-0.5">
      {VIEWS.map(({ view, Icon }) => (
        <IconButton
          key={view}
          label={t[view]()}
          icon={<Icon size={16} aria-hidden="true" />}
          aria-pressed={view === now}
          className="sm:btn-sm aria-pressed:bg-base-content/12"
          onClick={() => onView(view)}
        />
      ))}
    </fieldset>
  );
}
