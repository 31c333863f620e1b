import { useI18nContext } from '@i18n/i18n-react';
import { type ComponentProps, lazy, useState } from 'react';
import { loadPart } from '@/lib/load-part';
import { Button } from '@/ui/button';
import { Late } from '@/ui/late';

const ChangePlanDialog = lazy(() =>
  loadPart(async () => ({ default: (await import('./change-plan-dialog')).ChangePlanDialog })),
);

/** The way to another plan. */
export function ChangePlan(plan: Omit<ComponentProps<typeof ChangePlanDialog>, 'onClose'>) {
  const t = useI18nContext().LL.subscription.change;
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" size="sm" onClick={() => setOpen(true)}>
        {t.open()}
      </Button>
      {open && (
        <Late>
          <ChangePlanDialog {...plan} onClose={() => setOpen(false)} />
        </Late>
      )}
    </>
  );
}
