import type { fallback } from '@i18n/en/fallback';
import type { failedStart } from '@i18n/en/start';
import { ApiError } from '@/api/api-error';
import { isLocale, savedLocale } from '@/session/locale';
import { textsByLocale } from '@/shared/i18n/texts-by-locale';
import { buttonClass } from '@/ui/button-class';
import { ConfigProblem } from './runtime-config';

const startTexts = textsByLocale(
  import.meta.glob<typeof failedStart>('/i18n/*/start.ts', { eager: true, import: 'failedStart' }),
);
const fallbackTexts = textsByLocale(
  import.meta.glob<{ fallback: typeof fallback }>('/i18n/*/fallback.ts', { eager: true }),
);

/** What stands in the product's place when it cannot start: why, what helps, and a way to try again. */
export function StartFailure({ error }: { error: unknown }) {
  const { lang } = document.documentElement;
  const locale = isLocale(lang) ? lang : savedLocale();
  const t = startTexts(locale);
  const { common, failures } = fallbackTexts(locale).fallback;
  const isNetwork = error instanceof ApiError && error.status === undefined;
  return (
    <main className="grid min-h-dvh place-items-center p-4" role="alert">
      <div className="flex w-full max-w-xl flex-col items-center gap-3 rounded-box border border-line bg-base-100 px-6 py-10 text-center">
        <h1 className="font-semibold text-2xl">{t.title}</h1>
        {error instanceof ConfigProblem ? (
          <>
            <p className="wrap-anywhere">{error.message}</p>
            <p>{t.mend}</p>
          </>
        ) : (
          <p>{isNetwork ? t.network : failures.server.text}</p>
        )}
        <button type="button" className={buttonClass()} onClick={() => location.reload()}>
          {common.retry}
        </button>
      </div>
    </main>
  );
}
