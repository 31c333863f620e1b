import { useI18nContext } from '@i18n/i18n-react';
import type { ShortText } from '@/api/generated/schemas/shortText.zod';
import { useMay } from '@/shared/account/use-may';
import { writtenLocales } from '@/shared/agent-draft/written-locale';
import { TextsLink } from '@/shared/agents/texts-link';

interface GreetingShownProps {
  botKey: string;
  /** The agent's main language, whose greeting stands first. */
  main: string;
  greeting: ShortText;
}

/** The greeting as it is written among the texts that visitors read, and the way there. */
export function GreetingShown({ botKey, main, greeting }: GreetingShownProps) {
  const { LL, locale } = useI18nContext();
  const t = LL.agent.identity;
  const mayEdit = useMay()('edit');
  const written = writtenLocales(main).filter((language) => greeting[language].trim() !== '');
  return (
    <div className="min-w-0">
      <p className="mb-1 font-medium">{t.greeting()}</p>
      {written.map((language) => (
        <p key={language} lang={language} className="whitespace-pre-wrap [overflow-wrap:anywhere]">
          {written.length > 1 && (
            <span lang={locale} className="me-1 inline-block text-quiet first-letter:uppercase">
              {LL.common.languageNames[language]()}:
            </span>
          )}
          {greeting[language]}
        </p>
      ))}
      {written.length === 0 && <p>{t.noGreeting()}</p>}
      {mayEdit && <TextsLink botKey={botKey}>{t.editGreeting()}</TextsLink>}
    </div>
  );
}
