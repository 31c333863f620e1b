import { useI18nContext } from '@i18n/i18n-react';
import { type ComponentProps, useId } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { FormShell, type FormShellProps } from './form-shell';

interface FormDialogProps<Values extends FieldValues>
  extends Omit<FormShellProps<Values>, 'id' | 'className' | 'actions'>,
    Pick<ComponentProps<typeof Dialog>, 'title' | 'description' | 'large'> {
  submitLabel: string;
  cancelLabel: string;
  /** It takes away what cannot be brought back. */
  danger?: boolean;
  /** Closed without sending: what was typed is given up. */
  onCancel: () => void;
}

/** A form in a dialog: cancel and submit in its footer. */
export function FormDialog<Values extends FieldValues>({
  title,
  description,
  large,
  submitLabel,
  cancelLabel,
  danger = false,
  onCancel,
  ...form
}: FormDialogProps<Values>) {
  const { LL } = useI18nContext();
  const id = useId();
  return (
    <Dialog
      open
      onOpenChange={onCancel}
      title={title}
      description={description}
      large={large}
      closeLabel={LL.common.close()}
      footer={
        <>
          <Button variant="secondary" onClick={onCancel}>
            {cancelLabel}
          </Button>
          <Button type="submit" variant={danger ? 'danger' : 'primary'} form={id} busy={form.busy}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <FormShell {...form} id={id} actions={null} />
    </Dialog>
  );
}
