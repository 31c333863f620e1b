import type { Locale } from '@/api/generated/schemas/locale.zod';
import type { Part } from '../parts';

/** What a visitor can meet, as the preview shows it. */
export const PREVIEW_STATES = [
  'launcher',
  'start',
  'talk',
  'form',
  'closed',
  'nobody',
  'limit',
  'error',
] as const;
/** One of it. */
export type PreviewState = (typeof PREVIEW_STATES)[number];

/** How the preview is looked at. */
export interface PreviewView {
  language: Locale;
  device: 'desk' | 'phone';
  theme: 'light' | 'dark';
  /** As chosen by the person; else what the part that is edited touches. */
  state?: PreviewState | undefined;
}

const TOUCHED: Readonly<Partial<Record<Part, PreviewState>>> = {
  texts: 'start',
  form: 'form',
  hours: 'closed',
  access: 'limit',
};

/** What is shown while a part is edited. */
export function stateShown({ state }: PreviewView, part: Part): PreviewState {
  return state ?? TOUCHED[part] ?? 'talk';
}
