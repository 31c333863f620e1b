import { useI18nContext } from '@i18n/i18n-react';
import type { AgentContent } from '@/api/generated/schemas/agentContent.zod';
import type { Locale } from '@/api/generated/schemas/locale.zod';
import { LanguageSegments } from '@/shared/agent-draft/language-segments';
import { writtenLocale } from '@/shared/agent-draft/written-locale';
import { otherLanguage, writtenBlocks } from './written-blocks';

/** A language by its name, with how many of the blocks are written in it. */
function useWrittenIn({ instructions: blocks, language }: AgentContent) {
  const { LL } = useI18nContext();
  return (one: Locale) =>
    LL.instructions.written({
      language: LL.common.languageNames[one](),
      written: writtenBlocks(blocks, one, writtenLocale(language)),
      total: blocks.length,
    });
}

interface LanguageBarProps {
  content: AgentContent;
  /** Which texts are edited. */
  language: Locale;
  onLanguage: (language: Locale) => void;
}

/** In which language the blocks are written, and how much of each there is. */
export function LanguageBar({ content, language, onLanguage }: LanguageBarProps) {
  const { LL } = useI18nContext();
  return (
    <LanguageSegments
      label={LL.instructions.languageOf()}
      main={writtenLocale(content.language)}
      value={language}
      onChange={onLanguage}
      labelOf={useWrittenIn(content)}
    />
  );
}

/** Which language stands in which column, and how much of it there is, where both are in sight. */
export function ColumnTitles({ content, language }: Omit<LanguageBarProps, 'onLanguage'>) {
  const writtenIn = useWrittenIn(content);
  return (
    <div className="sticky top-[calc(3.5rem+var(--above))] z-10 -my-2 grid grid-cols-2 gap-x-6 bg-base-200 px-4 py-2 font-medium text-quiet">
      {[language, otherLanguage(language)].map((one) => (
        <p key={one} className="first-letter:uppercase">
          {writtenIn(one)}
        </p>
      ))}
    </div>
  );
}
