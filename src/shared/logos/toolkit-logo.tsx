import { Braces } from 'lucide-react';
import googleCalendar from 'simple-icons/icons/googlecalendar.svg?url';
import googleSheets from 'simple-icons/icons/googlesheets.svg?url';
import hubspot from 'simple-icons/icons/hubspot.svg?url';
import shopify from 'simple-icons/icons/shopify.svg?url';
import zendesk from 'simple-icons/icons/zendesk.svg?url';
import { OWN_TOOLKIT } from '@/shared/tool-calls/own-toolkit';
import { LogoTile } from '@/ui/logo-tile';

const LOGOS = new Map([
  ['shopify', { src: shopify, colour: '#7ab55c' }],
  ['google_calendar', { src: googleCalendar, colour: '#4285f4' }],
  ['google_sheets', { src: googleSheets, colour: '#34a853' }],
  ['hubspot', { src: hubspot, colour: '#ff7a59' }],
  ['zendesk', { src: zendesk, colour: '#03363d' }],
]);

const PLAIN = 'inline-grid shrink-0 place-items-center rounded-[25%] bg-base-content/12';

interface ToolkitLogoProps {
  toolkit: string;
  /** What people call it. */
  name?: string | undefined;
  className?: string | undefined;
}

/**
 * A tool's sign, or its first letter where its sign is not known; the company's own calls have braces. Decoration: its
 * name stands beside it.
 */
export function ToolkitLogo({ toolkit, name, className = 'size-10' }: ToolkitLogoProps) {
  const logo = LOGOS.get(toolkit);
  if (logo) return <LogoTile {...logo} className={className} />;
  if (toolkit === OWN_TOOLKIT) {
    return (
      <span aria-hidden="true" className={`${PLAIN} ${className}`}>
        <Braces className="size-[58%]" />
      </span>
    );
  }
  const [letter = ''] = name || toolkit;
  return (
    <span
      aria-hidden="true"
      // Drawn, not written: nothing is read twice.
      data-letter={letter.toLocaleUpperCase()}
      className={`${PLAIN} font-semibold before:content-[attr(data-letter)] ${className}`}
    />
  );
}
