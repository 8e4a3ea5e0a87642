/** Largest file that the viewer reads, in bytes: it is held in the browser's memory. */
export const largestViewed = 256 * 1024 * 1024;

/** A file that did not arrive. */
export class NotFetched extends Error {}

/** Fetches a file; `onProgress` is told the part that has arrived, from 0 to 1. */
export async function fetchBytes(
  url: string,
  size: number,
  signal: AbortSignal,
  onProgress: (part: number) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetch(url, { signal });
  if (!response.ok || !response.body) throw new NotFetched('文件读取失败，请重试');
  const reader = response.body.getReader();
  const chunks: Uint8Array[] = [];
  let length = 0;
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
    chunks.push(chunk.value);
    length += chunk.value.length;
    onProgress(Math.min(1, length / Math.max(size, 1)));
  }
  const bytes = new Uint8Array(length);
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.length;
  }
  return bytes;
}
