import { useI18nContext } from '@i18n/i18n-react';
import { Link } from '@tanstack/react-router';
import { buttonClass } from '@/ui/button-class';
import { PageHeader } from '@/ui/page-header';
import { TEXT_LINK } from '@/ui/text-link-class';

/** A later step of recovery, opened without the one before it. */
export function RecoveryLostScreen() {
  const { LL } = useI18nContext();
  const t = LL.recovery.lost;
  return (
    <>
      <PageHeader title={t.title()} text={t.text()} />
      <Link to="/{-$locale}/passwordrecovery" className={buttonClass({ block: true })}>
        {t.start()}
      </Link>
      <p className="mt-6 text-center">
        <Link to="/{-$locale}/login" className={TEXT_LINK}>
          {LL.recovery.backToLogin()}
        </Link>
      </p>
    </>
  );
}
