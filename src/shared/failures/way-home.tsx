import { useI18nContext } from '@i18n/i18n-react';
import { Link } from '@tanstack/react-router';
import { buttonClass } from '@/ui/button-class';

/** The way on from a page that failed as a whole. */
export function WayHome() {
  const { LL } = useI18nContext();
  return (
    <Link to="/{-$locale}/dashboard/home" className={buttonClass({ variant: 'ghost' })}>
      {LL.shell.goHome()}
    </Link>
  );
}
