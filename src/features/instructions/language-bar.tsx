import { useI18nContext } from '@i18n/i18n-react';
import { useId } from 'react';
import type { AgentContent } from '@/api/generated/schemas/agentContent.zod';
import type { Locale } from '@/api/generated/schemas/locale.zod';
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
  const name = useId();
  const { instructions: blocks } = content;
  const main = writtenLocale(content.language);
  const total = blocks.length;
  const written = (one: Locale) => writtenBlocks(blocks, one, main);
  const second = otherLanguage(main);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      {onLanguage && (
        <fieldset className="flex w-fit gap-0.5 rounded-field bg-base-content/8 p-1">
          <legend className="sr-only">{t.languageOf()}</legend>
          {[main, second].map((one) => (
            <label
              key={one}
              className="relative grid min-h-8 cursor-pointer place-items-center rounded-field px-4 font-medium text-base-content/75 first-letter:uppercase hover:text-base-content has-checked:bg-raised has-checked:text-base-content has-checked:shadow-xs has-focus-visible:outline-2 has-focus-visible:outline-primary max-sm:min-h-11"
            >
              <input
                type="radio"
                name={name}
                value={one}
                checked={language === one}
                className="sr-only"
                onChange={() => onLanguage(one)}
              />
              <span className="first-letter:uppercase">{LL.common.languageNames[one]()}</span>
            </label>
          ))}
        </fieldset>
      )}
      <p className="min-w-0 text-[0.8125rem] text-quiet">
        {[main, second].map((one) => t.written[one]({ written: written(one), total })).join(' · ')}
        {total > 0 && written(second) < total && ` · ${t.fallback[second]()}`}
      </p>
    </div>
  );
}
