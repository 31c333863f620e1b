import { useI18nContext } from '@i18n/i18n-react';
import { useState } from 'react';
import { formatNumber } from '@/lib/format';
import { Button } from '@/ui/button';
import { useMedia } from '@/ui/use-media';

/** The first rows of a long list, so many at a time, and the button for below them that shows more; on paper all of them. */
export function useShowMore<Item>(items: readonly Item[], step: number) {
  const { LL, locale } = useI18nContext();
  const [most, setMost] = useState(step);
  const isPrinted = useMedia('print');
  const shown = isPrinted ? items : items.slice(0, most);
  const left = items.length - shown.length;
  const more = left > 0 && (
    <Button variant="secondary" size="sm" className="mt-3" onClick={() => setMost(most + step)}>
      {LL.common.showMore({ count: formatNumber(locale, left) })}
    </Button>
  );
  return { shown, more };
}
