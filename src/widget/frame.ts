import type { PublicWidget } from '@/api/generated/schemas/publicWidget.zod';
import type { Service } from './service';
import type { Talk } from './talk';
import type { Words } from './words';

/** What the parts of the open chat share. */
export interface Frame {
  /** Where the styles of a part go that comes later. */
  root: ShadowRoot;
  words: Words;
  language: string;
  settings: PublicWidget;
  service: Service;
  talk: Talk;
  /** Says something to who cannot see it, once. */
  say: (text: string) => void;
  /** Shows another part of the chat. */
  go: (view: View) => void;
}

/** The parts of the chat. */
export type View = 'chat' | 'list';
