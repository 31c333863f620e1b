import { type DragEvent, useEffect, useState } from 'react';

function carriesFiles({ dataTransfer }: { dataTransfer: DataTransfer | null }): boolean {
  return dataTransfer?.types.includes('Files') ?? false;
}

/** Takes files that are dropped on an element; one dropped beside it does not replace the page. */
export function useFileDrop(onFiles: (files: readonly File[]) => void) {
  const [dropping, setDropping] = useState(false);

  useEffect(() => {
    // The browser would open the file in the product's place.
    const stay = (event: globalThis.DragEvent) => {
      if (carriesFiles(event)) event.preventDefault();
    };
    window.addEventListener('dragover', stay);
    window.addEventListener('drop', stay);
    return () => {
      window.removeEventListener('dragover', stay);
      window.removeEventListener('drop', stay);
    };
  }, []);

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
