/** Thrown when bytes are no zip archive of the kind that spreadsheet programs write. */
export class BrokenZip extends Error {}

interface Entry {
  readonly method: number;
  readonly packedBytes: number;
  readonly headerAt: number;
  readonly encrypted: boolean;
}

/** Lengths of the records of the format without their variable parts. */
const lengths = { end: 22, central: 46, local: 30 } as const;
const signatures = { end: 0x06054b50, central: 0x02014b50, local: 0x04034b50 } as const;
/** Entries that are read of an archive; a workbook has about ten. */
const mostEntries = 2000;

/** The files of a zip archive in memory. */
export interface Zip {
  /**
   * Returns the content of a file; undefined when the archive has none of this name. Throws BrokenZip when the content is
   * larger than `maxBytes`: inflating stops there, because a small archive can contain terabytes.
   */
  readonly read: (name: string, maxBytes: number) => Promise<Uint8Array | undefined>;
}

/** Opens a zip archive. Throws BrokenZip for anything else. */
export function openZip(bytes: Uint8Array): Zip {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    const entries = readEntries(view);
    return {
      read: async (name, maxBytes) => {
        const entry = entries.get(name);
        return entry && inflated(packed(bytes, view, entry), entry, maxBytes);
      },
    };
  } catch (error) {
    // A position outside of the archive.
    if (error instanceof RangeError) throw new BrokenZip();
    throw error;
  }
}

function readEntries(view: DataView): ReadonlyMap<string, Entry> {
  const end = endRecordAt(view);
  const count = Math.min(view.getUint16(end + 10, true), mostEntries);
  const entries = new Map<string, Entry>();
  let at = view.getUint32(end + 16, true);
  for (let index = 0; index < count; index++) {
    if (view.getUint32(at, true) !== signatures.central) throw new BrokenZip();
    const nameBytes = view.getUint16(at + 28, true);
    const name = new Uint8Array(view.buffer, view.byteOffset + at + lengths.central, nameBytes);
    entries.set(new TextDecoder().decode(name), {
      method: view.getUint16(at + 10, true),
      packedBytes: view.getUint32(at + 20, true),
      headerAt: view.getUint32(at + 42, true),
      encrypted: (view.getUint16(at + 8, true) & 1) === 1,
    });
    at += lengths.central + nameBytes + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
}

/** Returns the position of the record at the archive's end, which a comment can follow. */
function endRecordAt(view: DataView): number {
  const first = Math.max(0, view.byteLength - lengths.end - 0xffff);
  for (let at = view.byteLength - lengths.end; at >= first; at--)
    if (view.getUint32(at, true) === signatures.end) return at;
  throw new BrokenZip();
}

function packed(
  bytes: Uint8Array,
  view: DataView,
  { headerAt, packedBytes }: Entry,
): Uint8Array<ArrayBuffer> {
  if (headerAt + lengths.local > bytes.length || view.getUint32(headerAt, true) !== signatures.local)
    throw new BrokenZip();
  const start =
    headerAt + lengths.local + view.getUint16(headerAt + 26, true) + view.getUint16(headerAt + 28, true);
  if (start + packedBytes > bytes.length) throw new BrokenZip();
  return bytes.slice(start, start + packedBytes);
}

async function inflated(
  content: Uint8Array<ArrayBuffer>,
  { method, encrypted }: Entry,
  maxBytes: number,
): Promise<Uint8Array> {
  if (encrypted || (method !== 0 && method !== 8)) throw new BrokenZip();
  if (method === 8) return inflate(content, maxBytes);
  if (content.length > maxBytes) throw new BrokenZip();
  return content;
}

async function inflate(content: Uint8Array<ArrayBuffer>, maxBytes: number): Promise<Uint8Array> {
  const { readable, writable } = new DecompressionStream('deflate-raw');
  const writer = writable.getWriter();
  // A failure of writing is a failure of reading as well, which is handled below.
  writer.write(content).catch(() => undefined);
  writer.close().catch(() => undefined);
  const reader = readable.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      size += part.value.length;
      if (size > maxBytes) throw new BrokenZip();
      chunks.push(part.value);
    }
  } catch (error) {
    await reader.cancel().catch(() => undefined);
    throw error instanceof BrokenZip ? error : new BrokenZip();
  }
  return joined(chunks);
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** Returns a zip archive of texts by name, without compression: a template has a few kilobytes. */
export function zipOf(files: Readonly<Record<string, string>>): Uint8Array<ArrayBuffer> {
  const local: Uint8Array[] = [];
  const central: Uint8Array[] = [];
  let at = 0;
  for (const [path, text] of Object.entries(files)) {
    const [name, content] = [new TextEncoder().encode(path), new TextEncoder().encode(text)];
    // Fields that both headers have: version, UTF-8 names, stored, 1 January 1980, checksum, sizes, length of the name.
    const shared = (header: DataView, from: number) => {
      header.setUint16(from, 20, true);
      header.setUint16(from + 2, 0x0800, true);
      header.setUint16(from + 8, 0x0021, true);
      header.setUint32(from + 10, crc32(content), true);
      header.setUint32(from + 14, content.length, true);
      header.setUint32(from + 18, content.length, true);
      header.setUint16(from + 22, name.length, true);
    };
    const head = record(lengths.local, signatures.local);
    shared(head, 4);
    const entry = record(lengths.central, signatures.central);
    entry.setUint16(4, 20, true);
    shared(entry, 6);
    entry.setUint32(42, at, true);
    local.push(bytesOf(head), name, content);
    central.push(bytesOf(entry), name);
    at += lengths.local + name.length + content.length;
  }
  const end = record(lengths.end, signatures.end);
  const count = Object.keys(files).length;
  end.setUint16(8, count, true);
  end.setUint16(10, count, true);
  end.setUint32(12, joined(central).length, true);
  end.setUint32(16, at, true);
  return joined([...local, ...central, bytesOf(end)]);
}

function record(length: number, signature: number): DataView {
  const view = new DataView(new ArrayBuffer(length));
  view.setUint32(0, signature, true);
  return view;
}

const bytesOf = ({ buffer }: DataView): Uint8Array => new Uint8Array(buffer);

/** Returns the checksum of a file in a zip archive. */
function crc32(bytes: Uint8Array): number {
  let crc = -1;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ -1) >>> 0;
}
