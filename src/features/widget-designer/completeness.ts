import type { Locale } from '@/api/generated/schemas/locale.zod';
import { TEXT_FIELDS, type TextField, type WidgetSettings } from './settings';

interface Completeness {
  written: number;
  total: number;
  /** What another language has and this one lacks. */
  missing: readonly (TextField | 'prompts')[];
}

const other = (language: Locale): Locale => (language === 'en' ? 'es' : 'en');

/** How much of the texts is written in a language: of those that any language has. */
export function completenessOf({ texts }: WidgetSettings, language: Locale): Completeness {
  const [here, there] = [texts[language], texts[other(language)]];
  const has = (from: typeof here, field: TextField | 'prompts') =>
    field === 'prompts' ? from.prompts.some((one) => one.trim() !== '') : from[field].trim() !== '';
  const used = ([...TEXT_FIELDS, 'prompts'] as const).filter((one) => has(here, one) || has(there, one));
  const missing = used.filter((one) => !has(here, one));
  return { written: used.length - missing.length, total: used.length, missing };
}
