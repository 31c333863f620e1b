import { Command } from 'cmdk';
import { Search, X } from 'lucide-react';
import { Dialog as RadixDialog } from 'radix-ui';
import { type ReactNode, useState } from 'react';
import { fuzzyScore } from '@/lib/fuzzy-score';
import { IconButton } from './icon-button';
import { nameSelected } from './name-selected';
import type { PaletteEntry } from './palette-source';
import { useFocusReturn } from './use-focus-return';

/** Entries under a heading. */
export interface PaletteGroup {
  id: string;
  heading: string;
  entries: readonly PaletteEntry[];
  /** They were found for what is typed, and are shown although their labels may not hold it. */
  found?: boolean | undefined;
}

interface CommandPaletteProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  label: string;
  placeholder: string;
  emptyText: string;
  closeLabel: string;
  /** Hears what is typed, to look for more. */
  onSearch?: ((typed: string) => void) | undefined;
  groups: readonly PaletteGroup[];
  /** What is to be said of the results, such as why some are missing. */
  notice?: ReactNode;
  /** Below the results, such as which keys do what. */
  footer?: ReactNode;
}

/** What was found elsewhere, by its description for one, comes after what holds the words itself. */
const FOUND_ELSEWHERE = 0.2;
const entryKey = (group: PaletteGroup, { id }: PaletteEntry) => `${group.id}/${id}`;

/** The groups and the entries of each by how well they fit, without what does not. */
function ranked(groups: readonly PaletteGroup[], typed: string): readonly PaletteGroup[] {
  if (typed.trim() === '') return groups;
  const scored = groups.map((group) => {
    const entries = group.entries
      .map((entry) => {
        const own = fuzzyScore([entry.label, ...(entry.keywords ?? [])].join(' '), typed);
        return { entry, score: Math.max(own, group.found ? FOUND_ELSEWHERE : 0) };
      })
      .filter(({ score }) => score > 0)
      .toSorted((a, b) => b.score - a.score);
    return { group: { ...group, entries: entries.map(({ entry }) => entry) }, best: entries[0]?.score ?? 0 };
  });
  return scored
    .filter(({ best }) => best > 0)
    .toSorted((a, b) => b.best - a.best)
    .map(({ group }) => group);
}

/** Every page and action by name, for the keyboard. */
export function CommandPalette({
  open,
  onOpenChange,
  label,
  placeholder,
  emptyText,
  closeLabel,
  onSearch,
  groups,
  notice,
  footer,
}: CommandPaletteProps) {
  const focusReturn = useFocusReturn();
  const [typed, setTyped] = useState('');
  const shown = ranked(groups, typed);
  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        <div className="backdrop-in fixed inset-0 z-40 bg-black/50" />
        <RadixDialog.Content
          {...focusReturn}
          aria-modal="true"
          aria-describedby={undefined}
          className="layer-in fixed inset-x-4 top-[12dvh] z-50 mx-auto flex max-h-[70dvh] max-w-xl flex-col overflow-hidden rounded-box border border-line bg-base-100 shadow-xl max-sm:inset-x-2 max-sm:top-2 max-sm:max-h-[calc(100dvh-1rem)]"
        >
          <RadixDialog.Title className="sr-only">{label}</RadixDialog.Title>
          <Command
            ref={nameSelected}
            label={label}
            // Filtered here: its own filter hides what comes late for a moment, and loses the selection by that.
            shouldFilter={false}
            loop
            className="flex min-h-0 flex-col"
          >
            <div className="flex items-center gap-2 border-line border-b px-3 has-[input:focus-visible]:border-primary">
              <Search size={16} aria-hidden="true" className="shrink-0 text-quiet" />
              <Command.Input
                placeholder={placeholder}
                onValueChange={(value) => {
                  setTyped(value);
                  onSearch?.(value);
                }}
                className="h-12 min-w-0 grow bg-transparent outline-none! placeholder:text-quiet max-sm:text-base"
              />
              <RadixDialog.Close asChild>
                <IconButton
                  label={closeLabel}
                  icon={<X size={16} aria-hidden="true" />}
                  className="btn-sm shrink-0"
                />
              </RadixDialog.Close>
            </div>
            <Command.List label={label} className="relative min-h-0 overflow-y-auto overscroll-contain p-1.5">
              {shown.map((group) => (
                <Command.Group
                  key={group.id}
                  heading={group.heading}
                  className="[&_[cmdk-group-heading]]:px-2.5 [&_[cmdk-group-heading]]:py-1.5 [&_[cmdk-group-heading]]:font-semibold [&_[cmdk-group-heading]]:text-quiet [&_[cmdk-group-heading]]:text-xs"
                >
                  {group.entries.map((entry) => (
                    <Command.Item
                      key={entry.id}
                      value={entryKey(group, entry)}
                      onSelect={() => {
                        onOpenChange(false);
                        entry.onSelect();
                      }}
                      className="flex min-h-9 cursor-pointer items-center gap-2.5 rounded-field px-2.5 data-[selected=true]:bg-primary/12 max-sm:min-h-11"
                    >
                      <span className="grid size-5 shrink-0 place-items-center text-quiet">{entry.icon}</span>
                      <span className="min-w-0 grow truncate">{entry.label}</span>
                      {entry.hint && (
                        <span className="shrink-0 text-[0.8125rem] text-quiet">{entry.hint}</span>
                      )}
                    </Command.Item>
                  ))}
                </Command.Group>
              ))}
            </Command.List>
            {/* Beside the list, which holds nothing but options. */}
            <Command.Empty className="px-3 py-6 text-center text-quiet">{emptyText}</Command.Empty>
            {notice}
            {footer}
          </Command>
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
