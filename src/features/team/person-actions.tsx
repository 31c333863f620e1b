import { useI18nContext } from '@i18n/i18n-react';
import { Ellipsis } from 'lucide-react';
import { Button } from '@/ui/button';
import { IconButton } from '@/ui/icon-button';
import { LateMenu } from '@/ui/late-menu';
import { usePhone } from '@/ui/use-phone';

interface PersonAction {
  id: string;
  label: string;
  /** What is read aloud, with whom it is about; the label says it itself where it is missing. */
  spoken?: string;
  danger?: boolean;
  busy?: boolean;
  onSelect: () => void;
}

interface PersonActionsProps {
  /** Whom they are about. */
  name: string;
  actions: readonly PersonAction[];
}

/** What can be done about somebody, beside their name; a phone has room there for one button, with the rest behind it. */
export function PersonActions({ name, actions }: PersonActionsProps) {
  const t = useI18nContext().LL.team;
  const phone = usePhone();
  if (actions.length === 0) return null;
  if (phone) {
    return (
      <div className="relative shrink-0">
        <LateMenu
          label={t.more({ name })}
          items={actions.map(({ id, label, danger, onSelect }) => ({ id, label, danger, onSelect }))}
          trigger={
            <IconButton
              label={t.more({ name })}
              icon={<Ellipsis size={16} aria-hidden="true" />}
              aria-busy={actions.some(({ busy }) => busy) || undefined}
            />
          }
        />
      </div>
    );
  }
  return (
    <div className="flex gap-1">
      {actions.map(({ id, label, spoken, danger, busy, onSelect }) => (
        <Button
          key={id}
          variant={danger ? 'ghost' : 'secondary'}
          size="sm"
          className={danger ? 'text-error' : undefined}
          aria-label={spoken}
          busy={busy}
          onClick={onSelect}
        >
          {label}
        </Button>
      ))}
    </div>
  );
}
