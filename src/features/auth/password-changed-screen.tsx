import { useI18nContext } from '@i18n/i18n-react';
import { Link } from '@tanstack/react-router';
import { CircleCheck } from 'lucide-react';
import { buttonClass } from '@/ui/button-class';
import { PageHeader } from '@/ui/page-header';
import { usePassedText } from './passed-on';
import { RecoveryLostScreen } from './recovery-lost-screen';

/** The new password is saved: on to login, the e-mail filled in. */
export function PasswordChangedScreen() {
  const { LL } = useI18nContext();
  const t = LL.recovery.changed;
  const email = usePassedText('changedFor');
  if (email === undefined) return <RecoveryLostScreen />;
  return (
    <>
      <span
        aria-hidden="true"
        className="mb-4 grid size-12 place-items-center rounded-box bg-success/10 text-success"
      >
        <CircleCheck size={24} />
      </span>
      <PageHeader title={t.title()} text={t.text()} />
      <Link to="/{-$locale}/login" state={{ email: email }} className={buttonClass({ block: true })}>
        {LL.common.login()}
      </Link>
    </>
  );
}
