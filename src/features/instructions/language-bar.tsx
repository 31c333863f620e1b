import { useI18nContext } from '@i18n/i18n-react';
import type { AgentContent } from '@/api/generated/schemas/agentContent.zod';
import type { Locale } from '@/api/generated/schemas/locale.zod';
import { LanguageSegments } from '@/shared/agent-draft/language-segments';
import { writtenLocale } from '@/shared/agent-draft/written-locale';
import { otherLanguage, writtenBlocks } from './written-blocks';

interface LanguageBarProps {
  content: AgentContent;
  /** Which texts are edited. */
  language: Locale;
  /** Undefined where the texts of both languages are shown: then there is nothing to choose. */
  onLanguage: ((language: Locale) => void) | undefined;
}

/** In which language the blocks are written, and how much of each there is. */
export function LanguageBar({ content, language, onLanguage }: LanguageBarProps) {
  const { LL } = useI18nContext();
  const t = LL.instructions;
  const { instructions: blocks } = content;
  const main = writtenLocale(content.language);
  const total = blocks.length;
  const written = (one: Locale) => writtenBlocks(blocks, one, main);
  const second = otherLanguage(main);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      {onLanguage && (
        <LanguageSegments label={t.languageOf()} main={main} value={language} onChange={onLanguage} />
      )}
      <p className="min-w-0 text-[0.8125rem] text-quiet">
        {[main, second].map((one) => t.written[one]({ written: written(one), total })).join(' · ')}
      </p>
    </div>
  );
}
