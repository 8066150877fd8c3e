import { type DragEvent, useEffect, useState } from 'react';
import { holdsFiles, isTextPlace } from './picked-files.ts';

/**
 * Takes files that are dropped on an element, and those that are pasted anywhere on the page but into a text. Files that
 * miss the element are not opened in place of the page. ADM-135
 */
export function useFileDrop(onFiles: (files: readonly File[]) => void) {
  const [over, setOver] = useState(false);

  useEffect(() => {
    const paste = ({ clipboardData, target }: ClipboardEvent) => {
      const files = [...(clipboardData?.files ?? [])];
      if (files.length > 0 && !isTextPlace(target)) onFiles(files);
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  });

  useEffect(() => {
    const miss = (event: globalThis.DragEvent) => {
      if (holdsFiles(event.dataTransfer)) event.preventDefault();
    };
    document.addEventListener('dragover', miss);
    document.addEventListener('drop', miss);
    return () => {
      document.removeEventListener('dragover', miss);
      document.removeEventListener('drop', miss);
    };
  }, []);

  const handlers = {
    onDragEnter: ({ dataTransfer }: DragEvent) => setOver(holdsFiles(dataTransfer)),
    onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
      if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false);
    },
    onDrop: (event: DragEvent) => {
      setOver(false);
      if (!holdsFiles(event.dataTransfer)) return;
      event.preventDefault();
      onFiles([...event.dataTransfer.files]);
    },
  };
  return { over, handlers };
}
