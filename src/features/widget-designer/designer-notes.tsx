import { useI18nContext } from '@i18n/i18n-react';
import type { Widget } from '@/api/generated/schemas/widget.zod';
import { formatMoment } from '@/lib/format';
import { Button } from '@/ui/button';
import { Notice } from '@/ui/notice';
import type { Part } from './parts';
import type { Designer } from './use-designer';

interface DesignerNotesProps {
  designer: Designer;
  widget: Widget;
  part: Part;
  onPart: (part: Part) => void;
}

/** What a person should know before going on: restored text, a colleague's changes, changes that wait elsewhere. */
export function DesignerNotes({ designer, widget, part, onPart }: DesignerNotesProps) {
  const { LL, locale } = useI18nContext();
  const t = LL.widgetDesigner.notes;
  const { isRestored, isOutdated, isDirty, conflict, merge, discard } = designer;
  const hasNoForm = part === 'rollout' || part === 'install';
  return (
    <div className="flex flex-col gap-3 not-empty:mb-4">
      {isRestored && (
        <Notice
          tone="info"
          action={
            <Button variant="ghost" size="sm" className="max-sm:min-h-11" onClick={discard}>
              {LL.common.draft.startAfresh()}
            </Button>
          }
        >
          {t.restored()}
        </Notice>
      )}
      {isOutdated && !conflict && (
        <Notice
          tone="info"
          action={
            <Button variant="secondary" size="sm" className="max-sm:min-h-11" onClick={merge}>
              {isDirty ? t.merge() : t.show()}
            </Button>
          }
        >
          {t.outdated({
            by: widget.savedBy || LL.common.unknown(),
            at: formatMoment(locale, widget.savedAt) ?? LL.common.unknown(),
          })}
        </Notice>
      )}
      {hasNoForm && isDirty && (
        <Notice
          tone="warning"
          action={
            <Button variant="secondary" size="sm" className="max-sm:min-h-11" onClick={() => onPart('look')}>
              {t.goBack()}
            </Button>
          }
        >
          {t.waiting()}
        </Notice>
      )}
    </div>
  );
}
