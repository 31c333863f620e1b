import { useI18nContext } from '@i18n/i18n-react';
import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { EmptyState } from '@/ui/empty-state';
import { type Act, useMay } from './use-may';

interface OnlyForProps {
  act: Act;
  children: ReactNode;
}

/** A page that is nothing to read for who may not do what it is for. */
export function OnlyFor({ act, children }: OnlyForProps) {
  const { LL } = useI18nContext();
  const { forbidden, codes } = LL.failures;
  if (useMay()(act)) return children;
  return <EmptyState icon={<Lock size={20} />} title={forbidden.title()} text={codes.ROLE_TOO_LOW()} />;
}
