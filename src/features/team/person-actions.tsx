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

/**
 * What can be done about somebody, beside their name: the first, frequent one to press, the rest behind a button. A phone
 * has room there for one button.
 */
export function PersonActions({ name, actions }: PersonActionsProps) {
  const t = useI18nContext().LL.team;
  const phone = usePhone();
  const isAlone = actions.length === 1;
  const first = phone && !isAlone ? undefined : actions[0];
  const hidden = first ? actions.slice(1) : actions;
  return (
    <>
      {first && (
        <Button
          variant={first.danger ? 'ghost' : 'secondary'}
          size="sm"
          className={first.danger ? 'text-error' : undefined}
          aria-label={first.spoken}
          busy={first.busy}
          onClick={first.onSelect}
        >
          {first.label}
        </Button>
      )}
      {/* Its button stands where those of the others do. */}
      {!phone && isAlone && first?.danger !== true && <span className="size-9 shrink-0" />}
      {hidden.length > 0 && (
        <div className="relative shrink-0">
          <LateMenu
            label={t.more({ name })}
            items={hidden.map(({ id, label, danger, onSelect }) => ({ id, label, danger, onSelect }))}
            trigger={
              <IconButton
                label={t.more({ name })}
                icon={<Ellipsis size={16} aria-hidden="true" />}
                aria-busy={hidden.some(({ busy }) => busy) || undefined}
              />
            }
          />
        </div>
      )}
    </>
  );
}
