import { type DragEvent, useState } from 'react';
import { useWindowEvent } from '@/lib/use-window-event';

function carriesFiles({ dataTransfer }: { dataTransfer: DataTransfer | null }): boolean {
  return dataTransfer?.types.includes('Files') ?? false;
}

/** Takes files that are dropped on an element; one dropped beside it does not replace the page. */
export function useFileDrop(onFiles: (files: readonly File[]) => void) {
  const [dropping, setDropping] = useState(false);

  // The browser would open the file in the product's place.
  const stay = (event: globalThis.DragEvent) => {
    if (carriesFiles(event)) event.preventDefault();
  };
  useWindowEvent('dragover', stay);
  useWindowEvent('drop', stay);

  return {
    dropping,
    onDragOver: (event: DragEvent) => setDropping(carriesFiles(event)),
    onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
      if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setDropping(false);
    },
    onDrop: (event: DragEvent) => {
      setDropping(false);
      const files = [...event.dataTransfer.files];
      if (files.length > 0) onFiles(files);
    },
  };
}
