import { bounds } from '../bounds';
import { byteView, hasSign } from '../byteView';
import { Unreadable } from '../reader';
import { inflated } from './inflate';

/** A file inside of a ZIP. */
export interface ZipEntry {
  readonly name: string;
  /** Bytes when it is unpacked, as the archive states. */
  readonly size: number;
  readonly unpack: () => Uint8Array;
}

const mostFiles = 5000;

/** True for an archive that begins with a file. */
export function isZip(bytes: Uint8Array): boolean {
  return hasSign(bytes, 'PK\u0003\u0004');
}

/**
 * Returns the files of a ZIP by its directory at the end (PKWARE APPNOTE 4.3). Nothing is unpacked before it is asked for; all files
 * together may become `most` bytes.
 */
export function zipEntries(bytes: Uint8Array, format: string, most = bounds.inflated): ZipEntry[] {
  const view = byteView(bytes, format, true);
  const end = directoryEnd(bytes);
  if (end === undefined) throw new Unreadable(format, '压缩包不完整，文件可能未传完');
  const count = view.u16(end + 10);
  if (count > mostFiles) throw new Unreadable(format, `压缩包中有 ${count} 个文件，超过可以读取的范围`);
  const entries: ZipEntry[] = [];
  const budget = { left: most };
  for (let index = 0, at = view.u32(end + 16); index < count; index++) {
    if (!hasSign(bytes, 'PK\u0001\u0002', at)) throw new Unreadable(format, '压缩包的目录已损坏');
    const [nameLength, extra, comment] = [view.u16(at + 28), view.u16(at + 30), view.u16(at + 32)];
    view.needs(at + 46, nameLength, '目录');
    const name = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength));
    const place = { at: view.u32(at + 42), packed: view.u32(at + 20), method: view.u16(at + 10) };
    const size = view.u32(at + 24);
    entries.push({ name, size, unpack: () => unpacked(bytes, place, size, format, budget) });
    at += 46 + nameLength + extra + comment;
  }
  return entries;
}

function directoryEnd(bytes: Uint8Array): number | undefined {
  const first = Math.max(0, bytes.length - 65_557);
  for (let at = bytes.length - 22; at >= first; at--) if (hasSign(bytes, 'PK\u0005\u0006', at)) return at;
  return undefined;
}

function unpacked(
  bytes: Uint8Array,
  { at, packed, method }: { at: number; packed: number; method: number },
  size: number,
  format: string,
  budget: { left: number },
): Uint8Array {
  const view = byteView(bytes, format, true);
  budget.left -= size;
  if (budget.left < 0) throw new Unreadable(format, '压缩包解压后过大，超过可以读取的范围');
  const start = at + 30 + view.u16(at + 26) + view.u16(at + 28);
  view.needs(start, packed, '压缩包中的文件');
  const content = bytes.subarray(start, start + packed);
  if (method === 0) return content;
  if (method !== 8) throw new Unreadable(format, '压缩包使用了不支持的压缩方法');
  return inflated(content, 'raw', format, size);
}
