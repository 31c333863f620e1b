import { useI18nContext } from '@i18n/i18n-react';
import { useId } from 'react';
import { PictureFaultNotice } from './picture-fault-notice';
import { UploadFailure } from './upload-failure';
import { UploadProgress } from './upload-progress';
import type { PictureUpload } from './use-picture-upload';

interface UploadStepsProps {
  upload: PictureUpload;
  /** What is said while it is saved, and after. */
  saving?: string;
  saved: string;
}

/** How far a picture has come on its way, in words; its progress, or what is wrong. */
export function UploadSteps({ upload, saving = '', saved }: UploadStepsProps) {
  const t = useI18nContext().LL.profile;
  const statusId = useId();
  const { state } = upload;
  const said = {
    idle: '',
    wrong: '',
    failed: '',
    checking: t.checking(),
    uploading: t.uploading({ file: 'picture' in state ? state.picture.fileName : '' }),
    saving,
    saved,
    cancelled: t.cancelled(),
  };
  return (
    <>
      <p id={statusId} role="status" className="break-words empty:hidden">
        {said[state.step]}
      </p>
      {state.step === 'uploading' && (
        <UploadProgress
          sent={state.sent}
          total={state.picture.content.size}
          labelledBy={statusId}
          onCancel={upload.cancel}
        />
      )}
      {state.step === 'wrong' && <PictureFaultNotice fault={state.fault} />}
      {state.step === 'failed' && (
        <UploadFailure error={state.error} onRetry={() => void upload.retry()} onDismiss={upload.dismiss} />
      )}
    </>
  );
}
