import { useI18nContext } from '@i18n/i18n-react';
import type { ChannelKind } from '@/api/generated/schemas/channelKind.zod';
import { formatNumber } from '@/lib/format';
import type { FitFinding } from './channel-fit';

/** Says in a sentence what a channel makes of a text. */
export function useFitText(): (kind: ChannelKind, finding: FitFinding) => string {
  const { LL, locale } = useI18nContext();
  const t = LL.channelWords.fit;
  return (kind, finding) => {
    const channel = LL.shell.facts.channelKinds[kind]();
    const { quote } = finding;
    switch (finding.kind) {
      case 'long': {
        const { limit, over, unit } = finding;
        const number = (value: number) => formatNumber(locale, value);
        return t.long({ channel, limit: number(limit), over: number(over), unit: t.units[unit](), quote });
      }
      case 'buttonLong':
        return t.buttonLong({ channel, quote, limit: finding.limit, over: finding.over });
      case 'buttons':
        return t.buttons({ channel, limit: finding.limit, n: finding.n });
      default:
        return t[finding.kind]({ channel, quote });
    }
  };
}
