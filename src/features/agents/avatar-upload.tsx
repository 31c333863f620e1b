import { useI18nContext } from '@i18n/i18n-react';
import clsx from 'clsx';
import { useId, useRef } from 'react';
import { uploadRequestSizeMax } from '@/api/generated/schemas/uploadRequest.zod';
import { fileSize } from '@/lib/file-size';
import { PictureFaultNotice } from '@/shared/pictures/picture-fault-notice';
import { PictureInput } from '@/shared/pictures/picture-input';
import { UploadFailure } from '@/shared/pictures/upload-failure';
import { UploadProgress } from '@/shared/pictures/upload-progress';
import { useFocusKept } from '@/shared/pictures/use-focus-kept';
import type { PictureUpload } from '@/shared/pictures/use-picture-upload';
import { useFileDrop } from '@/ui/use-file-drop';

interface AvatarUploadProps {
  upload: PictureUpload;
  /** There is a picture in the place of the face. */
  hasPicture: boolean;
}

/** A picture of one's own: chosen or dropped, checked and sent; it is the agent's when the dialog is saved. */
export function AvatarUpload({ upload, hasPicture }: AvatarUploadProps) {
  const { LL, locale } = useI18nContext();
  const t = LL.profile;
  const ids = { rule: useId(), status: useId() };
  const input = useRef<HTMLInputElement>(null);
  const focusKept = useFocusKept(input);
  const { state } = upload;
  const choose = (files: readonly File[]) => void upload.choose(files);
  const { dropping, ...dropZone } = useFileDrop(choose);
  const file = 'picture' in state ? state.picture.fileName : '';
  const said = {
    idle: '',
    wrong: '',
    failed: '',
    checking: t.checking(),
    uploading: t.uploading({ file }),
    saving: '',
    saved: LL.agentActions.avatar.uploaded(),
    cancelled: t.cancelled(),
  };
  return (
    <fieldset
      {...focusKept}
      {...dropZone}
      aria-label={LL.agentActions.avatar.picture()}
      className={clsx(
        '-m-2 flex min-w-0 grow flex-col gap-3 rounded-box border-2 border-dashed p-1.5',
        dropping ? 'border-primary bg-primary/8' : 'border-transparent',
      )}
    >
      <p id={ids.rule} className="text-quiet">
        {dropping ? t.dropHere() : t.rule({ size: fileSize(locale, uploadRequestSizeMax) })}
      </p>
      <div>
        <PictureInput ref={input} replaces={hasPicture} describedBy={ids.rule} onChoose={choose} />
      </div>
      <p id={ids.status} role="status" className="break-words empty:hidden">
        {said[state.step]}
      </p>
      {state.step === 'uploading' && (
        <UploadProgress
          sent={state.sent}
          total={state.picture.content.size}
          labelledBy={ids.status}
          onCancel={upload.cancel}
        />
      )}
      {state.step === 'wrong' && <PictureFaultNotice fault={state.fault} />}
      {state.step === 'failed' && (
        <UploadFailure error={state.error} onRetry={() => void upload.retry()} onDismiss={upload.dismiss} />
      )}
    </fieldset>
  );
}
