import { useI18nContext } from '@i18n/i18n-react';
import { Link } from '@tanstack/react-router';
import type { FieldValues } from 'react-hook-form';
import { FormShell, type FormShellProps } from '@/shared/forms/form-shell';
import { Button } from '@/ui/button';
import { buttonClass } from '@/ui/button-class';
import { Notice } from '@/ui/notice';
import { CreationFailure } from './creation-failure';

interface CreationFormProps<Values extends FieldValues>
  extends Omit<FormShellProps<Values>, 'failureNotice' | 'actions'> {
  /** What the new agent costs, where it costs something. */
  cost: string | undefined;
}

/** A form for a new agent: at its end what the agent costs, why it was not made, and the buttons. */
export function CreationForm<Values extends FieldValues>({
  cost,
  className = '',
  children,
  ...shell
}: CreationFormProps<Values>) {
  const { LL } = useI18nContext();
  const t = LL.creation;
  return (
    <FormShell
      {...shell}
      className={`flex flex-col gap-5 ${className}`}
      failureNotice={<CreationFailure error={shell.failure} />}
      actions={
        <div className="flex flex-wrap justify-end gap-2">
          <Link to="/{-$locale}/dashboard/agents" className={buttonClass({ variant: 'secondary' })}>
            {t.cancel()}
          </Link>
          <Button type="submit" busy={shell.busy}>
            {t.submit()}
          </Button>
        </div>
      }
    >
      {children}
      {cost && <Notice tone="info">{cost}</Notice>}
    </FormShell>
  );
}
