import { I18nContext, useI18nContext } from '@i18n/i18n-react';
import { useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { isLocale, type Locale, savedLocale } from '@/session/locale';
import { liveTexts } from '@/shared/i18n/live-texts';
import { WithTexts } from '@/shared/i18n/with-texts';
import { Late } from '@/ui/late';

type Texts = { en: string; es: string };

/** What the banner needs of the played provider. */
export interface PlayedProvider {
  scenarios: readonly { id: string; label: Texts }[];
  sentinels: readonly { where: Texts; type: string; what: Texts }[];
  currentScenario: () => string;
  setScenario: (id: string) => Promise<void>;
  reset: () => Promise<void>;
  mails: () => readonly {
    mailId: string;
    to: string;
    sentAt: string;
    path: string;
    about?: Texts | undefined;
  }[];
  onMail: (listener: () => void) => () => void;
}

const PANEL =
  'grid gap-1.5 py-2 xl:absolute xl:end-0 xl:top-full xl:mt-1 xl:w-[34rem] xl:whitespace-normal xl:rounded-box xl:border xl:border-line xl:bg-base-100 xl:p-4 xl:max-h-[calc(100dvh-4rem)] xl:overflow-y-auto xl:shadow-lg';

function followLanguage(tell: () => void): () => void {
  const observer = new MutationObserver(tell);
  observer.observe(document.documentElement, { attributeFilter: ['lang'] });
  return () => observer.disconnect();
}

function languageOfPage(): Locale {
  const { lang } = document.documentElement;
  return isLocale(lang) ? lang : savedLocale();
}

/**
 * In mock builds: says that the provider is played, switches its state, lists what can be typed to meet an error, and
 * shows the mails that nobody gets. It stands beside the product, not in it, and speaks the page's language.
 */
export function ScenarioBanner({ provider }: { provider: PlayedProvider }) {
  const locale = useSyncExternalStore(followLanguage, languageOfPage);
  const i18n = useMemo(() => ({ locale, LL: liveTexts(locale), setLocale: () => undefined }), [locale]);
  useLayoutEffect(() => {
    // On a desk it stays at the top: what sticks below leaves it room.
    document.documentElement.classList.add('xl:[--above:2.25rem]!');
  }, []);
  return (
    <I18nContext value={i18n}>
      <Late>
        <WithTexts nouns={['mockBanner']}>
          <Banner provider={provider} />
        </WithTexts>
      </Late>
    </I18nContext>
  );
}

function Banner({ provider }: { provider: PlayedProvider }) {
  const { LL, locale } = useI18nContext();
  const t = LL.mockBanner;
  const [busy, setBusy] = useState(false);
  const andReload = async (change: Promise<void>) => {
    setBusy(true);
    await change;
    location.reload();
  };
  return (
    <aside
      aria-label={t.label()}
      className="top-0 z-30 flex flex-wrap items-center gap-x-4 gap-y-1 border-warning/40 border-b bg-[color-mix(in_oklab,var(--color-warning)_12%,var(--color-base-100))] px-4 py-1 text-[0.8125rem] sm:px-6 xl:sticky xl:h-9 xl:flex-nowrap xl:whitespace-nowrap xl:py-0"
    >
      <span className="font-medium">{t.title()}</span>
      <label className="flex items-center gap-2">
        {t.scenario()}
        <select
          className="select select-xs w-auto max-sm:text-base"
          value={provider.currentScenario()}
          disabled={busy}
          onChange={(event) => void andReload(provider.setScenario(event.target.value))}
        >
          {provider.scenarios.map(({ id, label }) => (
            <option key={id} value={id}>
              {label[locale]}
            </option>
          ))}
        </select>
      </label>
      <button
        type="button"
        className="link min-h-6"
        disabled={busy}
        onClick={() => void andReload(provider.reset())}
      >
        {t.reset()}
      </button>
      <details className="relative">
        <summary className="flex min-h-6 w-fit cursor-pointer items-center">{t.sentinels()}</summary>
        <ul className={PANEL}>
          {provider.sentinels.map(({ where, type, what }) => (
            <li key={`${where.en} ${type}`}>
              {where[locale]}: <code className="rounded bg-base-300 px-1">{type}</code> {what[locale]}
            </li>
          ))}
        </ul>
      </details>
      <PlayedMails provider={provider} />
    </aside>
  );
}

function PlayedMails({ provider }: { provider: PlayedProvider }) {
  const { LL, locale } = useI18nContext();
  const t = LL.mockBanner;
  const mails = useSyncExternalStore(provider.onMail, provider.mails);
  const timeOf = (iso: string) => new Date(iso).toLocaleTimeString(locale, { timeStyle: 'short' });
  return (
    <details className="relative">
      <summary className="flex min-h-6 w-fit cursor-pointer items-center">
        {t.mails({ count: mails.length })}
      </summary>
      <ul className={PANEL}>
        {mails.length === 0 && <li>{t.noMails()}</li>}
        {mails.toReversed().map(({ mailId, to, sentAt, path, about }) => (
          <li key={mailId}>
            {t.mailTo({ time: timeOf(sentAt), email: to })}{' '}
            <a href={path} className="link">
              {about?.[locale] ?? t.openLink()}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
