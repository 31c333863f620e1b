import { useI18nContext } from '@i18n/i18n-react';
import { Link } from '@tanstack/react-router';
import { Check } from 'lucide-react';
import type { AgentContent } from '@/api/generated/schemas/agentContent.zod';
import type { Locale } from '@/api/generated/schemas/locale.zod';
import { writtenLocales } from '@/shared/agent-draft/written-locale';
import { Card } from '@/ui/card';
import { completenessOf, sumOf, type TextCount } from './completeness';
import { VISITOR_TEXT_NAMES } from './text-names';

/** Texts that visitors of the agent read and that are written elsewhere. */
export interface OtherTexts extends TextCount {
  key: string;
  label: string;
  /** Where they are written, of the channels. */
  search: { view: 'widget'; widget: string; part: string };
}

const ROW_LINK = 'underline underline-offset-4 max-sm:-my-2.5 max-sm:inline-block max-sm:py-2.5';

interface CompletenessCardProps {
  botKey: string;
  content: AgentContent;
  /** Visitors read its text for that now. */
  isPaused: boolean;
  /** Counted with the agent's own. */
  others: readonly OtherTexts[];
}

/** How much of what visitors read is written in each language. */
export function CompletenessCard({ botKey, content, isPaused, others }: CompletenessCardProps) {
  const { LL } = useI18nContext();
  const t = LL.visitorTexts.complete;
  const languages = writtenLocales(content.language);
  const own = completenessOf(content, isPaused);
  const unwritten = VISITOR_TEXT_NAMES.length - own.texts.total;
  const rows = [
    { key: 'texts', label: t.texts(), ...own.texts },
    { key: 'blocks', label: t.blocks(), tab: 'instructions' as const, ...own.blocks },
    { key: 'knowledge', label: t.knowledge(), tab: 'overview' as const, ...own.knowledge },
    ...others,
    { key: 'all', label: t.all(), ...sumOf([own.texts, own.blocks, own.knowledge, ...others]) },
  ];
  const cell = ({ total, written }: TextCount, language: Locale) => {
    if (total === 0) return <span className="text-quiet">{t.none()}</span>;
    return (
      <span className="inline-flex items-center gap-1.5 whitespace-nowrap tabular-nums">
        {t.count({ written: written[language], total })}
        {written[language] === total && (
          <>
            <Check size={14} aria-hidden="true" className="text-success" />
            <span className="sr-only">{t.done()}</span>
          </>
        )}
      </span>
    );
  };
  return (
    <Card title={t.title()} text={t.text()}>
      <table className="w-full max-w-xl border-collapse text-[0.8125rem]">
        <thead>
          <tr className="border-line border-b text-quiet">
            <th scope="col" className="py-1.5 pe-3 text-start font-medium">
              {t.part()}
            </th>
            {languages.map((language) => (
              <th key={language} scope="col" className="py-1.5 pe-3 text-start font-medium last:pe-0">
                <span className="inline-block first-letter:uppercase">
                  {LL.common.languageNames[language]()}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key} className="group border-line not-last:border-b align-top last:font-medium">
              <th scope="row" className="py-2 pe-3 text-start font-normal group-last:font-medium">
                {'tab' in row ? (
                  <Link
                    to="/{-$locale}/dashboard/agents/$keyBot"
                    params={{ keyBot: botKey }}
                    search={{ tab: row.tab }}
                    className={ROW_LINK}
                  >
                    {row.label}
                  </Link>
                ) : 'search' in row ? (
                  <Link to="/{-$locale}/dashboard/channels" search={row.search} className={ROW_LINK}>
                    {row.label}
                  </Link>
                ) : (
                  row.label
                )}
                {row.key === 'knowledge' && <span className="block text-quiet">{t.knowledgeHint()}</span>}
                {row.key === 'texts' && unwritten > 0 && (
                  <span className="block text-quiet">{t.textsHint({ n: unwritten })}</span>
                )}
              </th>
              {languages.map((language) => (
                <td key={language} className="py-2 pe-3 last:pe-0">
                  {cell(row, language)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}
