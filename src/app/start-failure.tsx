import { fallback as en } from '@i18n/en/fallback';
import { failedStart as startEn } from '@i18n/en/start';
import { fallback as es } from '@i18n/es/fallback';
import { failedStart as startEs } from '@i18n/es/start';
import { ApiError } from '@/api/api-error';
import { buttonClass } from '@/ui/button-class';
import { ConfigProblem } from './runtime-config';

/** What stands in the product's place when it cannot start: why, what helps, and a way to try again. */
export function StartFailure({ error }: { error: unknown }) {
  const isEnglish = document.documentElement.lang === 'en';
  const t = isEnglish ? startEn : startEs;
  const { common, failures } = isEnglish ? en : es;
  const isNetwork = error instanceof ApiError && error.status === undefined;
  return (
    <main className="mx-auto flex max-w-xl flex-col items-start gap-3 p-8" role="alert">
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
    </main>
  );
}
