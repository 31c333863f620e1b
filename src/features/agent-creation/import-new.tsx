import { useI18nContext } from '@i18n/i18n-react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import type { AgentContent } from '@/api/generated/schemas/agentContent.zod';
import type { AgentDocument } from '@/api/generated/schemas/agentDocument.zod';
import { NewAgentName } from '@/api/generated/schemas/newAgentName.zod';
import { useAccountId } from '@/shared/account/use-account-id';
import { ContentChanges } from '@/shared/agent-draft/content-changes';
import { useContractResolver } from '@/shared/forms/contract-resolver';
import { useFormDraft } from '@/shared/forms/use-form-draft';
import { Card } from '@/ui/card';
import { AgentNameField } from './agent-name-field';
import { CreationForm } from './creation-form';
import { useCreateAgent } from './use-create-agent';
import type { WayProps } from './way-props';

interface ImportNewProps extends WayProps {
  document: AgentDocument;
  before: AgentContent;
  /** Under which names the document is kept until the agent is made. */
  drafts: readonly string[];
}

const Naming = z.object({ name: NewAgentName });
const FIELDS = ['name'] as const;
const NAME_DRAFT = 'new-agent-imported-name';

/** A new agent from a document that can be read: its name, and what it will have. */
export function ImportNew({ document, before, drafts, onStarted, cost }: ImportNewProps) {
  const accountId = useAccountId();
  const { LL } = useI18nContext();
  const t = LL.creation.import;
  const form = useForm({
    resolver: useContractResolver(Naming),
    defaultValues: { name: document.name },
  });
  const { register } = form;
  const { errors } = form.formState;
  const [draftNote] = useFormDraft(NAME_DRAFT, form, FIELDS);
  const { create, busy, error } = useCreateAgent((jobId) => onStarted(jobId, [...drafts, NAME_DRAFT]));
  return (
    <Card title={t.changesNew()} text={t.changesText()}>
      <ContentChanges before={before} after={document.content} />
      <CreationForm
        className="mt-4 border-line border-t pt-4"
        form={form}
        fields={FIELDS}
        onSubmit={({ name }) => create({ source: 'import', accountId, name, document })}
        failure={error}
        busy={busy}
        cost={cost}
      >
        {draftNote}
        <AgentNameField error={errors.name?.message} {...register('name')} />
      </CreationForm>
    </Card>
  );
}
