import { useI18nContext } from '@i18n/i18n-react';
import { Link } from '@tanstack/react-router';
import clsx from 'clsx';
import { Copy, FileInput, LayoutTemplate, type LucideIcon, MessagesSquare, PencilLine } from 'lucide-react';
import type { CreationWay } from './creation-search';

interface WayCardsProps {
  way: CreationWay;
  creatorKey: string | undefined;
}

const WAYS = [
  { way: 'blank', icon: PencilLine },
  { way: 'template', icon: LayoutTemplate },
  { way: 'copy', icon: Copy },
  { way: 'import', icon: FileInput },
] as const;

const cardClass = (chosen: boolean) =>
  clsx(
    'flex h-full min-h-11 items-start gap-2.5 rounded-box border p-3',
    chosen
      ? 'border-primary bg-primary/5 ring-1 ring-primary'
      : 'border-line bg-base-100 hover:border-primary',
  );

/** The ways to a new agent; the last one leaves this page for the agent that builds agents. */
export function WayCards({ way: chosen, creatorKey }: WayCardsProps) {
  const { LL } = useI18nContext();
  const t = LL.creation.ways;
  const face = (Icon: LucideIcon, { title, text }: Record<'title' | 'text', () => string>) => (
    <>
      <Icon size={18} aria-hidden="true" className="mt-0.5 shrink-0 text-primary" />
      <span className="min-w-0">
        <span className="block font-medium">{title()}</span>
        {/* On a phone the fields come into sight with the ways. */}
        <span className="block text-[0.8125rem] text-quiet max-sm:hidden">{text()}</span>
      </span>
    </>
  );
  return (
    <nav aria-label={t.label()} className="mb-4">
      <ul className="grid grid-cols-2 gap-2 sm:grid-cols-3 lg:grid-cols-5">
        {WAYS.map(({ way, icon }) => (
          <li key={way}>
            <Link
              to="/{-$locale}/dashboard/setup/create-new-agent"
              search={{ way }}
              activeOptions={{ exact: true, includeSearch: true }}
              aria-current={way === chosen ? 'page' : undefined}
              className={cardClass(way === chosen)}
            >
              {face(icon, t[way])}
            </Link>
          </li>
        ))}
        {creatorKey !== undefined && (
          <li className="max-sm:col-span-2">
            <Link
              to="/{-$locale}/dashboard/creator-agent/$keyBot"
              params={{ keyBot: creatorKey }}
              className={cardClass(false)}
            >
              {face(MessagesSquare, t.talk)}
            </Link>
          </li>
        )}
      </ul>
    </nav>
  );
}
