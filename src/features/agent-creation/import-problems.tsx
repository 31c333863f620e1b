import { useI18nContext } from '@i18n/i18n-react';
import { useMemo } from 'react';
import { importPreviewProblemsMax } from '@/api/generated/schemas/importPreview.zod';
import type { ImportProblem } from '@/api/generated/schemas/importProblem.zod';
import { ImportProblemCode } from '@/api/generated/schemas/importProblemCode.zod';
import { known } from '@/api/known';
import { formatNumber } from '@/lib/format';
import { humanised } from '@/lib/humanised';
import { Notice } from '@/ui/notice';
import { allowedValues } from './allowed-values';
import { kindsOf } from './kinds-of';
import { valuesOf } from './values-of';

interface ImportProblemsProps {
  problems: readonly ImportProblem[];
  /** The text of the document. */
  text: string;
  /** Nothing can be imported before they are mended. */
  blocked: boolean;
}

/** What is wrong with a document, where, and how each is mended. */
export function ImportProblems({ problems, text, blocked }: ImportProblemsProps) {
  const { LL, locale } = useI18nContext();
  const t = LL.creation.import;
  const valueAt = useMemo(() => valuesOf(text), [text]);
  const kindAt = useMemo(() => kindsOf(text), [text]);
  const kinds = new Map<string, () => string>(Object.entries(t.kinds));
  if (problems.length === 0) return null;
  const list = new Intl.ListFormat(locale, { type: 'disjunction' });
  const inWords = ({ code, limit, path }: ImportProblem, value: string | undefined) => {
    const one = known(ImportProblemCode, code);
    if (one === undefined) return code;
    const allowed = one === 'WRONG_VALUE' ? allowedValues(path) : [];
    if (allowed.length > 0) return t.allowed({ list: list.format(allowed.map((one) => `"${one}"`)) });
    const kind = one === 'WRONG_TYPE' ? kinds.get(kindAt(path) ?? '') : undefined;
    if (kind) return t.wrongKind({ kind: kind() });
    const tool = value === undefined ? t.someTool() : t.tool({ name: humanised(value.replaceAll('"', '')) });
    return t.codes[one]({ limit: limit === null ? '' : formatNumber(locale, limit), tool });
  };
  const areas = new Map<string, () => string>(Object.entries(t.areas));
  const rows = problems.map((problem) => {
    const { path } = problem;
    const value = valueAt(path);
    const area = areas.get(path.replace(/^content\./, '').split('.')[0] ?? '')?.();
    return { ...problem, says: inWords(problem, value), area, value };
  });
  return (
    <Notice
      tone={blocked ? 'error' : 'warning'}
      title={blocked ? t.blocked() : t.leftOut()}
      className="[overflow-wrap:anywhere]"
    >
      <p>{blocked ? t.blockedText() : t.leftOutText()}</p>
      <ul aria-label={t.problems()} className="mt-2 flex list-disc flex-col gap-1.5 ps-5">
        {rows.map(({ path, area, code, says, value }) => (
          <li key={`${path} ${code}`}>
            {area && <span className="block font-medium">{area}</span>}
            <span className="block">{says}</span>
            {/* Where it stands in the document, for whoever mends it there. */}
            <code className="font-mono text-[0.8125rem] text-quiet">
              {path || t.whole()}
              {value !== undefined && ` = ${value}`}
            </code>
          </li>
        ))}
      </ul>
      {problems.length === importPreviewProblemsMax && (
        <p className="mt-2">{t.firstOnes({ n: importPreviewProblemsMax })}</p>
      )}
    </Notice>
  );
}
