import { useI18nContext } from '@i18n/i18n-react';
import { useQueryClient } from '@tanstack/react-query';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { useInvitations, useResendInvitation } from '@/api/generated/members/members';
import type { Invitation } from '@/api/generated/schemas/invitation.zod';
import { formatMoment, formatTimeOrMoment } from '@/lib/format';
import { useAccountId } from '@/shared/account/use-account-id';
import { LoadedPart } from '@/shared/failures/loaded-part';
import { useFailureToast } from '@/shared/failures/use-failure-toast';
import { invalidateAfter } from '@/shared/queries/invalidate-after';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { showToast } from '@/ui/toast/toast-queue';
import { AccessText } from './access-text';
import { InviteDialog } from './invite-dialog';
import { PersonActions } from './person-actions';
import { WithdrawDialog } from './withdraw-dialog';

/** Who is invited and has not come yet, and the way to invite somebody. */
export function InvitationsCard() {
  const { LL } = useI18nContext();
  const t = LL.team.invitations;
  const invitations = useInvitations(useAccountId());
  const [inviting, setInviting] = useState(false);
  const [withdrawing, setWithdrawing] = useState<Invitation>();
  return (
    <Card
      title={t.title()}
      text={t.text()}
      actions={
        <Button size="sm" icon={<UserPlus size={15} aria-hidden="true" />} onClick={() => setInviting(true)}>
          {t.invite()}
        </Button>
      }
    >
      <LoadedPart query={invitations} loading={t.loading()} height="h-28">
        {(data) =>
          data.items.length === 0 ? (
            <p className="text-quiet">{t.none()}</p>
          ) : (
            <ul className="divide-y divide-line">
              {data.items.map((invitation) => (
                <InvitationRow
                  key={invitation.invitationId}
                  invitation={invitation}
                  onWithdraw={() => setWithdrawing(invitation)}
                />
              ))}
            </ul>
          )
        }
      </LoadedPart>
      {inviting && <InviteDialog onClose={() => setInviting(false)} />}
      {withdrawing && <WithdrawDialog invitation={withdrawing} onClose={() => setWithdrawing(undefined)} />}
    </Card>
  );
}

interface InvitationRowProps {
  invitation: Invitation;
  onWithdraw: () => void;
}

function InvitationRow({ invitation, onWithdraw }: InvitationRowProps) {
  const { LL, locale } = useI18nContext();
  const t = LL.team.invitations;
  const accountId = useAccountId();
  const queryClient = useQueryClient();
  const showFailure = useFailureToast();
  const { mutateAsync, isPending } = useResendInvitation();
  const { invitationId, email, role, agents, invitedBy, sentAt, expiresAt, state } = invitation;
  const sent = sentAt && formatTimeOrMoment(locale, sentAt);
  const expiry = state !== 'expired' && expiresAt && formatMoment(locale, expiresAt);

  const resend = async () => {
    try {
      await mutateAsync({ accountId, invitationId });
    } catch (error) {
      showFailure(error);
      return;
    }
    await invalidateAfter(queryClient, 'resendInvitation');
    showToast({ title: t.resent({ email }) });
  };

  return (
    <li className="flex items-center gap-x-2 gap-y-2 py-3 first:pt-0 last:pb-0 sm:flex-wrap sm:gap-x-4">
      <div className="min-w-0 grow basis-64">
        <p className="flex flex-wrap items-center gap-2">
          {/* Where there is little room it has a line of its own, so that what they may stays together below it. */}
          <span className="min-w-0 break-words font-medium max-sm:w-full">{email}</span>
          <AccessText role={role} agents={agents} />
          {state === 'expired' && <Badge tone="warning">{t.expired()}</Badge>}
        </p>
        <p className="text-[0.8125rem] text-quiet">
          {sent && <span className="max-sm:block">{t.sent({ when: sent, name: invitedBy })}</span>}
          {expiry && (
            <span className="max-sm:block">
              {sent && <span className="max-sm:hidden"> · </span>}
              {t.expires({ when: expiry })}
            </span>
          )}
        </p>
      </div>
      <PersonActions
        name={email}
        actions={[
          {
            id: 'resend',
            label: t.resend(),
            spoken: t.resendTo({ email }),
            busy: isPending,
            onSelect: () => void resend(),
          },
          {
            id: 'withdraw',
            label: t.withdraw(),
            danger: true,
            onSelect: onWithdraw,
          },
        ]}
      />
    </li>
  );
}
