import { useI18nContext } from '@i18n/i18n-react';
import { Link } from '@tanstack/react-router';
import { TriangleAlert } from 'lucide-react';
import type { Locale } from '@/api/generated/schemas/locale.zod';
import { Button } from '@/ui/button';
import { buttonClass } from '@/ui/button-class';
import { type Finding, type FindingPlace, isOpinion } from './lint/finding';
import { useFindingText } from './use-finding-text';

interface FindingNoteProps {
  botKey: string;
  finding: Finding;
  /** The block it stands beside. */
  blockId: string;
  /** Which of the block's texts is edited. */
  language: Locale;
  /** Where a block stands now, from 1. */
  numberOf: (blockId: string) => number;
  onGoTo: (place: FindingPlace) => void;
  /** Switches the block off. */
  onTurnOff: () => void;
  onDismiss: (finding: Finding) => void;
}

const GO = buttonClass({ variant: 'secondary', size: 'sm' });

/** Something to look at, beside its block: what, why, and the other place. */
export function FindingNote({
  botKey,
  finding,
  blockId,
  language,
  numberOf,
  onGoTo,
  onTurnOff,
  onDismiss,
}: FindingNoteProps) {
  const t = useI18nContext().LL.instructions.findings;
  const says = useFindingText();
  const { kind, name = '' } = finding;
  const own = finding.places.filter((place) => place.language === language);
  // What is wrong in both languages is quoted in the one that is edited.
  const places = own.length === 0 || kind === 'languages' ? finding.places : own;
  const elsewhere = places.find((place) => place.blockId !== blockId);
  const lineOf = (place: FindingPlace, index: number) => {
    // The sentence itself names the blank.
    if (place.quote === '' || kind === 'blank' || kind.startsWith('tool')) return undefined;
    if (kind === 'languages') return t.onlyIn[place.language]({ quote: place.quote });
    if (place.blockId !== blockId) return t.there({ n: numberOf(place.blockId), quote: place.quote });
    return index === 0 || elsewhere ? t.here({ quote: place.quote }) : t.alsoHere({ quote: place.quote });
  };
  return (
    <li className="flex flex-wrap items-start gap-x-3 gap-y-1 py-2 last:pb-0">
      <TriangleAlert size={16} aria-hidden="true" className="mt-0.5 shrink-0 text-warning" />
      <div className="flex min-w-0 flex-1 flex-col gap-1 text-[0.8125rem] [overflow-wrap:anywhere]">
        <p className="font-medium">{says(finding)}.</p>
        {places.map((place, index) => {
          const line = lineOf(place, index);
          return (
            line && (
              <p
                key={`${place.blockId} ${place.language} ${place.quote}`}
                className="line-clamp-3 text-quiet"
              >
                {line}
              </p>
            )
          );
        })}
        <div className="flex flex-wrap gap-1 [&>:only-child]:-ms-2.5">
          {elsewhere && (
            <Button variant="secondary" size="sm" onClick={() => onGoTo(elsewhere)}>
              {t.goTo({ n: numberOf(elsewhere.blockId) })}
            </Button>
          )}
          {kind === 'toolMissing' && (
            <Link to="/{-$locale}/dashboard/setup/tools" search={{ q: name }} className={GO}>
              {t.connectTool({ name })}
            </Link>
          )}
          {kind === 'toolOff' && (
            <Link
              to="/{-$locale}/dashboard/agents/$keyBot"
              params={{ keyBot: botKey }}
              search={{ tab: 'tools' }}
              className={GO}
            >
              {t.allowTool()}
            </Link>
          )}
          {kind === 'empty' && (
            <Button variant="secondary" size="sm" onClick={onTurnOff}>
              {t.turnOff()}
            </Button>
          )}
          {isOpinion(finding) && (
            <Button variant="ghost" size="sm" onClick={() => onDismiss(finding)}>
              {t.dismiss()}
            </Button>
          )}
        </div>
      </div>
    </li>
  );
}
