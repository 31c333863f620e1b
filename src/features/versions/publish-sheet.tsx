import { useI18nContext } from '@i18n/i18n-react';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { isUnavailable } from '@/api/api-error';
import type { AgentDetail } from '@/api/generated/schemas/agentDetail.zod';
import type { AgentVersionHead } from '@/api/generated/schemas/agentVersionHead.zod';
import { PublishRequest } from '@/api/generated/schemas/publishRequest.zod';
import type { ReadinessCheck } from '@/api/generated/schemas/readinessCheck.zod';
import { useToolkits } from '@/api/generated/tools/tools';
import { useReadiness } from '@/api/generated/versions/versions';
import { formatMoment } from '@/lib/format';
import { dropDraft } from '@/session/drafts';
import { useAccountId } from '@/shared/account/use-account-id';
import { versionNumber } from '@/shared/agent-draft/version-number';
import { FailureNotice } from '@/shared/failures/failure-notice';
import { useContractResolver } from '@/shared/forms/contract-resolver';
import { FormShell } from '@/shared/forms/form-shell';
import { useFormDraft } from '@/shared/forms/use-form-draft';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { Notice } from '@/ui/notice';
import { Skeleton } from '@/ui/skeleton';
import { TextAreaField } from '@/ui/text-area-field';
import { OverrideField } from './override-field';
import { PublishedPanel } from './published-panel';
import { ReadinessList } from './readiness-list';
import { usePublishDraft } from './use-publish-draft';
import { DRAFT } from './use-version-content';
import { VersionDiff } from './version-diff';

interface PublishSheetProps {
  /** The agent with nothing left to save. */
  agent: AgentDetail;
  onClose: () => void;
  /** Leads to where a check is fixed; the sheet is closed by then. */
  onFix: (check: ReadinessCheck) => void;
  /** What the agent's tests say to the draft. */
  tests: ReactNode;
  /** `blocked`: publishing takes a reason; `running`: not known before they are over. */
  verdict: 'unknown' | 'running' | 'blocked' | 'clear';
}

/** Everything to be seen before a draft is published: whether it is ready, what changes, and the note to the team. */
export function PublishSheet({ agent, onClose, onFix, tests, verdict }: PublishSheetProps) {
  const { LL, locale } = useI18nContext();
  const t = LL.versions.sheet;
  const { botKey, draft, live } = agent;
  const formId = useId();
  const reasonId = useId();
  // What somebody saves while this is open is not published unseen.
  const [seen, setSeen] = useState(draft.revision);
  const [before] = useState(live);
  const [published, setPublished] = useState<{ version: AgentVersionHead | undefined }>();
  const readiness = useReadiness(botKey, { query: { staleTime: 0 } });
  const accountId = useAccountId();
  const toolkits = useToolkits({ accountId });
  const { publish, busy, error, refusal, unanswered } = usePublishDraft(agent);
  const form = useForm<PublishRequest>({
    resolver: useContractResolver(PublishRequest),
    defaultValues: { notes: '' },
  });
  const { register, formState, setFocus } = form;
  const reasonDraft = `publish-reason-${botKey}`;
  const [note, onSent] = useFormDraft(`publish-notes-${botKey}`, form, ['notes']);

  const changed = seen !== draft.revision;
  // A provider that names no revision speaks of the draft as it is.
  const checked =
    (readiness.data?.revision ?? draft.revision) === draft.revision ? readiness.data : undefined;
  const blocking = checked?.items.filter(({ state }) => state === 'blocking').length ?? 0;
  const refused = refusal === 'ANSWERS_CHANGED' && verdict !== 'clear';
  const gated = verdict === 'blocked' || (refused && verdict === 'unknown');

  useEffect(() => {
    if (refused) setFocus('override.reason');
  }, [refused, setFocus]);

  function whyNot(): string | undefined {
    // The same again only reports what became of it.
    if (unanswered) return undefined;
    if (changed) return LL.versions.cannot.look();
    if (!checked) return readiness.error ? undefined : LL.versions.cannot.checking();
    if (blocking > 0) return LL.versions.cannot.notReady({ n: blocking });
    return verdict === 'running' ? LL.versions.cannot.testing() : undefined;
  }
  const cannot = whyNot();

  const submit = async (values: PublishRequest) => {
    if (cannot !== undefined) return;
    setPublished({ version: await publish(seen, values) });
    onSent();
    await dropDraft(reasonDraft);
  };

  if (published) {
    return (
      <Dialog
        large
        open
        onOpenChange={onClose}
        title={t.title({ name: agent.name })}
        closeLabel={LL.common.close()}
        footer={<Button onClick={onClose}>{LL.versions.done.close()}</Button>}
      >
        <PublishedPanel agent={agent} version={published.version} before={before} />
      </Dialog>
    );
  }

  return (
    <Dialog
      large
      open
      onOpenChange={onClose}
      title={t.title({ name: agent.name })}
      description={t.text()}
      closeLabel={LL.common.close()}
      footer={
        <>
          <div className="flex w-full flex-col gap-2 empty:hidden">
            {changed ? (
              <Notice
                tone="warning"
                assertive
                title={t.changed({
                  by: draft.savedBy || LL.common.unknown(),
                  at: formatMoment(locale, draft.savedAt) ?? LL.common.unknown(),
                })}
                action={
                  <Button variant="secondary" size="sm" onClick={() => setSeen(draft.revision)}>
                    {t.goOn()}
                  </Button>
                }
              >
                {t.changedText()}
              </Notice>
            ) : refusal === 'NOT_READY' ? (
              <Notice tone="error" title={t.notReady()}>
                {t.notReadyText()}
              </Notice>
            ) : refused ? (
              <Notice tone="error" title={t.answersChanged()}>
                {t.answersChangedText()}
              </Notice>
            ) : (
              refusal === undefined && <FailureNotice error={error} />
            )}
          </div>
          {cannot && (
            <p id={reasonId} className="me-auto self-center text-[0.8125rem] text-quiet max-sm:w-full">
              {cannot}
            </p>
          )}
          <Button variant="secondary" onClick={onClose}>
            {t.cancel()}
          </Button>
          <Button
            type="submit"
            form={formId}
            busy={busy}
            aria-disabled={cannot !== undefined}
            aria-describedby={cannot ? reasonId : undefined}
          >
            {t.submit()}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-6">
        <section className="flex flex-col gap-3">
          <h3 className="font-semibold">{LL.versions.readiness.title()}</h3>
          {checked ? (
            <ReadinessList
              readiness={checked}
              content={draft.content}
              toolName={(toolkit) =>
                toolkits.data?.items.find((one) => one.toolkit === toolkit)?.name || toolkit
              }
              onFix={onFix}
            />
          ) : readiness.error ? (
            <Notice
              tone={isUnavailable(readiness.error) ? 'info' : 'warning'}
              action={
                !isUnavailable(readiness.error) && (
                  <Button variant="secondary" size="sm" onClick={() => void readiness.refetch()}>
                    {LL.common.retry()}
                  </Button>
                )
              }
            >
              {LL.versions.readiness.unknown()}
            </Notice>
          ) : (
            <div role="status">
              <span className="sr-only">{LL.versions.readiness.checking()}</span>
              <Skeleton className="h-24 w-full" />
            </div>
          )}
        </section>
        {tests}
        <section>
          <h3 className="font-semibold">{t.changes()}</h3>
          <p className="text-quiet">
            {live ? t.against({ n: versionNumber(live, locale) }) : live === null && t.first()}
          </p>
          {live && <VersionDiff botKey={botKey} from={live.versionId} to={DRAFT} draft={draft.content} />}
        </section>
        <FormShell
          id={formId}
          form={form}
          fields={['notes', 'override.reason']}
          onSubmit={submit}
          failure={error}
          // It stands in the footer.
          failureNotice={null}
          busy={busy}
          actions={null}
        >
          {note}
          {gated && <OverrideField form={form} draftName={reasonDraft} />}
          <TextAreaField
            label={t.notes()}
            hint={t.notesHint()}
            rows={3}
            error={formState.errors.notes?.message}
            {...register('notes')}
          />
        </FormShell>
      </div>
    </Dialog>
  );
}
