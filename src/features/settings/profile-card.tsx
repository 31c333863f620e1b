import { useI18nContext } from '@i18n/i18n-react';
import { useForm } from 'react-hook-form';
import type { User } from '@/api/generated/schemas/user.zod';
import { useContractResolver } from '@/shared/forms/contract-resolver';
import { useLeaveGuard } from '@/shared/forms/use-leave-guard';
import { usePictureUpload } from '@/shared/pictures/use-picture-upload';
import { Card } from '@/ui/card';
import { PictureField } from './picture-field';
import { PROFILE_FIELDS, ProfileDetails, ProfileForm } from './profile-form';
import { useProfileDraft } from './use-profile-draft';
import { useSavePerson } from './use-save-person';

interface ProfileCardProps {
  user: User;
}

/** Who the person is to others: picture, names, phone. */
export function ProfileCard({ user }: ProfileCardProps) {
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
  const leaveDialog = useLeaveGuard(typedOver || sending, sending);

  return (
    <Card ofSection title={t.title()} text={t.text()}>
      {leaveDialog}
      <div className="flex flex-col gap-8">
        <PictureField user={user} upload={upload} />
        {draftNote}
        <ProfileForm email={user.email} form={form} dirty={typedOver} />
      </div>
    </Card>
  );
}
