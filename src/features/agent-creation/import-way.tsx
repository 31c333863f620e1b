import { useI18nContext } from '@i18n/i18n-react';
import { Link } from '@tanstack/react-router';
import { useEffect, useId, useRef, useState } from 'react';
import { useAgent } from '@/api/generated/drafts/drafts';
import { isRecord } from '@/lib/is-record';
import { dropDraft } from '@/session/drafts';
import { useDraft } from '@/session/use-draft';
import { FailureNotice } from '@/shared/failures/failure-notice';
import { useNavigateFromHere } from '@/shared/navigation/use-navigate-from-here';
import { Button } from '@/ui/button';
import { buttonClass } from '@/ui/button-class';
import { Card } from '@/ui/card';
import { RadioCards } from '@/ui/radio-cards';
import { AgentField } from './agent-field';
import type { BroughtDocument } from './check-document';
import type { CreationSearch } from './creation-search';
import { DocumentField } from './document-field';
import { ImportNew } from './import-new';
import { ImportProblems } from './import-problems';
import { ImportReplace } from './import-replace';
import { useImportCheck } from './use-import-check';
import type { WayProps } from './way-props';

interface ImportWayProps extends WayProps {
  /** The agent whose draft is replaced; none makes a new agent. */
  botKey: string | undefined;
  onSearch: (search: CreationSearch) => void;
}

const DOCUMENT_DRAFT = 'new-agent-document';
const NOTHING: BroughtDocument = { text: '', file: '' };

/** From an exported agent: what it would make is shown first, and nothing is written before the person says so. */
export function ImportWay({ botKey, onSearch, ...form }: ImportWayProps) {
  const { LL } = useI18nContext();
  const t = LL.creation.import;
  const navigate = useNavigateFromHere();
  const [target, setTarget] = useState<'new' | 'into'>(botKey === undefined ? 'new' : 'into');
  const [brought, setBrought] = useState(NOTHING);
  const [reading, setReading] = useState(false);
  const [stale, setStale] = useState(false);
  const hintId = useId();
  const result = useRef<HTMLDivElement>(null);
  const into = target === 'into' ? botKey : undefined;
  const { check, busy, found, error, fault, forgetFault } = useImportCheck(brought.text, into);
  const { data: agent, refetch } = useAgent(into ?? '', { query: { enabled: into !== undefined } });

  useDraft(DOCUMENT_DRAFT, {
    value: brought.text === '' ? undefined : brought,
    onKept: (kept) => {
      if (!isRecord(kept) || brought.text !== '') return;
      setBrought({ text: String(kept.text), file: String(kept.file) });
    },
  });

  const nothing = brought.text.trim() === '';
  const revision = found?.revision ?? agent?.draft.revision;
  const checkNow = (afterSaving: boolean) => {
    if (busy) return;
    setStale(afterSaving);
    check();
  };
  useEffect(() => {
    if (found) result.current?.focus();
  }, [found]);

  return (
    <div className="flex flex-col gap-4">
      <Card>
        <div className="flex flex-col gap-5">
          <RadioCards
            legend={t.target()}
            name="target"
            columns={2}
            value={target}
            onChange={(value) => setTarget(value === 'into' ? 'into' : 'new')}
            options={[
              { value: 'new', title: t.asNew(), text: t.asNewText() },
              { value: 'into', title: t.into(), text: t.intoText() },
            ]}
          />
          {target === 'into' && (
            <AgentField
              label={t.agent()}
              value={botKey}
              onChange={(chosen) => onSearch({ way: 'import', into: chosen })}
            />
          )}
          <DocumentField
            value={brought}
            error={fault}
            onReading={setReading}
            onChange={(next) => {
              setBrought(next);
              forgetFault();
            }}
          />
          {fault && brought.file !== '' && <p className="text-error">{fault}</p>}
          <FailureNotice error={error} />
          <div className="flex flex-wrap items-center justify-end gap-3">
            <p id={hintId} role="status" className="text-[0.8125rem] text-quiet">
              {target === 'into' && botKey === undefined
                ? t.pick()
                : nothing
                  ? t.nothingGiven()
                  : busy && t.checking()}
            </p>
            {/* What was found has a way back of its own, beside what it would change. */}
            {!found?.document && (
              <Link to="/{-$locale}/dashboard/agents" className={buttonClass({ variant: 'secondary' })}>
                {LL.creation.cancel()}
              </Link>
            )}
            {(target === 'new' || botKey !== undefined) && (
              <Button
                variant={found ? 'secondary' : 'primary'}
                busy={busy || reading}
                aria-disabled={nothing}
                aria-describedby={nothing ? hintId : undefined}
                onClick={() => checkNow(false)}
              >
                {target === 'into' ? t.check() : t.checkNew()}
              </Button>
            )}
          </div>
        </div>
      </Card>
      {found && (
        <div ref={result} tabIndex={-1} className="flex flex-col gap-4 outline-none">
          <ImportProblems problems={found.problems} text={brought.text} blocked={found.document === null} />
          {found.document && into === undefined && (
            <ImportNew document={found.document} before={found.before} drafts={[DOCUMENT_DRAFT]} {...form} />
          )}
          {found.document && into !== undefined && revision !== undefined && (
            <ImportReplace
              botKey={into}
              name={agent?.name ?? into}
              document={found.document}
              before={found.before}
              revision={revision}
              stale={stale}
              onStale={() => {
                void refetch();
                checkNow(true);
              }}
              onReplaced={() => {
                setBrought(NOTHING);
                void dropDraft(DOCUMENT_DRAFT);
                void navigate({ to: '/{-$locale}/dashboard/agents/$keyBot', params: { keyBot: into } });
              }}
            />
          )}
        </div>
      )}
    </div>
  );
}
