import { useI18nContext } from '@i18n/i18n-react';
import { type ComponentProps, lazy, useState } from 'react';
import { loadPart } from '@/lib/load-part';
import { WithTexts } from '@/shared/i18n/with-texts';
import { Button } from '@/ui/button';
import { Late } from '@/ui/late';

const ChangePlanDialog = lazy(() =>
  loadPart(async () => ({ default: (await import('./change-plan-dialog')).ChangePlanDialog })),
);

const ID = 'change-plan';

/** Moves the focus to the way to another plan, where that is on the page. */
export function focusChangePlan(): boolean {
  const button = document.getElementById(ID);
  button?.focus();
  return button !== null;
}

interface ChangePlanProps extends Omit<ComponentProps<typeof ChangePlanDialog>, 'onClose'> {
  /** The dialog that a link asked for was closed. */
  onClose: () => void;
}

/** The way to another plan; a link to one opens it, too. */
export function ChangePlan({ onClose, ...plan }: ChangePlanProps) {
  const t = useI18nContext().LL.subscription.change;
  const [pressed, setPressed] = useState(false);
  const close = () => {
    setPressed(false);
    if (plan.asked) onClose();
  };
  return (
    <>
      <Button id={ID} variant="secondary" size="sm" onClick={() => setPressed(true)}>
        {t.open()}
      </Button>
      {(pressed || plan.asked) && (
        <Late>
          <WithTexts nouns={['onboarding']}>
            <ChangePlanDialog {...plan} onClose={close} />
          </WithTexts>
        </Late>
      )}
    </>
  );
}
