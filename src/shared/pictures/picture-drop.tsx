import clsx from 'clsx';
import type { ReactNode, RefObject } from 'react';
import { useFileDrop } from '@/ui/use-file-drop';
import { useFocusKept } from './use-focus-kept';

interface PictureDropProps {
  /** The id of what names it. */
  labelledBy: string;
  /** Where a file is chosen: the focus comes back to it. */
  input: RefObject<HTMLInputElement | null>;
  onChoose: (files: readonly File[]) => void;
  className?: string;
  /** Told whether a file is held over it. */
  children: (dropping: boolean) => ReactNode;
}

/** Where a picture is chosen, or dropped. */
export function PictureDrop({ labelledBy, input, onChoose, className, children }: PictureDropProps) {
  const focusKept = useFocusKept(input);
  const { dropping, ...dropZone } = useFileDrop(onChoose);
  return (
    <fieldset
      {...focusKept}
      {...dropZone}
      aria-labelledby={labelledBy}
      className={clsx(
        '-m-2.5 flex min-w-0 flex-col rounded-box border-2 border-dashed p-2',
        dropping ? 'border-primary bg-primary/8' : 'border-transparent',
        className,
      )}
    >
      {children(dropping)}
    </fieldset>
  );
}
