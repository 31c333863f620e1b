import { Command } from 'cmdk';
import { Search, X } from 'lucide-react';
import { Dialog as RadixDialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { foldText } from '@/lib/fold-text';
import { IconButton } from './icon-button';

interface CommandPaletteProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  label: string;
  placeholder: string;
  emptyText: string;
  closeLabel: string;
  /** Hears what is typed, to look for more. */
  onSearch?: ((typed: string) => void) | undefined;
  groups: readonly {
    heading: string;
    /** The items were found for what is typed already, and are all shown. */
    found?: boolean | undefined;
    items: readonly {
      id: string;
      label: string;
      hint?: string | undefined;
      icon?: ReactNode;
      onSelect: () => void;
    }[];
  }[];
}

const FOUND = 'found/';

// "Contains", where cmdk's own filter would also find Nicaragua for "arg".
function contains(value: string, search: string, keywords: string[] = []): number {
  if (value.startsWith(FOUND)) return 1;
  return foldText(keywords.join(' ')).includes(foldText(search.trim())) ? 1 : 0;
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
}: CommandPaletteProps) {
  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        <div className="backdrop-in fixed inset-0 z-40 bg-black/50" />
        <RadixDialog.Content
          aria-modal="true"
          aria-describedby={undefined}
          className="layer-in fixed inset-x-4 top-[12dvh] z-50 mx-auto flex max-h-[70dvh] max-w-xl flex-col overflow-hidden rounded-box border border-line bg-base-100 shadow-xl"
        >
          <RadixDialog.Title className="sr-only">{label}</RadixDialog.Title>
          <Command label={label} filter={contains} loop className="flex min-h-0 flex-col">
            <div className="flex items-center gap-2 border-line border-b px-3">
              <Search size={16} aria-hidden="true" className="shrink-0 text-quiet" />
              <Command.Input
                placeholder={placeholder}
                onValueChange={onSearch}
                className="h-12 min-w-0 grow bg-transparent outline-none placeholder:text-quiet max-sm:text-base"
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
              <Command.Empty className="px-3 py-6 text-center text-quiet">{emptyText}</Command.Empty>
              {groups.map((group) => (
                <Command.Group
                  key={group.heading}
                  heading={group.heading}
                  className="[&_[cmdk-group-heading]]:px-2.5 [&_[cmdk-group-heading]]:py-1.5 [&_[cmdk-group-heading]]:font-semibold [&_[cmdk-group-heading]]:text-quiet [&_[cmdk-group-heading]]:text-xs"
                >
                  {group.items.map((item) => (
                    <Command.Item
                      key={`${group.found} ${item.id}`}
                      value={`${group.found ? FOUND : ''}${group.heading}/${item.id}`}
                      keywords={[item.label, item.hint ?? '']}
                      onSelect={() => {
                        onOpenChange(false);
                        item.onSelect();
                      }}
                      className="flex min-h-9 cursor-pointer items-center gap-2.5 rounded-field px-2.5 data-[selected=true]:bg-primary/12 max-sm:min-h-11"
                    >
                      {item.icon}
                      <span className="grow">{item.label}</span>
                      {item.hint && <span className="text-[0.8125rem] text-quiet">{item.hint}</span>}
                    </Command.Item>
                  ))}
                </Command.Group>
              ))}
            </Command.List>
          </Command>
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
