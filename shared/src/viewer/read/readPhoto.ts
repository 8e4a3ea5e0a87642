import type { Reading } from '@portal/shared/measurement';

/** Pixels that are held at most, four bytes each; a larger picture is shown smaller. */
const mostPixels = 24_000_000;

const unread: Reading = {
  kind: 'refused',
  format: '图片',
  reason: '浏览器无法解码该图片，文件可能已损坏',
  advice: '请下载后用图片软件打开',
};

/** Reads a picture of a kind that browsers decode themselves, outside of the page's thread. */
export async function readPhoto(name: string, bytes: Uint8Array<ArrayBuffer>): Promise<Reading> {
  const bitmap = await createImageBitmap(new Blob([bytes])).catch(() => undefined);
  if (!bitmap) return unread;
  const part = Math.min(1, Math.sqrt(mostPixels / (bitmap.width * bitmap.height)));
  const width = Math.max(1, Math.floor(bitmap.width * part));
  const height = Math.max(1, Math.floor(bitmap.height * part));
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  if (!context) return unread;
  context.drawImage(bitmap, 0, 0, width, height);
  const notes = part < 1 ? [`原图 ${bitmap.width} × ${bitmap.height} 像素，这里缩小显示`] : [];
  bitmap.close();
  const { data: rgba } = context.getImageData(0, 0, width, height);
  const format = name.slice(name.lastIndexOf('.') + 1).toUpperCase();
  const picture = { width, height, rgba, metresPerPixel: null, facts: [] };
  return { kind: 'pictures', format, notes, pictures: [picture] };
}
