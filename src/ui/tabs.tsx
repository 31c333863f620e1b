import clsx from 'clsx';
import { Tabs as RadixTabs } from 'radix-ui';
import type { ReactNode } from 'react';
import { keepInRow } from './keep-in-row';

interface TabsProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** `count` stands behind the label and is told in full by `countText`; it is red where it counts errors. */
  tabs: readonly {
    value: string;
    label: ReactNode;
    content: ReactNode;
    count?: number | undefined;
    countText?: string | undefined;
    countsErrors?: boolean | undefined;
  }[];
  /** What stays beside the parts, whichever is shown. */
  beside?: ReactNode;
  /** Takes all the height there is, the shown part the most of it. */
  fill?: boolean | undefined;
}

/** Parts of one page, one shown at a time. */
export function Tabs({ label, value, onChange, tabs, beside, fill = false }: TabsProps) {
  return (
    <RadixTabs.Root
      value={value}
      onValueChange={onChange}
      className={fill ? 'flex min-h-0 grow flex-col' : undefined}
    >
      <div data-row-of-tabs className="goes-on relative max-w-full shrink-0 overflow-x-auto rounded-box">
        <RadixTabs.List aria-label={label} className="flex w-fit gap-0.5 rounded-box bg-base-content/8 p-1">
          {tabs.map((tab) => (
            <RadixTabs.Trigger
              key={tab.value}
              ref={tab.value === value ? keepInRow : undefined}
              value={tab.value}
              aria-description={tab.count ? tab.countText : undefined}
              className="min-h-8 cursor-pointer whitespace-nowrap rounded-field px-3 font-medium text-base-content/75 -outline-offset-2 hover:text-base-content data-[state=active]:bg-raised data-[state=active]:text-base-content data-[state=active]:shadow-xs max-sm:min-h-11"
            >
              {tab.label}
              {tab.count ? (
                <span
                  aria-hidden="true"
                  className={clsx(
                    'ms-1.5 inline-block min-w-5 rounded-full px-1.5 text-center text-xs leading-5',
                    tab.countsErrors ? 'bg-error/12 text-error' : 'bg-info/12 text-info',
                  )}
                >
                  {tab.count}
                </span>
              ) : null}
            </RadixTabs.Trigger>
          ))}
        </RadixTabs.List>
      </div>
      {/* The same elements with and without: a window that becomes narrower loses nothing of what it shows. */}
      <div className={beside ? 'grid grid-cols-[minmax(0,1fr)_23.25rem] items-start gap-x-6' : 'contents'}>
        <div className={beside ? undefined : 'contents'}>
          {tabs.map((tab) => (
            <RadixTabs.Content
              key={tab.value}
              value={tab.value}
              className={clsx('@container mt-4', fill && 'min-h-0 grow')}
            >
              {tab.content}
            </RadixTabs.Content>
          ))}
        </div>
        {beside}
      </div>
    </RadixTabs.Root>
  );
}
