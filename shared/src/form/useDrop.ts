import { type DragEvent, useState } from 'react';

interface Drop {
  /** True while a file is dragged over the element. */
  readonly over: boolean;
  readonly onDragOver: (event: DragEvent) => void;
  readonly onDragLeave: () => void;
  readonly onDrop: (event: DragEvent) => void;
}

/** Makes an element a drop target for one file. */
export function useDrop(onFile: (file: File) => void): Drop {
  const [over, setOver] = useState(false);
  return {
    over,
    onDragOver: (event) => {
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event) => {
      event.preventDefault();
      setOver(false);
      const [file] = event.dataTransfer.files;
      if (file) onFile(file);
    },
  };
}
