import { Tooltip as RadixTooltip } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';

interface TooltipProps {
  text: ReactNode;
  /** The focusable element it explains; takes a ref. */
  children: ReactElement;
}

/** A short explanation on hover and on focus; never the only place of a fact. */
export function Tooltip({ text, children }: TooltipProps) {
  return (
    <RadixTooltip.Provider delayDuration={300}>
      <RadixTooltip.Root>
        <RadixTooltip.Trigger asChild>{children}</RadixTooltip.Trigger>
        {/* In place, not in a portal: inside its landmark, and above a native dialog it stands in. */}
        <RadixTooltip.Content
          sideOffset={6}
          collisionPadding={8}
          className="backdrop-in z-50 whitespace-normal text-start font-normal max-w-64 rounded-field bg-neutral px-2 py-1 text-neutral-content text-xs shadow-lg"
        >
          {text}
        </RadixTooltip.Content>
      </RadixTooltip.Root>
    </RadixTooltip.Provider>
  );
}
