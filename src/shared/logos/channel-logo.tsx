import teams from 'bootstrap-icons/icons/microsoft-teams.svg?url';
import instagram from 'simple-icons/icons/instagram.svg?url';
import messenger from 'simple-icons/icons/messenger.svg?url';
import whatsapp from 'simple-icons/icons/whatsapp.svg?url';
import type { ChannelKind } from '@/api/generated/schemas/channelKind.zod';
import { LogoTile } from '@/ui/logo-tile';

const LOGOS: Readonly<Record<Exclude<ChannelKind, 'widget'>, { src: string; colour: string }>> = {
  messenger: { src: messenger, colour: '#0866ff' },
  instagram: { src: instagram, colour: '#ff0069' },
  whatsapp: { src: whatsapp, colour: '#25d366' },
  // simple-icons has none of Microsoft's.
  teams: { src: teams, colour: '#5059c9' },
};

interface ChannelLogoProps {
  kind: ChannelKind;
  className?: string | undefined;
}

/** A channel's sign; decoration, its name stands beside it. */
export function ChannelLogo({ kind, className = 'size-10' }: ChannelLogoProps) {
  if (kind !== 'widget') return <LogoTile {...LOGOS[kind]} className={className} />;
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={`shrink-0 rounded-[25%] bg-primary ${className}`}>
      <path
        d="M6 7h12v8.5h-6.5L8.5 18v-2.5H6z"
        strokeWidth="1.5"
        strokeLinejoin="round"
        className="fill-primary-content stroke-primary-content"
      />
      <path d="M8.7 10.2h6.6M8.7 12.6h4" strokeWidth="1.4" strokeLinecap="round" className="stroke-primary" />
    </svg>
  );
}
