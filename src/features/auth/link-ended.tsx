import { useI18nContext } from '@i18n/i18n-react';
import { Link } from '@tanstack/react-router';
import type { ResetLinkState } from '@/api/generated/schemas/resetLinkState.zod';
import { buttonClass } from '@/ui/button-class';
import { PageHeader } from '@/ui/page-header';

/** Why a reset link is no longer good; unknown when nobody sent it, or part of it is missing. */
export type WhyEnded = Exclude<ResetLinkState, 'valid'> | 'unknown';

interface LinkEndedProps {
  why: WhyEnded;
}

/** A reset link that is not good any more, and the ways on. */
export function LinkEnded({ why }: LinkEndedProps) {
  const { LL } = useI18nContext();
  const t = LL.recovery.reset;
  // Who has used it has the new password by now.
  const variantOf = (isWayOn: boolean) => (isWayOn ? 'primary' : 'secondary');
  const newLink = (
    <Link
      key="newLink"
      to="/{-$locale}/passwordrecovery"
      className={buttonClass({ variant: variantOf(why !== 'used'), block: true })}
    >
      {t.newLink()}
    </Link>
  );
  const login = (
    <Link
      key="login"
      to="/{-$locale}/login"
      className={buttonClass({ variant: variantOf(why === 'used'), block: true })}
    >
      {LL.common.login()}
    </Link>
  );
  return (
    <>
      <PageHeader takesFocus title={t.ended[why].title()} text={t.ended[why].text()} />
      <div className="flex flex-col gap-2">{why === 'used' ? [login, newLink] : [newLink, login]}</div>
    </>
  );
}
