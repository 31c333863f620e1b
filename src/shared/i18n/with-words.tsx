import { useI18nContext } from '@i18n/i18n-react';
import { type ReactNode, use } from 'react';
import { type Noun, wordsOfPart } from './load-words';

interface WithWordsProps {
  nouns: readonly Noun[];
  children: ReactNode;
}

/** For a part that comes later than its page, under Suspense: it waits for its words, too. */
export function WithWords({ nouns, children }: WithWordsProps) {
  const { locale } = useI18nContext();
  for (const noun of nouns) use(wordsOfPart(locale, noun));
  return children;
}
