import { useI18nContext } from '@i18n/i18n-react';
import { isForbidden } from '@/api/api-error';
import { useFailureTexts } from '@/shared/failures/use-failure-texts';
import { Button } from '@/ui/button';
import { CommandPalette, type PaletteGroup } from '@/ui/command-palette';
import type { PaletteSource } from '@/ui/palette-source';
import { useRecent } from './use-recent';

interface PaletteProps {
  typed: string;
  onType: (typed: string) => void;
  onClose: () => void;
  sources: readonly PaletteSource[];
}

/** What the sources offer, by a few letters; before anything is typed, what was chosen lately comes first. */
export function Palette({ typed, onType, onClose, sources }: PaletteProps) {
  const { LL } = useI18nContext();
  const t = LL.palette;
  const failureTexts = useFailureTexts();
  const { recent, remember } = useRecent(sources);
  const isTyped = typed.trim() !== '';
  const failures = sources.flatMap(({ id, failure }) => (failure ? [{ id, ...failure }] : []));
  // What is refused does not come by asking again.
  const retries = failures.filter(({ error }) => !isForbidden(error));
  const searching = sources.some((source) => source.searching);

  const wasChosen = (source: string, id: string) =>
    recent.some((one) => one.source === source && one.entry.id === id);
  const remembered = (source: string, entries: PaletteSource['entries']) =>
    entries.map((entry) => ({
      ...entry,
      onSelect: () => {
        remember(source, entry);
        entry.onSelect();
      },
    }));
  const groups: PaletteGroup[] = sources.map(({ id, heading, entries, found }) => ({
    id,
    heading,
    found: isTyped && found,
    entries: remembered(
      id,
      isTyped
        ? entries.toSorted((a, b) => Number(wasChosen(id, b.id)) - Number(wasChosen(id, a.id)))
        : entries.filter((entry) => !wasChosen(id, entry.id)),
    ),
  }));
  if (!isTyped && recent.length > 0) {
    groups.unshift({
      id: 'recent',
      heading: t.recent(),
      entries: recent.flatMap(({ source, entry }) =>
        remembered(source, [entry]).map((one) => ({ ...one, id: `${source}/${entry.id}` })),
      ),
    });
  }

  return (
    <CommandPalette
      open
      onOpenChange={onClose}
      label={LL.shell.palette()}
      placeholder={LL.shell.search()}
      emptyText={searching ? t.searching() : LL.shell.searchEmpty()}
      closeLabel={LL.common.close()}
      onSearch={onType}
      groups={groups.filter(({ entries }) => entries.length > 0)}
      notice={
        failures.length > 0 && (
          <div
            role="status"
            className="flex flex-wrap items-center gap-2 border-line border-t px-3.5 py-2 text-[0.8125rem]"
          >
            <div className="min-w-0 grow">
              {failures.map(({ id, title, error }) => (
                <p key={id}>
                  {title} <span className="text-quiet">{failureTexts(error).title}</span>
                </p>
              ))}
            </div>
            {retries.length > 0 && (
              <Button
                variant="secondary"
                size="sm"
                onClick={() => {
                  for (const { retry } of retries) retry();
                }}
              >
                {LL.common.retry()}
              </Button>
            )}
          </div>
        )
      }
      footer={<p className="border-line border-t px-3.5 py-2 text-quiet text-xs max-sm:hidden">{t.keys()}</p>}
    />
  );
}
