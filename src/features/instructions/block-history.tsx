import { useI18nContext } from '@i18n/i18n-react';
import { useBlockHistory } from '@/api/generated/drafts/drafts';
import type { BlockHistoryEntry } from '@/api/generated/schemas/blockHistoryEntry.zod';
import type { InstructionBlock } from '@/api/generated/schemas/instructionBlock.zod';
import { InstructionKind } from '@/api/generated/schemas/instructionKind.zod';
import { Locale } from '@/api/generated/schemas/locale.zod';
import { textFor } from '@/api/known';
import { formatMoment } from '@/lib/format';
import { readMoment } from '@/lib/moment';
import { FailurePanel } from '@/shared/failures/failure-panel';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { EmptyNote } from '@/ui/empty-note';
import { Skeleton } from '@/ui/skeleton';
import { TextDiff } from '@/ui/text-diff';
import { showToast } from '@/ui/toast/toast-queue';
import { otherLanguage } from './written-blocks';

interface BlockHistoryProps {
  botKey: string;
  /** As it stands in the draft now. */
  block: InstructionBlock;
  number: number;
  /** In which language the agent is written first. */
  main: Locale;
  onReuse: (texts: InstructionBlock['texts']) => void;
  onClose: () => void;
}

/** Who changed a block, when, and what; an earlier text can be used again. */
export function BlockHistory({ botKey, block, number, main, onReuse, onClose }: BlockHistoryProps) {
  const { LL, locale } = useI18nContext();
  const t = LL.instructions.history;
  const { data, error, refetch } = useBlockHistory(botKey, block.blockId, { query: { staleTime: 0 } });
  const entries = data?.items ?? [];
  const newest = entries[0]?.block;
  const isNow = (one: InstructionBlock) => Locale.options.every((it) => one.texts[it] === block.texts[it]);
  const reuse = ({ block: { texts } }: BlockHistoryEntry) => {
    const before = block.texts;
    onReuse(texts);
    onClose();
    showToast({
      type: 'info',
      title: t.reused({ n: number }),
      action: { label: LL.instructions.undo(), onClick: () => onReuse(before) },
    });
  };
  const lost = data ? data.total - data.items.length : 0;
  return (
    <Dialog
      large
      open
      onOpenChange={(open) => !open && onClose()}
      title={t.title({ n: number, kind: textFor(InstructionKind, LL.instructions.kinds, block.kind) })}
      description={t.text()}
      closeLabel={LL.common.close()}
    >
      {data ? (
        <>
          {entries.length === 0 && <EmptyNote drawing="list">{t.none()}</EmptyNote>}
          <ol className="flex flex-col divide-y divide-line">
            {newest && !isNow(newest) && (
              <li className="flex flex-col gap-2 pb-4">
                <p>
                  <Badge tone="warning">{t.unsaved()}</Badge>
                </p>
                <BlockChange before={newest} after={block} main={main} />
              </li>
            )}
            {entries.map((entry, index) => {
              const at = formatMoment(locale, entry.savedAt) ?? LL.common.unknown();
              return (
                <li key={entry.revision} className="flex flex-col gap-2 py-4 first:pt-0 last:pb-0">
                  <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
                    {entry.savedBy && <span className="font-medium">{entry.savedBy}</span>}
                    <time dateTime={readMoment(entry.savedAt)?.toISOString()} className="text-quiet">
                      {at}
                    </time>
                    {isNow(entry.block) && <Badge tone="success">{t.now()}</Badge>}
                    {index === entries.length - 1 && <Badge>{t.first()}</Badge>}
                  </p>
                  <BlockChange before={entries[index + 1]?.block} after={entry.block} main={main} />
                  {!isNow(entry.block) && (
                    <div>
                      <Button
                        variant="secondary"
                        size="sm"
                        aria-label={t.reuseOf({ at })}
                        onClick={() => reuse(entry)}
                      >
                        {t.reuse()}
                      </Button>
                    </div>
                  )}
                </li>
              );
            })}
          </ol>
          {lost > 0 && <p className="mt-3 text-quiet">{t.missing({ n: lost })}</p>}
        </>
      ) : error ? (
        <FailurePanel error={error} onRetry={() => void refetch()} />
      ) : (
        <div aria-busy="true" className="flex flex-col gap-3">
          <span className="sr-only">{t.loading()}</span>
          <Skeleton className="h-5 w-40" />
          <Skeleton className="h-20" />
        </div>
      )}
    </Dialog>
  );
}

interface BlockChangeProps {
  before: InstructionBlock | undefined;
  after: InstructionBlock;
  main: Locale;
}

/** What is different in a block, language by language. */
function BlockChange({ before, after, main }: BlockChangeProps) {
  const { LL } = useI18nContext();
  const { history: t, kinds } = LL.instructions;
  const changed = [main, otherLanguage(main)].filter((one) => before?.texts[one] !== after.texts[one]);
  const shown = before ? changed : changed.filter((one) => after.texts[one] !== '');
  const notes = [
    before && before.kind !== after.kind
      ? t.kind({
          before: textFor(InstructionKind, kinds, before.kind),
          after: textFor(InstructionKind, kinds, after.kind),
        })
      : undefined,
    before && before.enabled !== after.enabled
      ? after.enabled
        ? t.switchedOn()
        : t.switchedOff()
      : undefined,
  ].filter((note) => note !== undefined);
  return (
    <>
      {notes.map((note) => (
        <p key={note} className="text-[0.8125rem] text-quiet">
          {note}
        </p>
      ))}
      {shown.map((one) => (
        <div key={one} className="flex flex-col gap-1">
          <p className="text-[0.8125rem] text-quiet first-letter:uppercase">
            {LL.common.languageNames[one]()}
          </p>
          <div lang={one}>
            {before ? (
              <p className="whitespace-pre-wrap rounded-field bg-base-content/5 px-3 py-2 text-[0.8125rem] [overflow-wrap:anywhere]">
                <TextDiff
                  before={before.texts[one]}
                  after={after.texts[one]}
                  removedLabel={t.removed()}
                  addedLabel={t.added()}
                />
              </p>
            ) : (
              <p className="whitespace-pre-wrap rounded-field bg-base-content/5 px-3 py-2 text-[0.8125rem] [overflow-wrap:anywhere]">
                {after.texts[one]}
              </p>
            )}
          </div>
        </div>
      ))}
      {before && notes.length === 0 && shown.length === 0 && <p className="text-quiet">{t.noChange()}</p>}
    </>
  );
}
