import { useI18nContext } from '@i18n/i18n-react';
import { useState } from 'react';
import { pictureAddress } from '@/api/file-origins';
import { useMembers } from '@/api/generated/members/members';
import type { Member } from '@/api/generated/schemas/member.zod';
import { formatRecentWithin } from '@/lib/format';
import { unbroken } from '@/lib/unbroken';
import { useAccountId } from '@/shared/account/use-account-id';
import { useMay } from '@/shared/account/use-may';
import { LoadedPart } from '@/shared/failures/loaded-part';
import { Avatar } from '@/ui/avatar';
import { Badge } from '@/ui/badge';
import { Card } from '@/ui/card';
import { AccessText } from './access-text';
import { EditMemberDialog } from './edit-member-dialog';
import { PersonActions } from './person-actions';
import { RemoveMemberDialog } from './remove-member-dialog';

/** Who works in the company, and what each may do. */
export function MembersCard() {
  const { LL } = useI18nContext();
  const t = LL.team.members;
  const members = useMembers(useAccountId());
  const owners = members.data?.items.filter(({ role }) => role === 'owner').length ?? 0;
  const [asked, setAsked] = useState<{ act: 'edit' | 'remove'; member: Member }>();
  const close = () => setAsked(undefined);
  return (
    <Card title={t.title()} text={t.text()}>
      <LoadedPart query={members} loading={t.loading()} height="h-88 sm:h-44">
        {(data) => (
          <ul className="divide-y divide-line">
            {data.items.map((member) => (
              <MemberRow
                key={member.userId}
                member={member}
                mayLeave={member.role !== 'owner' || owners > 1}
                onEdit={() => setAsked({ act: 'edit', member })}
                onRemove={() => setAsked({ act: 'remove', member })}
              />
            ))}
          </ul>
        )}
      </LoadedPart>
      {asked?.act === 'edit' && <EditMemberDialog member={asked.member} onClose={close} />}
      {asked?.act === 'remove' && <RemoveMemberDialog member={asked.member} onClose={close} />}
    </Card>
  );
}

interface MemberRowProps {
  member: Member;
  /** A company keeps an owner. */
  mayLeave: boolean;
  onEdit: () => void;
  onRemove: () => void;
}

function MemberRow({ member, mayLeave, onEdit, onRemove }: MemberRowProps) {
  const { LL, locale } = useI18nContext();
  const t = LL.team.members;
  const may = useMay();
  const { email, role, agents, lastSeenAt, imageUrl, isYou } = member;
  const name = member.name || email;
  const when = lastSeenAt && formatRecentWithin(locale, lastSeenAt);
  const mayChange = may('manage') && (role !== 'owner' || may('own'));
  return (
    <li className="flex items-center gap-x-2 gap-y-2 py-3 first:pt-0 last:pb-0 sm:flex-wrap sm:gap-x-4">
      <div className="flex min-w-0 grow basis-64 items-center gap-3">
        <Avatar
          name={name}
          imageUrl={imageUrl ? pictureAddress(imageUrl) : undefined}
          className="size-9 text-xs"
        />
        <div className="min-w-0 grow">
          <p className="flex flex-wrap items-center gap-2">
            <span className="font-medium">{name}</span>
            {isYou && <Badge>{t.you()}</Badge>}
            <AccessText role={role} agents={agents} />
          </p>
          <p className="break-words text-[0.8125rem] text-quiet">
            <span className="max-sm:block">{email}</span>
            <span className="max-sm:hidden"> · </span>
            <span className="max-sm:block">
              {when ? t.lastSeen({ when: unbroken(when) }) : t.neverSeen()}
            </span>
          </p>
        </div>
      </div>
      <PersonActions
        name={name}
        actions={[
          ...(mayChange
            ? [{ id: 'edit', label: t.edit(), spoken: t.editName({ name }), onSelect: onEdit }]
            : []),
          ...(isYou && mayLeave ? [{ id: 'leave', label: t.leave(), danger: true, onSelect: onRemove }] : []),
          ...(!isYou && mayChange
            ? [
                {
                  id: 'remove',
                  label: t.remove(),
                  danger: true,
                  onSelect: onRemove,
                },
              ]
            : []),
        ]}
      />
    </li>
  );
}
