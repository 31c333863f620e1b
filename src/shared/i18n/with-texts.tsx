import { useI18nContext } from '@i18n/i18n-react';
import { type ReactNode, use } from 'react';
import { type Noun, textsOfPart } from './load-texts';

interface WithTextsProps {
  nouns: readonly Noun[];
  children: ReactNode;
}

/** For a part that comes later than its page, under `<Late>`: it waits for its texts, too. */
export function WithTexts({ nouns, children }: WithTextsProps) {
  const { locale } = useI18nContext();
  use(textsOfPart(locale, nouns));
  return children;
}
