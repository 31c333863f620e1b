import { useI18nContext } from '@i18n/i18n-react';
import clsx from 'clsx';
import { ImageOff, Trash2 } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { useController } from 'react-hook-form';
import { pictureAddress } from '@/api/file-origins';
import { useAgent } from '@/api/generated/drafts/drafts';
import { uploadRequestSizeMax } from '@/api/generated/schemas/uploadRequest.zod';
import { fileSize } from '@/lib/file-size';
import { AgentAvatar } from '@/shared/agents/agent-avatar';
import { PictureDrop } from '@/shared/pictures/picture-drop';
import { PictureInput } from '@/shared/pictures/picture-input';
import { UploadSteps } from '@/shared/pictures/upload-steps';
import type { PictureUpload } from '@/shared/pictures/use-picture-upload';
import { Button } from '@/ui/button';
import { UrlText } from '@/ui/url-text';
import { hasSecret } from '../secrets-in';
import type { SettingsForm } from '../setting-fields';

interface PictureFieldProps {
  form: SettingsForm;
  upload: PictureUpload;
}

const TILE = 'size-16 shrink-0 rounded-[28%]';

/** The picture at the head of the chat: chosen or dropped, checked and sent; visitors see it once it is published. */
export function PictureField({ form, upload }: PictureFieldProps) {
  const { LL, locale } = useI18nContext();
  const t = LL.widgetDesigner;
  const ids = { title: useId(), rule: useId(), fault: useId() };
  const { field, fieldState } = useController({ control: form.control, name: 'theme.imageUrl' });
  const { data: agent } = useAgent(form.getValues('botKey'), {
    query: { enabled: form.getValues('botKey') !== '' },
  });
  const [broken, setBroken] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const choose = (files: readonly File[]) => void upload.choose(files);
  const { state } = upload;
  const sent = 'picture' in state ? state.picture.preview : undefined;
  const address = field.value.trim();
  const shown = sent ?? pictureAddress(address);
  const fault = fieldState.error ? t.look.imageFault() : hasSecret(address) ? t.secretHere() : undefined;

  return (
    <PictureDrop labelledBy={ids.title} input={input} onChoose={choose} className="gap-3">
      {(dropping) => (
        <>
          <div className="flex items-start gap-4">
            {address === '' && sent === undefined ? (
              <AgentAvatar agent={agent ?? { name: '' }} className={TILE} />
            ) : shown === undefined || shown === broken ? (
              <span className={clsx(TILE, 'grid place-items-center bg-base-content/8 text-quiet')}>
                <ImageOff size={20} aria-hidden="true" />
              </span>
            ) : (
              <img
                src={shown}
                alt=""
                referrerPolicy="no-referrer"
                className={clsx(TILE, 'object-cover')}
                onError={() => setBroken(shown)}
              />
            )}
            <div className="min-w-0 flex-1">
              <p id={ids.title} className="font-medium">
                {t.look.image()}
              </p>
              <p id={ids.rule} className="text-[0.8125rem] text-quiet">
                {dropping
                  ? LL.profile.dropHere()
                  : `${t.look.imageHint()} ${LL.profile.rule({ size: fileSize(locale, uploadRequestSizeMax) })}`}
              </p>
            </div>
          </div>
          {/* What is not shown here can still be told by its address. */}
          {address !== '' && sent === undefined && (shown === undefined || shown === broken) && (
            <p className="text-[0.8125rem]">
              <UrlText url={address} />
            </p>
          )}
          {fault && (
            <p id={ids.fault} className="text-[0.8125rem] text-error">
              {fault}
            </p>
          )}
          <div className="flex flex-wrap gap-2">
            <PictureInput
              ref={(element) => {
                input.current = element;
                // What is wrong with it leads here.
                field.ref(element);
              }}
              label={t.look.imageUpload()}
              describedBy={fault ? `${ids.fault} ${ids.rule}` : ids.rule}
              onChoose={choose}
            />
            {address !== '' && sent === undefined && (
              <Button
                variant="ghost"
                icon={<Trash2 size={16} aria-hidden="true" />}
                onClick={() => {
                  upload.dismiss();
                  field.onChange('');
                }}
              >
                {t.look.imageRemove()}
              </Button>
            )}
          </div>
          <UploadSteps
            upload={upload}
            saved={fieldState.isDirty && address !== '' ? t.look.imageUploaded() : ''}
          />
        </>
      )}
    </PictureDrop>
  );
}
