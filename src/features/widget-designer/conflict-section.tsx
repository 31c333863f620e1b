import { useI18nContext } from '@i18n/i18n-react';
import { useState } from 'react';
import { focusOnMount } from '@/lib/focus-on-mount';
import { formatMoment } from '@/lib/format';
import { Button } from '@/ui/button';
import { Notice } from '@/ui/notice';
import { RadioCards } from '@/ui/radio-cards';
import type { OpenConflict } from './use-designer';
import { useSettingNames } from './use-setting-names';

interface ConflictSectionProps {
  conflict: OpenConflict;
  /** Ends it: of the named settings theirs are taken. */
  onResolve: (takeTheirs: readonly string[]) => void;
}

/** A colleague changed the same settings: for each, whose value stays. */
export function ConflictSection({ conflict, onResolve }: ConflictSectionProps) {
  const { LL, locale } = useI18nContext();
  const t = LL.widgetDesigner.conflict;
  const nameOf = useSettingNames();
  const [theirs, setTheirs] = useState<readonly string[]>([]);
  const by = conflict.theirs.savedBy || LL.common.unknown();
  const at = formatMoment(locale, conflict.theirs.savedAt) ?? LL.common.unknown();
  const shown = (value: unknown): string => {
    if (typeof value === 'boolean') return value ? t.on() : t.off();
    if (typeof value === 'string' || typeof value === 'number') return String(value) || t.empty();
    if (!Array.isArray(value) || value.length === 0) return t.empty();
    return value.every((one) => typeof one === 'string') ? value.join(', ') : t.items({ n: value.length });
  };
  return (
    // The button that was pressed may stand far below.
    <section ref={focusOnMount} tabIndex={-1} className="mb-6 flex scroll-mt-20 flex-col gap-4 outline-none">
      <Notice tone="error" title={t.title({ by, at })}>
        {t.text()}
      </Notice>
      {conflict.conflicts.map((one) => (
        <RadioCards
          key={one.path}
          legend={nameOf(one.path)}
          name={`conflict ${one.path}`}
          columns={2}
          value={theirs.includes(one.path) ? 'theirs' : 'mine'}
          onChange={(side) =>
            setTheirs(side === 'theirs' ? [...theirs, one.path] : theirs.filter((path) => path !== one.path))
          }
          options={[
            { value: 'mine', title: t.mine(), text: shown(one.mine) },
            { value: 'theirs', title: t.theirs({ by }), text: shown(one.theirs) },
          ]}
        />
      ))}
      <Button className="self-start" onClick={() => onResolve(theirs)}>
        {t.keep()}
      </Button>
    </section>
  );
}
