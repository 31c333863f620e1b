import { useI18nContext } from '@i18n/i18n-react';
import { WifiOff } from 'lucide-react';
import { useOnline } from '@/lib/use-online';

/** Says that the browser has no network, for as long as it is so; spoken whole, short to the eye. */
export function OfflineBadge() {
  const { LL } = useI18nContext();
  const online = useOnline();
  return (
    <div role="status">
      {!online && (
        <p
          title={LL.session.offline.text()}
          // A phone has it below its head, where there is room to say it whole.
          className="flex items-center gap-1.5 rounded-field border border-warning/40 tint-warning px-2 py-1 font-medium text-[0.8125rem] max-sm:absolute max-sm:inset-x-0 max-sm:top-full max-sm:z-10 max-sm:rounded-none max-sm:border-x-0 max-sm:px-4"
        >
          <WifiOff size={16} aria-hidden="true" className="shrink-0 text-warning" />
          <span aria-hidden="true" className="whitespace-nowrap max-sm:hidden">
            {LL.session.offline.badge()}
          </span>
          <span className="sm:sr-only">{LL.session.offline.text()}</span>
        </p>
      )}
    </div>
  );
}
