import { useI18nContext } from '@i18n/i18n-react';
import { WifiOff } from 'lucide-react';
import { useOnline } from '@/lib/use-online';

/** Says that the browser has no network, for as long as it is so; it covers nothing a person types in. */
export function OfflineBar() {
  const { LL } = useI18nContext();
  const online = useOnline();
  return (
    <div role="status" className="sticky bottom-0 z-30">
      {!online && (
        <p className="flex items-start justify-center gap-2 border-warning/40 border-t bg-[color-mix(in_oklab,var(--color-warning)_12%,var(--color-base-100))] px-4 py-2 text-[0.8125rem]">
          <WifiOff size={16} aria-hidden="true" className="mt-0.5 shrink-0 text-warning" />
          {LL.session.offline()}
        </p>
      )}
    </div>
  );
}
