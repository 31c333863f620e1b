import { useI18nContext } from '@i18n/i18n-react';
import clsx from 'clsx';
import { useId, useRef } from 'react';
import { uploadRequestSizeMax } from '@/api/generated/schemas/uploadRequest.zod';
import { fileSize } from '@/lib/file-size';
import { PictureInput } from '@/shared/pictures/picture-input';
import { UploadSteps } from '@/shared/pictures/upload-steps';
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
  const ruleId = useId();
  const input = useRef<HTMLInputElement>(null);
  const focusKept = useFocusKept(input);
  const choose = (files: readonly File[]) => void upload.choose(files);
  const { dropping, ...dropZone } = useFileDrop(choose);
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
      <p id={ruleId} className="text-quiet">
        {dropping ? t.dropHere() : t.rule({ size: fileSize(locale, uploadRequestSizeMax) })}
      </p>
      <div>
        <PictureInput ref={input} replaces={hasPicture} describedBy={ruleId} onChoose={choose} />
      </div>
      <UploadSteps upload={upload} saved={LL.agentActions.avatar.uploaded()} />
    </fieldset>
  );
}
