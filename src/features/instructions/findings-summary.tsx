import { useI18nContext } from '@i18n/i18n-react';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/ui/button';
import { type Finding, type FindingPlace, isOfAll, isOpinion, isSaidBeside } from './lint/finding';
import { useFindingText } from './use-finding-text';

interface FindingsSummaryProps {
  findings: readonly Finding[];
  /** How many somebody has said are no problem. */
  hidden: number;
  numberOf: (blockId: string) => number;
  onGoTo: (place: FindingPlace) => void;
  onDismiss: (finding: Finding) => void;
  onShowHidden: () => void;
}

const FEW = 5;

/** All that is worth a second look, each a way to its block. */
export function FindingsSummary({
  findings,
  hidden,
  numberOf,
  onGoTo,
  onDismiss,
  onShowHidden,
}: FindingsSummaryProps) {
  const t = useI18nContext().LL.instructions.findings;
  const says = useFindingText();
  const [all, setAll] = useState(false);
  /** What blocks publishing, then what is said of all of them, then from the first block to the last. */
  const rankOf = (finding: Finding) => {
    if (finding.kind === 'blank') return -1;
    return isOfAll(finding) ? 0 : Math.min(...finding.places.map(({ blockId }) => numberOf(blockId)));
  };
  const inOrder = findings.toSorted((a, b) => rankOf(a) - rankOf(b));
  const shown = all ? inOrder : inOrder.slice(0, FEW);
  const blocksOf = ({ places }: Finding) => {
    const [n = 0, m] = [...new Set(places.map(({ blockId }) => numberOf(blockId)))].sort((a, b) => a - b);
    return m === undefined ? t.block({ n }) : t.blocks({ n, m });
  };
  const again = hidden > 0 && (
    <p className="flex flex-wrap items-center gap-x-2 text-[0.8125rem] text-quiet">
      {t.hidden({ n: hidden })}
      <Button variant="ghost" size="sm" onClick={onShowHidden}>
        {t.showHidden()}
      </Button>
    </p>
  );
  if (findings.length === 0) {
    return (
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <p className="flex items-center gap-2 text-[0.8125rem] text-quiet">
          <CircleCheck size={16} aria-hidden="true" className="shrink-0 text-success" />
          {t.nothing()}
        </p>
        {again}
      </div>
    );
  }
  return (
    <section
      aria-labelledby="findings-title"
      className="rounded-box border border-warning/40 tint-warning p-4"
    >
      <h3 id="findings-title" className="flex items-center gap-2 font-semibold">
        <TriangleAlert size={16} aria-hidden="true" className="shrink-0 text-warning" />
        {t.title({ n: findings.length })}
      </h3>
      <ul className="mt-1 flex flex-col">
        {shown.map((finding) => (
          <li key={finding.id} className="flex items-center justify-between gap-x-3">
            <button
              type="button"
              className="min-h-8 min-w-0 cursor-pointer py-1 text-start underline underline-offset-4 [overflow-wrap:anywhere] hover:text-primary max-sm:min-h-11"
              onClick={() => onGoTo(finding.places[0])}
            >
              {isOfAll(finding) ? says(finding) : `${blocksOf(finding)}: ${says(finding)}`}
            </button>
            {/* What is said beside its block can be told to be none there. */}
            {isOpinion(finding) && !isSaidBeside(finding) && (
              <Button variant="ghost" size="sm" className="shrink-0" onClick={() => onDismiss(finding)}>
                {t.dismiss()}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        {findings.length > FEW && (
          <Button variant="ghost" size="sm" aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? t.showFewer() : t.showAll({ n: findings.length })}
          </Button>
        )}
        {again}
      </div>
    </section>
  );
}
