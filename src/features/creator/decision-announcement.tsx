import { useI18nContext } from '@i18n/i18n-react';
import type { Creator } from './use-creator';

/** Says to a screen reader's user what became of the changes that were decided on last. */
export function DecisionAnnouncement({ decided }: Pick<Creator, 'decided'>) {
  const t = useI18nContext().LL.creator.proposal;
  const said = { apply: t.applied, undo: t.undone, reject: t.rejectedSaid };
  return (
    <p role="status" className="sr-only">
      {decided && said[decided.decision]({ n: decided.changes })}
    </p>
  );
}
