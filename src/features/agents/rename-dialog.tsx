import { useI18nContext } from '@i18n/i18n-react';
import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { getBotQueryKey, getBotsQueryKey, useRenameBot } from '@/api/generated/projects/projects';
import type { Bot } from '@/api/generated/schemas/bot.zod';
import { RenameBotRequest } from '@/api/generated/schemas/renameBotRequest.zod';
import { FailureNotice } from '@/shared/failures/failure-notice';
import { useContractResolver } from '@/shared/forms/contract-resolver';
import { useFormDraft } from '@/shared/forms/use-form-draft';
import { useRefusedFields } from '@/shared/forms/use-refused-fields';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { TextField } from '@/ui/text-field';
import { showToast } from '@/ui/toast/toast-queue';

interface RenameDialogProps {
  bot: Pick<Bot, 'botKey' | 'name'>;
  onClose: () => void;
}

const FIELDS = ['name'] as const;

/** Gives an agent another name. */
export function RenameDialog({ bot, onClose }: RenameDialogProps) {
  const { LL } = useI18nContext();
  const words = LL.agentActions.renaming;
  const queries = useQueryClient();
  const formId = useId();
  const { mutateAsync, error } = useRenameBot();
  const showRefused = useRefusedFields();
  const form = useForm({
    resolver: useContractResolver(RenameBotRequest),
    defaultValues: { name: bot.name },
  });

  const { register, handleSubmit, formState } = form;
  const [note, onSent] = useFormDraft(`rename-${bot.botKey}`, form, FIELDS);
  const close = () => {
    onSent();
    onClose();
  };

  const save = handleSubmit(async ({ name }) => {
    if (name === bot.name) return close();
    try {
      await mutateAsync({ botKey: bot.botKey, data: { name } });
    } catch (refusal) {
      return showRefused(refusal, form, FIELDS);
    }
    void queries.invalidateQueries({ queryKey: getBotQueryKey(bot.botKey) });
    await queries.invalidateQueries({ queryKey: getBotsQueryKey() });
    showToast({ title: words.done({ name }) });
    close();
  });

  return (
    <Dialog
      open
      onOpenChange={close}
      title={words.title()}
      description={words.text()}
      closeLabel={LL.common.close()}
      footer={
        <>
          <Button variant="secondary" onClick={close}>
            {words.cancel()}
          </Button>
          <Button type="submit" form={formId} busy={formState.isSubmitting}>
            {words.save()}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate className="flex flex-col gap-4" onSubmit={(event) => void save(event)}>
        {note}
        <TextField
          {...register('name', { setValueAs: (typed: string) => typed.trim() })}
          required
          autoComplete="off"
          label={words.name()}
          error={formState.errors.name?.message}
        />
        <FailureNotice error={error} />
      </form>
    </Dialog>
  );
}
