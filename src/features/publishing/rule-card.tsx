import { useI18nContext } from '@i18n/i18n-react';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { usePublishing, useSavePublishing } from '@/api/generated/publishing/publishing';
import type { Publishing } from '@/api/generated/schemas/publishing.zod';
import { useAccountId } from '@/shared/account/use-account-id';
import { useMay } from '@/shared/account/use-may';
import { LoadedPart } from '@/shared/failures/loaded-part';
import { SectionForm } from '@/shared/forms/section-form';
import { invalidateAfter } from '@/shared/queries/invalidate-after';
import { Card } from '@/ui/card';
import { CheckboxField } from '@/ui/checkbox-field';
import { showToast } from '@/ui/toast/toast-queue';

/** Whether a second person approves what is published, and what waits for one. */
export function PublishingRuleCard() {
  const { LL } = useI18nContext();
  const t = LL.publishing;
  const publishing = usePublishing(useAccountId());
  return (
    <Card title={t.rule.title()} text={t.rule.text()}>
      <LoadedPart query={publishing} loading={t.rule.loading()}>
        {(data) => (
          <div className="flex flex-col gap-5">
            <RuleForm publishing={data} />
            {data.needsApproval && <Waiting publishing={data} />}
          </div>
        )}
      </LoadedPart>
    </Card>
  );
}

function RuleForm({ publishing }: { publishing: Publishing }) {
  const { LL } = useI18nContext();
  const t = LL.publishing.rule;
  const accountId = useAccountId();
  const queryClient = useQueryClient();
  const mayChange = useMay()('own');
  const { mutateAsync, error, isPending } = useSavePublishing();
  const [changed, setChanged] = useState<boolean>();
  const value = changed ?? publishing.needsApproval;
  const dirty = value !== publishing.needsApproval;

  const save = async () => {
    try {
      await mutateAsync({ accountId, data: { needsApproval: value } });
    } catch {
      // The notice says why.
      return;
    }
    await invalidateAfter(queryClient, 'savePublishing');
    setChanged(undefined);
    showToast({ title: t.saved() });
  };

  return (
    <SectionForm
      save={mayChange ? t.save() : undefined}
      dirty={dirty}
      busy={isPending}
      error={error}
      onSave={() => void save()}
    >
      <CheckboxField
        label={t.label()}
        hint={mayChange ? t.hint() : t.onlyOwner()}
        checked={value}
        disabled={!mayChange}
        onChange={({ target }) => setChanged(target.checked)}
      />
    </SectionForm>
  );
}

function Waiting({ publishing }: { publishing: Publishing }) {
  const { LL } = useI18nContext();
  const t = LL.publishing.waiting;
  return (
    <div>
      <h3 className="mb-1 font-medium">{t.list()}</h3>
      {publishing.items.length === 0 ? (
        <p className="text-quiet">{t.none()}</p>
      ) : (
        <ul className="flex flex-col gap-2">
          {publishing.items.map(({ requestId, botKey, agentName, by, isOwn }) => (
            <li key={requestId} className="flex flex-wrap items-center gap-x-3">
              <Link
                to="/{-$locale}/dashboard/agents/$keyBot"
                params={{ keyBot: botKey }}
                className="link link-primary"
              >
                {t.open({ name: agentName || botKey })}
              </Link>
              <span className="text-[0.8125rem] text-quiet">
                {isOwn ? t.own() : t.other({ name: by.name })}
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
