import { startDownload } from '@portal/shared/parts';

/** Lets the browser save a content as a file. */
export function saveBlob(name: string, content: BlobPart, type: string): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  startDownload(url, name);
  // The browser takes the file in a later task.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
