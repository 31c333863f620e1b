import { useI18nContext } from '@i18n/i18n-react';
import { Lightbulb } from 'lucide-react';
import { lazy, useState } from 'react';
import type { MissingRule } from '@/api/generated/schemas/missingRule.zod';
import { loadPart } from '@/lib/load-part';
import { useMay } from '@/shared/account/use-may';
import { Button } from '@/ui/button';
import { Late } from '@/ui/late';
import { useAnswerDesk } from './answer-desk';

const AddRuleDialog = lazy(() =>
  loadPart(async () => ({ default: (await import('./add-rule-dialog')).AddRuleDialog })),
);

/** Beside an answer that the agent did not have: what it lacks, and a way to add it. Visitors never see this. */
export function MissingNote({ messageId, missing }: { messageId: string; missing: MissingRule }) {
  const t = useI18nContext().LL.testAgent.missing;
  const may = useMay();
  const { botKey, questionOf } = useAnswerDesk();
  const [adding, setAdding] = useState(false);
  const isBlank = missing.reason === 'blank';
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-box border border-line bg-base-100 px-3 py-2 text-[0.8125rem] text-quiet">
      <Lightbulb size={14} aria-hidden="true" className="shrink-0" />
      <p className="min-w-0 flex-1 basis-48">{isBlank ? t.blank() : t.unknown()}</p>
      {may('edit') && (
        <Button variant="secondary" size="sm" onClick={() => setAdding(true)}>
          {t.add()}
        </Button>
      )}
      {adding && (
        <Late>
          <AddRuleDialog
            botKey={botKey}
            messageId={messageId}
            kind={missing.kind}
            question={questionOf(messageId)}
            onClose={() => setAdding(false)}
          />
        </Late>
      )}
    </div>
  );
}
