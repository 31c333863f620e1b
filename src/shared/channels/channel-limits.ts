import type { ChannelKind } from '@/api/generated/schemas/channelKind.zod';

/** The most of one message; everything after it is refused or cut. */
interface TextLimit {
  max: number;
  unit: 'characters' | 'bytes';
}

interface ChannelLimits {
  /** Undefined: as long as anybody writes. */
  text?: TextLimit;
  /** How many buttons a message may offer, and how many characters each may have. */
  buttons?: { max: number; length: number };
  /** How bold text is written; `none`: signs are shown as they are. */
  bold: 'markdown' | 'asterisk' | 'none';
  headings: boolean;
  tables: boolean;
  /** Whether a link can stand behind a text. */
  links: boolean;
  images: boolean;
}

/** What shows Markdown as this product writes it. */
const ALL = { bold: 'markdown', headings: true, tables: true, links: true, images: true } as const;
const NOTHING = { bold: 'none', headings: false, tables: false, links: false, images: false } as const;

/** What each channel takes and shows: the one table of it, each row with where it is written. */
export const CHANNEL_LIMITS: Readonly<Record<ChannelKind, ChannelLimits>> = {
  // Our own: pictures of other sites are not loaded.
  widget: { ...ALL, images: false },
  // Meta, Messenger Platform: Send API (text, 2,000 characters), Quick Replies (13, titles of 20 characters).
  messenger: { ...NOTHING, text: { max: 2000, unit: 'characters' }, buttons: { max: 13, length: 20 } },
  // Meta, Instagram Messaging: Send a Message ("must be UTF-8 and be a 1000 bytes or less"), Quick Replies.
  instagram: { ...NOTHING, text: { max: 1000, unit: 'bytes' }, buttons: { max: 13, length: 20 } },
  // Meta, WhatsApp Cloud API: Text messages (4,096 characters), Interactive reply buttons (3 of 20 characters).
  whatsapp: {
    ...NOTHING,
    bold: 'asterisk',
    text: { max: 4096, unit: 'characters' },
    buttons: { max: 3, length: 20 },
  },
  // Microsoft, Limits and specifications for Teams (messages of about 28 KB, the smaller of the limits that it names);
  // Format your bot messages (text-only messages: no headings, no tables, no pictures).
  teams: { ...ALL, headings: false, tables: false, images: false, text: { max: 28_000, unit: 'bytes' } },
};
