import { useI18nContext } from '@i18n/i18n-react';
import type { BotVersionHead } from '@/api/generated/schemas/botVersionHead.zod';
import { formatMoment } from '@/lib/format';

/** How a version is called: by its number, or by when the draft was put aside. */
export function useVersionNames() {
  const { LL, locale } = useI18nContext();
  const words = LL.versions.list;
  const at = (iso: string) => formatMoment(locale, iso) ?? LL.common.unknown();
  const nameOf = ({ number, savedAt }: Pick<BotVersionHead, 'number' | 'savedAt'>): string =>
    number === null ? words.keptAt({ at: at(savedAt) }) : words.number({ n: number });
  return { nameOf, at };
}
