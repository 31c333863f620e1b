import { useI18nContext } from '@i18n/i18n-react';
import { WifiOff } from 'lucide-react';
import { useOnline } from '@/lib/use-online';

interface OfflineBadgeProps {
  /** On a phone it is a strip below the head, where there is room to say it whole. */
  isStrip?: boolean;
}

/** Says that the browser has no network, for as long as it is so; spoken whole, short to the eye. */
export function OfflineBadge({ isStrip }: OfflineBadgeProps) {
  const { badge, text } = useI18nContext().LL.session.offline;
  const online = useOnline();
  return (
    <div role="status" className={isStrip ? 'sm:hidden' : 'max-sm:hidden'}>
      {!online && (
        <p
          title={text()}
          className={`flex items-center gap-1.5 border-warning/40 tint-warning py-1 font-medium text-[0.8125rem] ${isStrip ? 'border-y px-4' : 'rounded-field border px-2'}`}
        >
          <WifiOff size={16} aria-hidden="true" className="shrink-0 text-warning" />
          {isStrip ? (
            text()
          ) : (
            <>
              <span aria-hidden="true" className="whitespace-nowrap">
                {badge()}
              </span>
              <span className="sr-only">{text()}</span>
            </>
          )}
        </p>
      )}
    </div>
  );
}
