import { useI18nContext } from '@i18n/i18n-react';
import { Pause, Play, Trash2 } from 'lucide-react';
import type { BotChangeKind } from '@/api/generated/schemas/botChangeKind.zod';
import { Button } from '@/ui/button';

interface SelectionBarProps {
  count: number;
  busy: boolean;
  onChange: (change: BotChangeKind) => void;
  onClear: () => void;
}

const CHANGES = [
  { change: 'pause', Icon: Pause },
  { change: 'resume', Icon: Play },
  { change: 'trash', Icon: Trash2 },
] as const;

/** What can be done with the agents that are selected; it stays in sight while one scrolls. */
export function SelectionBar({ count, busy, onChange, onClear }: SelectionBarProps) {
  const { LL } = useI18nContext();
  const words = LL.agentActions;
  return (
    <section
      aria-label={words.bulk()}
      className="sticky top-14 z-20 mb-3 flex flex-wrap items-center gap-2 rounded-box border border-line bg-base-100 px-4 py-2 shadow-sm"
    >
      <p role="status" className="me-auto font-medium">
        {words.selected({ n: count })}
      </p>
      {CHANGES.map(({ change, Icon }) => (
        <Button
          key={change}
          variant="secondary"
          size="sm"
          busy={busy}
          icon={<Icon size={14} aria-hidden="true" />}
          onClick={() => onChange(change)}
        >
          {words[change]()}
        </Button>
      ))}
      <Button variant="ghost" size="sm" onClick={onClear}>
        {words.clear()}
      </Button>
    </section>
  );
}
