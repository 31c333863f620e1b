import { useI18nContext } from '@i18n/i18n-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { buttonClass } from '@/ui/button-class';
import { PageHeader } from '@/ui/page-header';
import { type Act, useMay } from './use-may';

interface OnlyForProps {
  act: Act;
  children: ReactNode;
}

/** A page that is nothing to read for who may not do what it is for: it says so, and leads home. */
export function OnlyFor({ act, children }: OnlyForProps) {
  const { LL } = useI18nContext();
  const { forbidden, codes } = LL.failures;
  if (useMay()(act)) return children;
  return (
    <>
      <PageHeader title={forbidden.title()} text={codes.ROLE_TOO_LOW()} />
      <Link to="/{-$locale}/dashboard/home" className={buttonClass({ variant: 'secondary' })}>
        {LL.shell.goHome()}
      </Link>
    </>
  );
}
