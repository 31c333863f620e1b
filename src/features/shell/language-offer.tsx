import type { languageOffer } from '@i18n/en/start';
import { useI18nContext } from '@i18n/i18n-react';
import { focusTitle } from '@/lib/focus-title';
import { type Locale, saveLocale } from '@/session/locale';
import { textsByLocale } from '@/shared/i18n/texts-by-locale';
import { useChangeLocale } from '@/shared/i18n/use-change-locale';
import { Button } from '@/ui/button';

const offerIn = textsByLocale(
  import.meta.glob<typeof languageOffer>('/i18n/*/start.ts', { eager: true, import: 'languageOffer' }),
);

interface LanguageOfferProps {
  /** The language of the browser; the page is in another one. */
  other: Locale;
  onClose: () => void;
}

/** Offers the page in the browser's language, in that language. Either answer saves a language, so it is asked once. */
export function LanguageOffer({ other, onClose }: LanguageOfferProps) {
  const { locale } = useI18nContext();
  const { change } = useChangeLocale();
  const { text, take, decline } = offerIn(other);
  const answer = async (save: () => void | Promise<void>) => {
    await save();
    onClose();
    // The button that was pressed is gone.
    focusTitle();
  };
  return (
    <aside lang={other} aria-label={text} className="flex flex-wrap items-center justify-center gap-x-2">
      <p>{text}</p>
      <Button variant="ghost" size="sm" onClick={() => void answer(() => change(other))}>
        {take}
      </Button>
      <Button variant="ghost" size="sm" onClick={() => void answer(() => saveLocale(locale))}>
        {decline}
      </Button>
    </aside>
  );
}
