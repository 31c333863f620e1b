import type { Locale } from '@/api/generated/schemas/locale.zod';
import { type InLanguages, TEXT_FIELDS, type TextField, type WidgetSettings } from './settings';

/** A text of the widget, or a part of it that has several. */
export type TextName = TextField | 'prompts' | 'form' | 'consent';

interface Completeness {
  written: number;
  total: number;
  /** What another language has and this one lacks. */
  missing: readonly TextName[];
}

/** Every text of a widget that visitors read, in each language. */
function textsIn({ texts, preChat }: WidgetSettings): readonly (readonly [TextName, InLanguages])[] {
  const { fields, consent } = preChat;
  const words = fields.flatMap(({ kind, labels, options }) => [
    labels,
    ...(kind === 'choice' ? options : []),
  ]);
  return [
    ...TEXT_FIELDS.map((field) => [field, { en: texts.en[field], es: texts.es[field] }] as const),
    ['prompts', { en: texts.en.prompts.join(''), es: texts.es.prompts.join('') }],
    ...words.map((word) => ['form', word] as const),
    ...(consent.asked ? [['consent', consent.texts] as const] : []),
  ];
}

const has = (text: InLanguages, language: Locale) => text[language].trim() !== '';

/** How much of the texts is written in a language: of those that any language has. */
export function completenessOf(settings: WidgetSettings, language: Locale): Completeness {
  const used = textsIn(settings).filter(([, text]) => has(text, 'en') || has(text, 'es'));
  const missing = used.filter(([, text]) => !has(text, language)).map(([name]) => name);
  return {
    written: used.length - missing.length,
    total: used.length,
    missing: [...new Set(missing)],
  };
}
