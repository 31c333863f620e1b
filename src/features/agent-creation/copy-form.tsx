import { useI18nContext } from '@i18n/i18n-react';
import { useForm, useWatch } from 'react-hook-form';
import type { AgentDetail } from '@/api/generated/schemas/agentDetail.zod';
import type { AgentVersionHead } from '@/api/generated/schemas/agentVersionHead.zod';
import { CopiedAgent } from '@/api/generated/schemas/copiedAgent.zod';
import { NewAgentNameMax } from '@/api/generated/schemas/newAgentName.zod';
import { useVersion, useVersions } from '@/api/generated/versions/versions';
import { formatDate } from '@/lib/format';
import { useAccountId } from '@/shared/account/use-account-id';
import { versionNumber } from '@/shared/agent-draft/version-number';
import { writtenLocale } from '@/shared/agent-draft/written-locale';
import { FailurePanel } from '@/shared/failures/failure-panel';
import { useContractResolver } from '@/shared/forms/contract-resolver';
import { useFormDraft } from '@/shared/forms/use-form-draft';
import { Card } from '@/ui/card';
import { SelectField } from '@/ui/select-field';
import { Skeleton } from '@/ui/skeleton';
import { AgentNameField } from './agent-name-field';
import { ContentPreview } from './content-preview';
import { CreationForm } from './creation-form';
import { useCreateAgent } from './use-create-agent';
import type { WayProps } from './way-props';

const FIELDS = ['name', 'versionId'] as const;

/** A new agent from another one, as its draft or one of its versions is. */
export function CopyForm({ agent, onStarted, cost }: WayProps & { agent: AgentDetail }) {
  const accountId = useAccountId();
  const { LL, locale } = useI18nContext();
  const t = LL.creation.copy;
  const { botKey } = agent;
  const draft = `new-agent-copy-${botKey}`;
  const form = useForm<CopiedAgent>({
    resolver: useContractResolver(CopiedAgent),
    defaultValues: {
      source: 'copy',
      accountId,
      name: t.nameOfCopy({ name: agent.name }).slice(0, NewAgentNameMax),
      botKey,
      versionId: null,
    },
  });
  const { register, control } = form;
  const { errors } = form.formState;
  const [draftNote] = useFormDraft(draft, form, FIELDS);
  const versionId = useWatch({ control, name: 'versionId' });
  const versions = useVersions(botKey);
  const { create, busy, error } = useCreateAgent((jobId) => onStarted(jobId, [draft]));

  const versionLabel = (version: AgentVersionHead) => {
    const n = versionNumber(version, locale);
    const date = formatDate(locale, version.savedAt) ?? LL.common.unknown();
    if (version.kind === 'kept') return t.kept({ date });
    return version.isLive ? t.live({ n }) : t.published({ n, date });
  };

  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      <Card>
        <CreationForm form={form} fields={FIELDS} onSubmit={create} failure={error} busy={busy} cost={cost}>
          {draftNote}
          <SelectField
            label={t.version()}
            hint={t.note()}
            error={errors.versionId?.message}
            options={[
              { value: '', label: t.draft() },
              ...(versions.data?.items ?? []).map((version) => ({
                value: version.versionId,
                label: versionLabel(version),
              })),
            ]}
            {...register('versionId', { setValueAs: (value: string | null) => value || null })}
          />
          <AgentNameField error={errors.name?.message} {...register('name')} />
        </CreationForm>
      </Card>
      {versionId ? (
        <VersionPreview botKey={botKey} versionId={versionId} />
      ) : (
        <ContentPreview
          content={agent.draft.content}
          language={writtenLocale(agent.draft.content.language)}
        />
      )}
    </div>
  );
}

function VersionPreview({ botKey, versionId }: { botKey: string; versionId: string }) {
  const { data, error, refetch } = useVersion(botKey, versionId);
  if (data) return <ContentPreview content={data.content} language={writtenLocale(data.content.language)} />;
  if (error) return <FailurePanel error={error} onRetry={() => void refetch()} />;
  return <Skeleton className="h-64 w-full" />;
}
