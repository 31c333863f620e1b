import { useI18nContext } from '@i18n/i18n-react';
import { Link } from '@tanstack/react-router';
import { buttonClass } from '@/ui/button-class';
import { PageHeader } from '@/ui/page-header';

/** A later step of recovery, opened without the one before it. */
export function RecoveryLostScreen() {
  const { LL } = useI18nContext();
  const t = LL.recovery.lost;
  return (
    <>
      <PageHeader title={t.title()} text={t.text()} />
      <div className="flex flex-wrap gap-2">
        <Link to="/{-$locale}/passwordrecovery" className={buttonClass()}>
          {t.start()}
        </Link>
        <Link to="/{-$locale}/login" className={buttonClass({ variant: 'secondary' })}>
          {LL.recovery.backToLogin()}
        </Link>
      </div>
    </>
  );
}
