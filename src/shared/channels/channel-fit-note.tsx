import { useI18nContext } from '@i18n/i18n-react';
import { TriangleAlert } from 'lucide-react';
import { ChannelKind } from '@/api/generated/schemas/channelKind.zod';
import { Locale } from '@/api/generated/schemas/locale.zod';
import { known } from '@/api/known';
import type { FitFinding } from './channel-fit';
import { useFitText } from './use-fit-text';

interface ChannelFitNoteProps {
  /** Where the agent answers. */
  channels: readonly string[];
  /** The texts by their language; one that is not there is not looked at. */
  texts: Readonly<Partial<Record<Locale, string>>>;
  /** What a channel makes of such a text. */
  judge: (channel: ChannelKind, text: string) => readonly FitFinding[];
}

/** Says while somebody types what a channel of the agent would cut or could not show; nothing while all fits. */
export function ChannelFitNote({ channels, texts, judge }: ChannelFitNoteProps) {
  const { LL } = useI18nContext();
  const t = LL.channelWords.fit;
  const says = useFitText();
  const lines = Locale.options.flatMap((language) =>
    channels.flatMap((channel) => {
      const kind = known(ChannelKind, channel);
      const text = texts[language] ?? '';
      if (!kind || text === '') return [];
      const name = LL.common.languageNames[language]();
      return judge(kind, text).map((finding) => t.inLanguage({ language: name, what: says(kind, finding) }));
    }),
  );
  return (
    <div aria-live="polite" className="empty:hidden">
      {lines.length > 0 && (
        <div className="mt-2 flex items-start gap-2 text-[0.8125rem]">
          <TriangleAlert size={16} aria-hidden="true" className="mt-px shrink-0 text-warning" />
          <div className="min-w-0 [overflow-wrap:anywhere]">
            <p className="font-medium">{t.title()}</p>
            <ul>
              {[...new Set(lines)].map((line) => (
                <li key={line} className="first-letter:uppercase">
                  {line}
                </li>
              ))}
            </ul>
          </div>
        </div>
      )}
    </div>
  );
}
