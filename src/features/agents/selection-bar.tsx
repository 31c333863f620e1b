import { useI18nContext } from '@i18n/i18n-react';
import { Pause, Play, Tag, Trash2 } from 'lucide-react';
import { useId } from 'react';
import type { AgentChangeKind } from '@/api/generated/schemas/agentChangeKind.zod';
import { formatNumber } from '@/lib/format';
import { Button } from '@/ui/button';
import { ProgressBar } from '@/ui/progress-bar';
import type { AgentProgress } from './use-work-queue';

interface SelectionBarProps {
  count: number;
  /** All that match are meant, those that were never scrolled to among them. */
  all: boolean;
  /** The states of those that are meant, undefined among them where one is not known; nothing where all are meant. */
  statuses: ReadonlySet<string | undefined> | undefined;
  busy: boolean;
  progress: AgentProgress | undefined;
  onChange: (change: AgentChangeKind) => void;
  /** Asks for tags; undefined where the provider has none. */
  onTags: (() => void) | undefined;
  onStop: () => void;
  onClear: () => void;
}

/** What can be done, and which state it is for. */
const CHANGES = [
  { change: 'pause', Icon: Pause, of: 'live' },
  { change: 'resume', Icon: Play, of: 'paused' },
  { change: 'trash', Icon: Trash2 },
] as const;

/** What can be done with the agents that are selected; it stays in sight while one scrolls. */
export function SelectionBar({
  count,
  all,
  statuses,
  busy,
  progress,
  onChange,
  onTags,
  onStop,
  onClear,
}: SelectionBarProps) {
  const { LL, locale } = useI18nContext();
  const t = LL.agentActions;
  const textId = useId();
  const offered = CHANGES.filter(
    (one) => !('of' in one) || !statuses || statuses.has(undefined) || statuses.has(one.of),
  );
  const many = { n: count, count: formatNumber(locale, count) };
  return (
    <section
      aria-label={t.bulk()}
      className="sticky top-[calc(3.5rem+var(--above))] z-20 mb-3 flex flex-wrap items-center gap-2 rounded-box border border-line bg-base-100 px-4 py-2 shadow-sm max-sm:*:grow"
    >
      <div role="status" className="min-w-0 flex-1 basis-64">
        <p id={textId} className="font-medium">
          {progress ? t.working[progress.doing]() : all ? t.selectedAll(many) : t.selected(many)}
        </p>
        {all && !progress && <p className="text-[0.8125rem] text-quiet">{t.selectedUnseen()}</p>}
      </div>
      {progress ? (
        <>
          <div className="w-full sm:w-64">
            <ProgressBar
              labelledBy={textId}
              value={progress.done}
              max={progress.of}
              text={t.working.progress({
                done: formatNumber(locale, progress.done),
                of: formatNumber(locale, progress.of),
              })}
            />
          </div>
          <Button variant="secondary" size="sm" onClick={onStop}>
            {t.working.stop()}
          </Button>
        </>
      ) : (
        <>
          {onTags && (
            <Button
              variant="secondary"
              size="sm"
              busy={busy}
              icon={<Tag size={14} aria-hidden="true" />}
              onClick={onTags}
            >
              {t.tags()}
            </Button>
          )}
          {offered.map(({ change, Icon }) => (
            <Button
              key={change}
              variant="secondary"
              size="sm"
              busy={busy}
              icon={<Icon size={14} aria-hidden="true" />}
              onClick={() => onChange(change)}
            >
              {t[change]()}
            </Button>
          ))}
          <Button variant="ghost" size="sm" onClick={onClear}>
            {t.clear()}
          </Button>
        </>
      )}
    </section>
  );
}
