import { useI18nContext } from '@i18n/i18n-react';
import type { ReactNode } from 'react';
import { Notice } from '@/ui/notice';
import { type Act, useMay } from './use-may';

interface ChangeableByProps {
  act: Act;
  children: ReactNode;
}

/** A part of a page that some roles only read: no field can be changed there then, and no button is shown. */
export function ChangeableBy({ act, children }: ChangeableByProps) {
  const { LL } = useI18nContext();
  const mayChange = useMay()(act);
  return (
    <fieldset disabled={!mayChange} className={mayChange ? 'contents' : 'only-read contents [&_.btn]:hidden'}>
      {!mayChange && (
        <Notice tone="info" className="mb-4">
          {LL.failures.readOnly()}
        </Notice>
      )}
      {children}
    </fieldset>
  );
}
