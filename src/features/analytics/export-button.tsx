import { useI18nContext } from '@i18n/i18n-react';
import { Download } from 'lucide-react';
import type { Figures } from '@/api/generated/schemas/figures.zod';
import { csvOf } from '@/lib/csv';
import { download } from '@/lib/download';
import { Button } from '@/ui/button';
import { LateMenu } from '@/ui/late-menu';
import type { AnalyticsRange } from './analytics-range';
import type { AnalyticsSearch } from './analytics-search';
import { sectionsOf } from './export-sections';
import { useQuestions } from './use-questions';

interface ExportButtonProps {
  figures: Figures;
  search: AnalyticsSearch;
  range: AnalyticsRange;
}

/** Gives all that the page shows as a file. */
export function ExportButton({ figures, search, range: { from, to, zone } }: ExportButtonProps) {
  const { LL, locale } = useI18nContext();
  const t = LL.analytics;
  const questions = useQuestions(search.agent).data?.items;
  const { agent, channel, language, version } = search;
  const filters = Object.fromEntries(
    Object.entries({ agent, channel, language, version }).filter(([, value]) => value !== undefined),
  );

  const save = (ending: 'csv' | 'json') => {
    const sections = sectionsOf(t, locale, figures, questions ?? []);
    const content =
      ending === 'csv'
        ? csvOf([
            [t.exporting.range(), `${from} – ${to}`],
            [t.exporting.zone(), zone],
            ...Object.entries(filters).map(([name, value]) => [name, String(value)]),
            ...sections.flatMap(({ title, columns, rows }) => [[], [title], columns, ...rows]),
          ])
        : `${JSON.stringify({ range: { from, to, timeZone: zone }, filters, sections: sections.map(asRecords) }, null, 2)}\n`;
    const type = ending === 'csv' ? 'text/csv' : 'application/json';
    download(
      `${t.exporting.file()}-${from}-${to}.${ending}`,
      new Blob([content], { type: `${type};charset=utf-8` }),
    );
  };

  return (
    <LateMenu
      label={t.exporting.menu()}
      trigger={
        <Button variant="secondary" icon={<Download size={16} aria-hidden="true" />}>
          {t.exporting.button()}
        </Button>
      }
      items={[
        { id: 'csv', label: t.exporting.csv(), onSelect: () => save('csv') },
        { id: 'json', label: t.exporting.json(), onSelect: () => save('json') },
      ]}
    />
  );
}

/** A section with its cells by the names of their columns. */
function asRecords({ title, columns, rows }: ReturnType<typeof sectionsOf>[number]) {
  return {
    title,
    rows: rows.map((row) => Object.fromEntries(columns.map((column, index) => [column, row[index] ?? '']))),
  };
}
