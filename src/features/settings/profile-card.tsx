import { useI18nContext } from '@i18n/i18n-react';
import { useEffect, useEffectEvent } from 'react';
import { useForm } from 'react-hook-form';
import type { User } from '@/api/generated/schemas/user.zod';
import { useContractResolver } from '@/shared/forms/contract-resolver';
import { Card } from '@/ui/card';
import { PictureField } from './picture-field';
import { PROFILE_FIELDS, ProfileDetails, ProfileForm } from './profile-form';
import { usePictureUpload } from './use-picture-upload';
import { useProfileDraft } from './use-profile-draft';
import { useSavePerson } from './use-save-person';

interface ProfileCardProps {
  user: User;
  /** Says whether leaving would lose something, so that the route can ask first. */
  onDirty: (dirty: boolean) => void;
}

/** Who the person is to others: picture, names, phone. */
export function ProfileCard({ user, onDirty }: ProfileCardProps) {
  const t = useI18nContext().LL.profile;
  const saved = { name: user.name, lastname: user.lastname ?? '', phone: user.phone ?? '' };
  const form = useForm({
    resolver: useContractResolver(ProfileDetails),
    values: saved,
    // What is being typed stays when news of the person arrives.
    resetOptions: { keepDirtyValues: true },
  });
  const picture = useSavePerson();
  const upload = usePictureUpload((imageUrl) => picture.mutateAsync({ imageUrl }));

  const typed = form.watch();
  const typedOver = PROFILE_FIELDS.some((field) => typed[field] !== saved[field]);
  const draftNote = useProfileDraft({ form, typed: typedOver ? typed : undefined, saved });
  const sending = 'picture' in upload.state;
  const dirty = typedOver || sending;
  const reportDirty = useEffectEvent((now: boolean) => onDirty(now));
  useEffect(() => {
    reportDirty(dirty);
  }, [dirty]);
  useEffect(() => {
    // What is typed is kept; a file in progress is not.
    if (!sending) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [sending]);

  return (
    <Card title={t.title()} text={t.text()}>
      <div className="flex flex-col gap-8">
        <PictureField user={user} upload={upload} />
        {draftNote}
        <ProfileForm email={user.email} form={form} dirty={typedOver} />
      </div>
    </Card>
  );
}
