import { useI18nContext } from '@i18n/i18n-react';
import clsx from 'clsx';
import { Camera, Trash2 } from 'lucide-react';
import { type ChangeEvent, useId, useRef } from 'react';
import type { User } from '@/api/generated/schemas/user.zod';
import { displayName } from '@/lib/display-name';
import { fileSize } from '@/lib/file-size';
import { userPicture } from '@/lib/user-picture';
import { shownPicture } from '@/shared/account/shown-picture';
import { FailureNotice } from '@/shared/failures/failure-notice';
import { Avatar } from '@/ui/avatar';
import { Button } from '@/ui/button';
import { buttonClass } from '@/ui/button-class';
import { ProgressBar } from '@/ui/progress-bar';
import { showToast } from '@/ui/toast/toast-queue';
import { useFileDrop } from '@/ui/use-file-drop';
import { PICTURE_MAX_BYTES } from './check-picture';
import { PictureFaultNotice } from './picture-fault-notice';
import { UploadFailure } from './upload-failure';
import { useFocusKept } from './use-focus-kept';
import type { PictureUpload } from './use-picture-upload';
import { useSavePerson } from './use-save-person';

interface PictureFieldProps {
  user: User;
  upload: PictureUpload;
}

const TYPES = 'image/png,image/jpeg,image/webp';

/** The person's picture: chosen or dropped, checked, sent, and shown everywhere as soon as it is saved. */
export function PictureField({ user, upload }: PictureFieldProps) {
  const { LL, locale } = useI18nContext();
  const t = LL.profile;
  const ids = { title: useId(), rule: useId(), status: useId() };
  const input = useRef<HTMLInputElement>(null);
  const focusKept = useFocusKept(input);
  const { state } = upload;
  const removal = useSavePerson();
  const saved = userPicture(user);
  const inProgress = 'picture' in state ? state.picture : undefined;

  const choose = (files: readonly File[]) => {
    removal.reset();
    void upload.choose(files);
  };
  const { dropping, ...dropZone } = useFileDrop(choose);

  const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])];
    // The same file can then be chosen again.
    target.value = '';
    if (files.length > 0) choose(files);
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

  const said = {
    idle: '',
    wrong: '',
    failed: '',
    checking: t.checking(),
    uploading: t.uploading({ file: inProgress?.fileName ?? '' }),
    saving: t.saving(),
    saved: t.saved(),
    cancelled: t.cancelled(),
  };
  const percent = (share: number) =>
    new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 }).format(share);

  return (
    <fieldset
      {...focusKept}
      {...dropZone}
      aria-labelledby={ids.title}
      className={clsx(
        '-m-2.5 flex flex-col gap-4 rounded-box border-2 border-dashed p-2',
        dropping ? 'border-primary bg-primary/8' : 'border-transparent',
      )}
    >
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
            {dropping ? t.dropHere() : t.rule({ size: fileSize(locale, PICTURE_MAX_BYTES) })}
          </p>
          <div className="mt-3 flex flex-wrap gap-2">
            <label
              className={clsx(
                buttonClass({ variant: 'secondary' }),
                'relative has-focus-visible:outline-2 has-focus-visible:outline-offset-2',
              )}
            >
              <Camera size={16} aria-hidden="true" />
              <input
                ref={input}
                type="file"
                accept={TYPES}
                className="sr-only"
                aria-describedby={ids.rule}
                onChange={take}
              />
              {saved ? t.change() : t.choose()}
            </label>
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
      <p id={ids.status} role="status" className="break-words empty:hidden">
        {said[state.step]}
      </p>
      {state.step === 'uploading' && (
        <>
          <ProgressBar
            labelledBy={ids.status}
            value={state.sent}
            max={state.picture.content.size}
            text={
              state.sent < state.picture.content.size
                ? t.progress({
                    percent: percent(state.sent / state.picture.content.size),
                    sent: fileSize(locale, state.sent),
                    total: fileSize(locale, state.picture.content.size),
                  })
                : t.arriving()
            }
          />
          <Button variant="secondary" className="self-start" onClick={upload.cancel}>
            {t.cancel()}
          </Button>
        </>
      )}
      {state.step === 'wrong' && <PictureFaultNotice fault={state.fault} />}
      {state.step === 'failed' && (
        <UploadFailure error={state.error} onRetry={() => void upload.retry()} onDismiss={upload.dismiss} />
      )}
      <FailureNotice error={removal.error} />
    </fieldset>
  );
}
