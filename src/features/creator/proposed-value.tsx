import { useI18nContext } from '@i18n/i18n-react';
import type { ProposedChange } from '@/api/generated/schemas/proposedChange.zod';
import { changedMiddle } from './changed-middle';

interface ProposedValueProps {
  change: ProposedChange;
  /** Both values in words. */
  before: string;
  after: string;
}

/** What stands there, and what would: of a text only what differs, within what stands around it. */
export function ProposedValue({
  change: { kind, before, after },
  before: was,
  after: is,
}: ProposedValueProps) {
  const t = useI18nContext().LL.creator.proposal;
  const isText = kind === 'changed' && typeof before === 'string' && typeof after === 'string';
  const { head, tail, ...middle } = isText ? changedMiddle(was, is) : { head: '', tail: '', was, is };
  return (
    <p className="whitespace-pre-wrap rounded-field bg-base-200 px-3 py-2 text-[0.8125rem] [overflow-wrap:anywhere]">
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
  );
}
