import { useI18nContext } from '@i18n/i18n-react';
import { TriangleAlert } from 'lucide-react';
import { ChannelKind } from '@/api/generated/schemas/channelKind.zod';
import { Locale } from '@/api/generated/schemas/locale.zod';
import { known } from '@/api/known';
import { TEXT_LINK } from '@/ui/text-link-class';
import type { FitFinding } from './channel-fit';
import { useFitText } from './use-fit-text';

interface ChannelFitNoteProps {
  /** Where the agent answers. */
  channels: readonly string[];
  /** The texts by their language; one that is not there is not looked at. */
  texts: Readonly<Partial<Record<Locale, string>>>;
  /** What a channel makes of such a text. */
  judge: (channel: ChannelKind, text: string) => readonly FitFinding[];
  /** The one language whose text is in sight, and what shows another; all are where it is not given. */
  only?: { language: Locale; onShow: (language: Locale) => void } | undefined;
}

/** Says while somebody types what a channel of the agent would cut or could not show; nothing while all fits. */
export function ChannelFitNote({ channels, texts, judge, only }: ChannelFitNoteProps) {
  const { LL } = useI18nContext();
  const t = LL.channelWords.fit;
  const says = useFitText();
  const linesIn = (language: Locale) =>
    channels.flatMap((channel) => {
      const kind = known(ChannelKind, channel);
      const text = texts[language] ?? '';
      if (!kind || text === '') return [];
      const name = LL.common.languageNames[language]();
      return judge(kind, text).map((finding) => t.inLanguage({ language: name, what: says(kind, finding) }));
    });
  const found = Locale.options
    .map((language) => ({ language, lines: [...new Set(linesIn(language))] }))
    .filter(({ lines }) => lines.length > 0);
  return (
    <div aria-live="polite" className="empty:hidden">
      {found.length > 0 && (
        <div className="mt-2 flex items-start gap-2 text-[0.8125rem]">
          <TriangleAlert size={16} aria-hidden="true" className="mt-px shrink-0 text-warning" />
          <div className="min-w-0 [overflow-wrap:anywhere]">
            <p className="font-medium">{t.title()}</p>
            {found.map(({ language, lines }) => (
              <div key={language}>
                <ul>
                  {lines.map((line) => (
                    <li key={line} className="first-letter:uppercase">
                      {line}
                    </li>
                  ))}
                </ul>
                {only && only.language !== language && (
                  <button
                    type="button"
                    className={`cursor-pointer ${TEXT_LINK}`}
                    onClick={() => only.onShow(language)}
                  >
                    {t.show({ language: LL.common.languageNames[language]() })}
                  </button>
                )}
              </div>
            ))}
          </div>
        </div>
      )}
    </div>
  );
}
