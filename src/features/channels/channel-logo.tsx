import type { ReactNode } from 'react';
import type { ChannelKind } from '@/api/generated/schemas/channelKind.zod';

/** The brands' signs; their colours are the brands' own in both themes. */
const SIGNS: Readonly<Record<ChannelKind, ReactNode>> = {
  messenger: (
    <>
      <rect width="24" height="24" rx="6" fill="#0a6cff" />
      <path
        fill="#fff"
        d="M12 5.2c-4.1 0-7.2 2.9-7.2 6.6 0 2 .9 3.7 2.4 4.9v2.5l2.3-1.2c.8.2 1.6.3 2.5.3 4.1 0 7.2-2.9 7.2-6.5s-3.1-6.6-7.2-6.6z"
      />
      <path fill="#0a6cff" d="M7.8 13.6l3.1-3.3 1.9 1.7 3.3-1.9-3.1 3.4-1.9-1.7z" />
    </>
  ),
  widget: (
    <>
      <rect width="24" height="24" rx="6" className="fill-primary" />
      <path
        d="M6 7h12v8.5h-6.5L8.5 18v-2.5H6z"
        strokeWidth="1.5"
        strokeLinejoin="round"
        className="fill-primary-content stroke-primary-content"
      />
      <path d="M8.7 10.2h6.6M8.7 12.6h4" strokeWidth="1.4" strokeLinecap="round" className="stroke-primary" />
    </>
  ),
  whatsapp: (
    <>
      <rect width="24" height="24" rx="6" fill="#1fa855" />
      <path
        d="M12 5a7 7 0 0 0-6 10.6L5.2 19l3.5-.8A7 7 0 1 0 12 5z"
        fill="none"
        stroke="#fff"
        strokeWidth="1.6"
        strokeLinejoin="round"
      />
      <path
        fill="#fff"
        d="M9.3 8.7c-.9.9-.3 2.6 1.6 4.5s3.6 2.5 4.5 1.6l.4-.6-1.7-1.2-1 .6c-.7-.3-1.5-1.1-1.8-1.8l.6-1-1.2-1.7z"
      />
    </>
  ),
  instagram: (
    <>
      <rect width="24" height="24" rx="6" fill="#c92a7b" />
      <rect x="6" y="6" width="12" height="12" rx="3.6" fill="none" stroke="#fff" strokeWidth="1.6" />
      <circle cx="12" cy="12" r="2.9" fill="none" stroke="#fff" strokeWidth="1.6" />
      <circle cx="15.4" cy="8.6" r="1" fill="#fff" />
    </>
  ),
  teams: (
    <>
      <rect width="24" height="24" rx="6" fill="#4f52b8" />
      <rect x="5" y="7" width="9" height="10" rx="1.8" fill="#fff" />
      <path d="M7.4 9.7h4.2M9.5 9.7V14.6" stroke="#4f52b8" strokeWidth="1.5" strokeLinecap="round" />
      <circle cx="16.8" cy="8.6" r="1.9" fill="#fff" />
      <path d="M15.3 11.5h4v3.2a2.3 2.3 0 0 1-4 1.5z" fill="#fff" />
    </>
  ),
};

/** A channel's sign; decoration, its name stands beside it. */
export function ChannelLogo({ kind }: { kind: ChannelKind }) {
  return (
    <svg viewBox="0 0 24 24" width={40} height={40} aria-hidden="true" className="shrink-0">
      {SIGNS[kind]}
    </svg>
  );
}
