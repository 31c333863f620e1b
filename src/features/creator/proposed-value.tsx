import { useI18nContext } from '@i18n/i18n-react';
import { useState } from 'react';
import type { ProposedChange } from '@/api/generated/schemas/proposedChange.zod';
import { Button } from '@/ui/button';
import { changedMiddle } from './changed-middle';

interface ProposedValueProps {
  change: ProposedChange;
  /** Both values in words. */
  before: string;
  after: string;
}

const UNCUT = { head: '', tail: '', isCut: false };

/** What stands there, and what would: of a text what differs, within what stands around it, and all of it on request. */
export function ProposedValue({
  change: { kind, before, after },
  before: was,
  after: is,
}: ProposedValueProps) {
  const t = useI18nContext().LL.creator.proposal;
  const [isWhole, setIsWhole] = useState(false);
  const isText = kind === 'changed' && typeof before === 'string' && typeof after === 'string';
  const { head, tail, isCut, ...middle } = isText ? changedMiddle(was, is, isWhole) : { ...UNCUT, was, is };
  return (
    <div className="flex flex-col items-start gap-1">
      <p className="w-full whitespace-pre-wrap rounded-field bg-base-200 px-3 py-2 text-[0.8125rem] [overflow-wrap:anywhere]">
        {head}
        {middle.was !== '' && (
          <>
            <span className="sr-only">{t.before()}: </span>
            <del className="rounded-sm bg-error/12 px-0.5">{middle.was}</del>
          </>
        )}
        {middle.was !== '' && middle.is !== '' && ' '}
        {middle.is !== '' && (
          <>
            <span className="sr-only">{t.after()}: </span>
            <ins className="rounded-sm bg-success/12 px-0.5 no-underline">{middle.is}</ins>
          </>
        )}
        {tail}
      </p>
      {(isCut || isWhole) && (
        <Button variant="ghost" size="sm" aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
          {isWhole ? t.showLess() : t.showWhole()}
        </Button>
      )}
    </div>
  );
}
