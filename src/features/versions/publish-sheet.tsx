import { useI18nContext } from '@i18n/i18n-react';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { AgentDetail } from '@/api/generated/schemas/agentDetail.zod';
import type { AgentVersionHead } from '@/api/generated/schemas/agentVersionHead.zod';
import { PublishRequest } from '@/api/generated/schemas/publishRequest.zod';
import type { ReadinessCheck } from '@/api/generated/schemas/readinessCheck.zod';
import { dropDraft } from '@/session/drafts';
import { useContractResolver } from '@/shared/forms/contract-resolver';
import { FormShell } from '@/shared/forms/form-shell';
import { useFormDraft } from '@/shared/forms/use-form-draft';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { TextAreaField } from '@/ui/text-area-field';
import { DraftChanges } from './draft-changes';
import { OverrideField } from './override-field';
import { PublishNotice } from './publish-notice';
import { ReadinessSection } from './readiness-section';
import { RolloutNotes } from './rollout-notes';
import { type TestVerdict, usePublishCheck } from './use-publish-check';
import { usePublishDraft } from './use-publish-draft';
import { usePublishedDialog } from './use-published-dialog';

interface PublishSheetProps {
  /** The agent with nothing left to save. */
  agent: AgentDetail;
  onClose: () => void;
  /** Leads to where a check is fixed; the sheet is closed by then. */
  onFix: (check: ReadinessCheck) => void;
  /** What the agent's tests say to the draft. */
  tests: ReactNode;
  verdict: TestVerdict;
  /** It is published: nothing more has to be asked of the draft. */
  onPublished: () => void;
  /** Where a second person has to approve: the draft is not published here, that person is asked. */
  approval?: PublishApproval | undefined;
}

/** How a second person is asked to approve, in words. */
interface PublishApproval {
  text: string;
  submitLabel: string;
  doneTitle: string;
  doneText: string;
  error: unknown;
  busy: boolean;
  ask: (revision: string, request: PublishRequest) => Promise<void>;
}

/** Everything to be seen before a draft is published: whether it is ready, what changes, and the note to the team. */
export function PublishSheet({
  agent,
  onClose,
  onFix,
  tests,
  verdict,
  onPublished,
  approval,
}: PublishSheetProps) {
  const { LL } = useI18nContext();
  const t = LL.versions.sheet;
  const { botKey, draft, live } = agent;
  const formId = useId();
  const reasonId = useId();
  const mustFixId = useId();
  const [before] = useState(live);
  const [published, setPublished] = useState<{ version: AgentVersionHead | undefined }>();
  const publishedDialog = usePublishedDialog(agent, onClose);
  const publishing = usePublishDraft(agent);
  const { refusal } = publishing;
  const busy = publishing.busy || approval?.busy;
  const error = approval?.error ?? publishing.error;
  const [asked, setAsked] = useState(false);
  const gate = usePublishCheck(agent, verdict, publishing);
  const { answersRefused, cannot, mustFix } = gate;
  const form = useForm<PublishRequest>({
    resolver: useContractResolver(PublishRequest),
    defaultValues: { notes: '' },
  });
  const { register, formState, setFocus, watch } = form;
  const lacksReason = gate.needsReason && !watch('override.reason')?.trim();
  const hint = cannot ?? (lacksReason ? t.reasonFirst() : undefined);
  const isToldAbove = hint !== undefined && hint === mustFix;
  const reasonDraft = `publish-reason-${botKey}`;
  const [note, onSent] = useFormDraft(`publish-notes-${botKey}`, form, ['notes']);

  useEffect(() => {
    if (answersRefused) setFocus('override.reason');
  }, [answersRefused, setFocus]);

  const submit = async (values: PublishRequest) => {
    if (cannot !== undefined) return;
    if (approval) {
      await approval.ask(gate.seen, values);
      setAsked(true);
    } else setPublished({ version: await publishing.publish(gate.seen, values) });
    onPublished();
    onSent();
    await dropDraft(reasonDraft);
  };

  if (asked && approval) {
    return (
      <Dialog
        open
        onOpenChange={onClose}
        title={approval.doneTitle}
        description={approval.doneText}
        closeLabel={LL.common.close()}
        footer={<Button onClick={onClose}>{LL.versions.done.close()}</Button>}
      />
    );
  }
  if (published) {
    return (
      <Dialog
        open
        onOpenChange={onClose}
        closeLabel={LL.common.close()}
        {...publishedDialog({ version: published.version, before })}
      />
    );
  }

  return (
    <Dialog
      large
      open
      onOpenChange={onClose}
      title={t.title({ name: agent.name })}
      description={
        mustFix ? (
          <span id={mustFixId}>{mustFix}</span>
        ) : (
          (approval?.text ?? (agent.live ? t.text() : t.textFirst()))
        )
      }
      closeLabel={LL.common.close()}
      footer={
        <>
          <div className="flex w-full flex-col gap-2 empty:hidden">
            <PublishNotice
              changed={gate.changed ? draft : undefined}
              onGoOn={gate.goOn}
              refusal={refusal}
              answersRefused={answersRefused}
              error={error}
            />
          </div>
          {hint && !isToldAbove && (
            <p id={reasonId} className="me-auto self-center text-[0.8125rem] text-quiet max-sm:w-full">
              {hint}
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
            aria-describedby={isToldAbove ? mustFixId : hint ? reasonId : undefined}
          >
            {approval?.submitLabel ??
              (gate.needsReason && cannot === undefined ? t.submitAnyway() : t.submit())}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-6">
        <ReadinessSection
          checked={gate.checked}
          error={gate.readiness.error}
          onRetry={() => void gate.readiness.refetch()}
          content={draft.content}
          onFix={onFix}
        />
        <div className="flex flex-col gap-2">
          <DraftChanges agent={agent} />
          <RolloutNotes botKey={botKey} />
        </div>
        {/* A reason for failing tests is given right below them. */}
        {tests}
        <FormShell
          id={formId}
          form={form}
          fields={['notes', 'override.reason']}
          onSubmit={submit}
          failure={error}
          // It stands in the footer.
          failureNotice={null}
          busy={busy ?? false}
          actions={null}
        >
          {note}
          {gate.needsReason && <OverrideField form={form} draftName={reasonDraft} />}
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
