import type words from '@i18n/en/visitor-launcher';

const files = import.meta.glob<Record<keyof typeof words, string>>('/i18n/*/visitor-launcher.ts', {
  eager: true,
  import: 'default',
});
const fileOf = (language: string) => `/i18n/${language}/visitor-launcher.ts`;

/** The language that is spoken where one is asked for, such as `es-MX`; English where it is not. */
export function languageFor(asked: string): string {
  const [language = ''] = asked.toLowerCase().split('-');
  return Object.hasOwn(files, fileOf(language)) ? language : 'en';
}

/** The words of the launcher, which are there from the start. */
export function launcherWordsOf(language: string): { open: string; close: string } {
  return files[fileOf(language)] ?? { open: '', close: '' };
}
