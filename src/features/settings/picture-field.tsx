import { useI18nContext } from '@i18n/i18n-react';
import { Trash2 } from 'lucide-react';
import { useId, useRef } from 'react';
import { uploadRequestSizeMax } from '@/api/generated/schemas/uploadRequest.zod';
import type { User } from '@/api/generated/schemas/user.zod';
import { displayName } from '@/lib/display-name';
import { fileSize } from '@/lib/file-size';
import { userPicture } from '@/lib/user-picture';
import { shownPicture } from '@/shared/account/shown-picture';
import { FailureNotice } from '@/shared/failures/failure-notice';
import { PictureDrop } from '@/shared/pictures/picture-drop';
import { PictureInput } from '@/shared/pictures/picture-input';
import { UploadSteps } from '@/shared/pictures/upload-steps';
import type { PictureUpload } from '@/shared/pictures/use-picture-upload';
import { Avatar } from '@/ui/avatar';
import { Button } from '@/ui/button';
import { showToast } from '@/ui/toast/toast-queue';
import { useSavePerson } from './use-save-person';

interface PictureFieldProps {
  user: User;
  upload: PictureUpload;
}

/** The person's picture: chosen or dropped, checked, sent, and shown everywhere as soon as it is saved. */
export function PictureField({ user, upload }: PictureFieldProps) {
  const { LL, locale } = useI18nContext();
  const t = LL.profile;
  const ids = { title: useId(), rule: useId() };
  const input = useRef<HTMLInputElement>(null);
  const { state } = upload;
  const removal = useSavePerson();
  const saved = userPicture(user);
  const inProgress = 'picture' in state ? state.picture : undefined;

  const choose = (files: readonly File[]) => {
    removal.reset();
    void upload.choose(files);
  };

  const remove = () => {
    upload.dismiss();
    removal.mutate(
      { imageUrl: null },
      {
        onSuccess: () =>
          showToast({
            title: t.removed(),
            action: { label: t.undo(), onClick: () => removal.mutate({ imageUrl: saved }) },
          }),
      },
    );
  };

  return (
    <PictureDrop labelledBy={ids.title} input={input} onChoose={choose} className="gap-4">
      {(dropping) => (
        <>
          <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
            <Avatar
              name={displayName(user)}
              imageUrl={inProgress?.preview ?? shownPicture(user)}
              className="size-24 text-2xl"
            />
            <div className="min-w-0 flex-1 basis-64">
              <p id={ids.title} className="font-medium">
                {t.picture()}
              </p>
              <p id={ids.rule} className="text-quiet">
                {dropping ? (
                  t.dropHere()
                ) : (
                  <>
                    {t.rule({ size: fileSize(locale, uploadRequestSizeMax) })} {/* A finger drops no file. */}
                    <span className="pointer-coarse:hidden">{t.drop()}</span>
                  </>
                )}
              </p>
              <div className="mt-3 flex flex-wrap gap-2">
                <PictureInput
                  ref={input}
                  replaces={saved !== undefined}
                  describedBy={ids.rule}
                  onChoose={choose}
                />
                {saved && !inProgress && (
                  <Button
                    variant="ghost"
                    busy={removal.isPending}
                    icon={<Trash2 size={16} aria-hidden="true" />}
                    onClick={remove}
                  >
                    {t.remove()}
                  </Button>
                )}
              </div>
            </div>
          </div>
          <UploadSteps upload={upload} saving={t.saving()} saved={t.saved()} />
          <FailureNotice error={removal.error} />
        </>
      )}
    </PictureDrop>
  );
}
