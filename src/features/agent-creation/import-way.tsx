import { useI18nContext } from '@i18n/i18n-react';
import { useEffect, useRef, useState } from 'react';
import { usePreviewImport } from '@/api/generated/agent-creation/agent-creation';
import { useAgent } from '@/api/generated/agents/agents';
import { fileSize } from '@/lib/file-size';
import { isRecord } from '@/lib/is-record';
import { dropDraft } from '@/session/drafts';
import { useDraft } from '@/session/use-draft';
import { useAccountId } from '@/shared/account/use-account-id';
import { FailureNotice } from '@/shared/failures/failure-notice';
import { useNavigateFromHere } from '@/shared/navigation/use-navigate-from-here';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { RadioCards } from '@/ui/radio-cards';
import { AgentField } from './agent-field';
import { type BroughtDocument, DOCUMENT_MAX_BYTES } from './check-document';
import type { CreationSearch } from './creation-search';
import { DocumentField } from './document-field';
import { ImportNew } from './import-new';
import { ImportProblems } from './import-problems';
import { ImportReplace } from './import-replace';
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
  const { LL, locale } = useI18nContext();
  const t = LL.creation.import;
  const accountId = useAccountId();
  const navigate = useNavigateFromHere();
  const [target, setTarget] = useState<'new' | 'into'>(botKey === undefined ? 'new' : 'into');
  const [brought, setBrought] = useState(NOTHING);
  const [error, setError] = useState<string>();
  const [stale, setStale] = useState(false);
  const preview = usePreviewImport();
  const result = useRef<HTMLDivElement>(null);
  const into = target === 'into' ? botKey : undefined;
  const { data: agent, refetch } = useAgent(into ?? '', { query: { enabled: into !== undefined } });

  useDraft(DOCUMENT_DRAFT, {
    value: brought.text === '' ? undefined : brought,
    onKept: (kept) => {
      if (!isRecord(kept) || brought.text !== '') return;
      setBrought({ text: String(kept.text), file: String(kept.file) });
    },
  });

  const asked = { accountId, botKey: into ?? null, text: brought.text };
  // What was found belongs to what was asked: another text or another agent has to be asked for anew.
  const sent = preview.variables?.data;
  const isCurrent = sent?.text === asked.text && sent.botKey === asked.botKey;
  const found = isCurrent ? preview.data : undefined;
  const revision = found?.revision ?? agent?.draft.revision;

  const check = (afterSaving = false) => {
    if (preview.isPending && isCurrent) return;
    setStale(afterSaving);
    const bytes = new Blob([brought.text]).size;
    const tooLarge = { size: fileSize(locale, bytes), most: fileSize(locale, DOCUMENT_MAX_BYTES) };
    const fault =
      brought.text.trim() === ''
        ? t.nothingGiven()
        : bytes > DOCUMENT_MAX_BYTES
          ? t.faults.textTooLarge(tooLarge)
          : undefined;
    setError(fault);
    if (fault === undefined) preview.mutate({ data: asked });
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
            error={error}
            onChange={(next) => {
              setBrought(next);
              setError(undefined);
            }}
          />
          {error && brought.file !== '' && <p className="text-error">{error}</p>}
          {isCurrent && <FailureNotice error={preview.error} />}
          <div className="flex flex-wrap items-center justify-end gap-3">
            <p role="status" className="text-quiet">
              {target === 'into' && botKey === undefined
                ? t.pick()
                : preview.isPending && isCurrent
                  ? t.checking()
                  : ''}
            </p>
            {(target === 'new' || botKey !== undefined) && (
              <Button
                variant={found?.document ? 'secondary' : 'primary'}
                busy={preview.isPending && isCurrent}
                onClick={() => check()}
              >
                {t.check()}
              </Button>
            )}
          </div>
        </div>
      </Card>
      {found && (
        <div ref={result} tabIndex={-1} className="flex flex-col gap-4 outline-none">
          <ImportProblems problems={found.problems} blocked={found.document === null} />
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
                check(true);
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
