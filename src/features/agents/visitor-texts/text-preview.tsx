import { useI18nContext } from '@i18n/i18n-react';
import clsx from 'clsx';
import type { Locale } from '@/api/generated/schemas/locale.zod';
import type { VisitorTextName, Written } from './text-names';

interface TextPreviewProps {
  name: VisitorTextName;
  text: Written;
  /** The visitor's language. */
  language: Locale;
  /** The language that is read where the visitor's is missing. */
  main: Locale;
  /** Whether a message is taken when nobody is there. */
  takesMessage: boolean;
}

/** What stands before the text: lines of the visitor, of the agent. */
const BEFORE: Record<VisitorTextName, readonly ('visitor' | 'agent')[]> = {
  consent: [],
  outsideHours: [],
  greeting: [],
  handoff: ['agent', 'visitor'],
  nobody: ['agent', 'visitor'],
  pause: ['visitor'],
  error: ['visitor', 'agent'],
  closing: ['agent', 'visitor'],
};

/** A line whose words do not matter here. */
function SomeLine({ by }: { by: 'visitor' | 'agent' }) {
  return (
    <span
      aria-hidden="true"
      className={clsx(
        'h-6 rounded-box',
        by === 'visitor' ? 'w-2/5 self-end bg-primary/30' : 'w-3/5 bg-base-content/10',
      )}
    />
  );
}

/** Where in a conversation a text stands, and what of it a visitor reads: as it is written, nothing of it is markup. */
export function TextPreview({ name, text, language, main, takesMessage }: TextPreviewProps) {
  const { LL } = useI18nContext();
  const t = LL.visitorTexts;
  const where = t.where[name]();
  const own = text[language].trim();
  const read = own || text[main].trim();
  const after = afterText();

  /** What comes with the text; consent and the end of a conversation only where it is written. */
  function afterText(): string | undefined {
    if (name === 'handoff') return t.after.handoff();
    if (name === 'nobody') return takesMessage ? t.after.message() : t.after.backAt();
    if (name === 'closing' || name === 'consent') return read === '' ? undefined : t.after[name]();
    return undefined;
  }
  return (
    <details className="min-w-0">
      <summary className="w-fit cursor-pointer text-[0.8125rem] text-quiet max-sm:py-2.5">{where}</summary>
      <figure aria-label={where} className="mt-2 flex flex-col gap-1.5">
        <div className="flex flex-col gap-2 rounded-box border border-line bg-base-200 p-3">
          {BEFORE[name].map((by) => (
            <SomeLine key={by} by={by} />
          ))}
          {read === '' ? (
            <p className="w-fit rounded-box border border-edge border-dashed px-3 py-1.5 text-[0.8125rem] text-quiet">
              {t.empty()}
            </p>
          ) : (
            <p
              lang={own ? language : main}
              className="w-fit max-w-[90%] whitespace-pre-wrap rounded-box border border-line bg-base-100 px-3 py-1.5 text-[0.8125rem] [overflow-wrap:anywhere]"
            >
              {read}
            </p>
          )}
          {after && <p className="self-center text-quiet text-xs">{after}</p>}
          {(name === 'greeting' || name === 'outsideHours') && <SomeLine by="visitor" />}
        </div>
        {own === '' && read !== '' && (
          <p className="text-quiet text-xs">
            {t.fallback({ language: LL.common.languageNames[language]() })}
          </p>
        )}
      </figure>
    </details>
  );
}
