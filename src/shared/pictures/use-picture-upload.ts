import { useRef, useState } from 'react';
import { loadPart } from '@/lib/load-part';
import { useUnmount } from '@/lib/use-unmount';
import type { CheckedPicture, PictureFault } from './check-picture';

/** Where the change of a picture stands. */
export type PictureState =
  | { step: 'idle' | 'checking' | 'saved' | 'cancelled' }
  | { step: 'wrong'; fault: PictureFault }
  | { step: 'uploading'; picture: CheckedPicture; sent: number }
  | { step: 'saving'; picture: CheckedPicture }
  | { step: 'failed'; picture: CheckedPicture; error: unknown; uploadedTo: string | undefined };

/** A change of picture and what can be done with it. */
export type PictureUpload = ReturnType<typeof usePictureUpload>;

/** Changes a picture: checks the file, sends it, saves where it lies. `save` gets the address. */
export function usePictureUpload(save: (imageUrl: string) => Promise<unknown>) {
  const [state, setState] = useState<PictureState>({ step: 'idle' });
  const running = useRef<AbortController>(undefined);
  useUnmount(() => running.current?.abort());

  /** Ends what was going on: only what was begun last is shown and saved. */
  const begin = () => {
    running.current?.abort();
    running.current = new AbortController();
    return running.current.signal;
  };

  const send = async (picture: CheckedPicture, already?: string) => {
    const signal = begin();
    const show = (next: PictureState) => {
      if (!signal.aborted) setState(next);
    };
    let uploadedTo = already;
    try {
      if (uploadedTo === undefined) {
        const { content, fileName, contentType } = picture;
        const onProgress = (sent: number) => show({ step: 'uploading', picture, sent });
        onProgress(0);
        const { uploadFile } = await import('@/api/upload');
        uploadedTo = await uploadFile(content, { fileName, contentType, signal, onProgress });
      }
      show({ step: 'saving', picture });
      await save(uploadedTo);
      show({ step: 'saved' });
    } catch (error) {
      show({ step: 'failed', picture, error, uploadedTo });
    }
  };

  const choose = async (files: readonly File[]) => {
    const signal = begin();
    setState({ step: 'checking' });
    // Most who see where a picture goes send none.
    const { checkPicture } = await loadPart(() => import('./check-picture'));
    const checked = await checkPicture(files);
    if (signal.aborted) return;
    if (checked.fault === undefined) await send(checked);
    else setState({ step: 'wrong', fault: checked });
  };

  const leaveAs = (step: 'idle' | 'cancelled') => {
    begin();
    setState({ step });
  };

  return {
    state,
    choose,
    cancel: () => leaveAs('cancelled'),
    /** Puts a failure away; the picture stays as it was. */
    dismiss: () => leaveAs('idle'),
    /** Asks for a fresh URL and sends again; a picture that has arrived is only saved again. */
    retry: async () => {
      if (state.step === 'failed') await send(state.picture, state.uploadedTo);
    },
  };
}
