import { useI18nContext } from '@i18n/i18n-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSaveAvatar } from '@/api/generated/avatars/avatars';
import type { Agent } from '@/api/generated/schemas/agent.zod';
import { EYES, FACE_HUES, faceOfName, faceOfParts, HEADS, hueOfFace, partsOfFace } from '@/lib/agent-face';
import { AgentAvatar, avatarOf, type LookOfAgent } from '@/shared/agents/agent-avatar';
import { FailureNotice } from '@/shared/failures/failure-notice';
import { usePictureUpload } from '@/shared/pictures/use-picture-upload';
import { invalidateAfter } from '@/shared/queries/invalidate-after';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { showToast } from '@/ui/toast/toast-queue';
import { AvatarTiles } from './avatar-tiles';
import { AvatarUpload } from './avatar-upload';

interface AvatarDialogProps {
  agent: LookOfAgent & Pick<Agent, 'botKey'>;
  onClose: () => void;
}

/** Gives an agent another face, put together out of a few, or a picture. */
export function AvatarDialog({ agent, onClose }: AvatarDialogProps) {
  const { LL } = useI18nContext();
  const t = LL.agentActions.avatar;
  const queryClient = useQueryClient();
  const saving = useSaveAvatar();
  const [avatar, setAvatar] = useState(avatarOf(agent));
  const upload = usePictureUpload(async (imageUrl) => setAvatar((now) => ({ ...now, imageUrl })));
  const { face, hue, imageUrl } = avatar;
  const isFace = !imageUrl;
  const parts = partsOfFace(face);
  const isSending = 'picture' in upload.state && upload.state.step !== 'failed';

  /** A face takes the place of a picture. */
  const wear = (next: { face: number; hue: number }) => {
    upload.dismiss();
    setAvatar({ ...next, imageUrl: null });
  };
  const save = async () => {
    if (isSending) return;
    await saving.mutateAsync({ botKey: agent.botKey, data: avatar });
    await invalidateAfter(queryClient, 'saveAvatar', agent.botKey);
    showToast({ title: t.saved() });
    onClose();
  };

  return (
    <Dialog
      open
      large
      onOpenChange={onClose}
      title={t.title({ name: agent.name })}
      description={t.text()}
      closeLabel={LL.common.close()}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {LL.common.cancel()}
          </Button>
          <Button
            busy={saving.isPending}
            aria-disabled={isSending}
            // What went wrong stands in the dialog.
            onClick={() => void save().catch(() => undefined)}
          >
            {t.save()}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-6">
        <div className="flex flex-wrap items-start gap-5">
          <AgentAvatar agent={{ name: agent.name, avatar }} className="size-20" />
          <AvatarUpload upload={upload} hasPicture={!isFace} />
        </div>
        <AvatarTiles
          legend={t.head()}
          value={isFace ? String(parts.head) : undefined}
          options={HEADS.map((shape, head) => ({
            value: String(head),
            label: t.heads[shape](),
            face: { face: faceOfParts({ ...parts, head }), hue },
          }))}
          onChange={(head) => wear({ face: faceOfParts({ ...parts, head: Number(head) }), hue })}
        />
        <AvatarTiles
          legend={t.eyes()}
          value={isFace ? String(parts.eyes) : undefined}
          options={EYES.map((shape, eyes) => ({
            value: String(eyes),
            label: t.eyeShapes[shape](),
            face: { face: faceOfParts({ ...parts, eyes }), hue },
          }))}
          onChange={(eyes) => wear({ face: faceOfParts({ ...parts, eyes: Number(eyes) }), hue })}
        />
        <AvatarTiles
          legend={t.colour()}
          value={isFace ? String(hue) : undefined}
          options={FACE_HUES.map((one) => ({
            value: String(one),
            label: t.colours[one](),
            face: { face, hue: one },
          }))}
          onChange={(one) => wear({ face, hue: Number(one) })}
        />
        <div>
          <Button
            variant="secondary"
            size="sm"
            onClick={() => {
              const own = faceOfName(agent.name);
              wear({ face: own, hue: hueOfFace(own) });
            }}
          >
            {t.fromName()}
          </Button>
        </div>
        <FailureNotice error={saving.error} />
      </div>
    </Dialog>
  );
}
