import { Tabs as RadixTabs } from 'radix-ui';
import type { ReactNode } from 'react';

interface TabsProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  tabs: readonly { value: string; label: ReactNode; content: ReactNode }[];
}

/** Parts of one page, one shown at a time. */
export function Tabs({ label, value, onChange, tabs }: TabsProps) {
  return (
    <RadixTabs.Root value={value} onValueChange={onChange}>
      <div className="max-w-full overflow-x-auto rounded-box">
        <RadixTabs.List aria-label={label} className="flex w-fit gap-0.5 rounded-field bg-base-content/8 p-1">
          {tabs.map((tab) => (
            <RadixTabs.Trigger
              key={tab.value}
              value={tab.value}
              className="min-h-8 cursor-pointer whitespace-nowrap rounded-field px-3 font-medium text-base-content/75 -outline-offset-2 hover:text-base-content data-[state=active]:bg-base-100 data-[state=active]:text-base-content data-[state=active]:shadow-xs max-sm:min-h-11"
            >
              {tab.label}
            </RadixTabs.Trigger>
          ))}
        </RadixTabs.List>
      </div>
      {tabs.map((tab) => (
        <RadixTabs.Content key={tab.value} value={tab.value} className="mt-4">
          {tab.content}
        </RadixTabs.Content>
      ))}
    </RadixTabs.Root>
  );
}
