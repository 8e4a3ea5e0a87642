import { promisify } from 'node:util';
import {
  type BrotliCompress,
  brotliDecompress,
  constants,
  crc32,
  createBrotliCompress,
  createDeflateRaw,
  type DeflateRaw,
} from 'node:zlib';
import { compress, type Encoding } from '@portal/shared/node';
import { type Cut, cutAt, type Frame, fill, framed, type Hole, type Values } from './frame';

/** Brotli qualities that are tried for a page that is compressed once for many visitors. */
const qualities = [6, 5, 7];

/**
 * A text with holes, compressed once: what a visitor gets is the compressed parts, with the values between them as stored blocks.
 * Both formats allow that (Brotli: RFC 7932, 9.2, uncompressed meta-blocks; deflate: RFC 1951, 3.2.4), because a flush ends a part at
 * a whole byte.
 */
export class Spliced {
  /** Texts between the cuts. */
  readonly #texts: readonly Buffer[];
  readonly #cuts: readonly Cut[];
  readonly #plain: Frame;
  readonly #compressed = new Map<Encoding, Promise<Frame | undefined>>();

  /** Throws `RangeError` when less than two ASCII characters follow a hole. */
  constructor(text: string, holes: readonly Hole[]) {
    const { texts, cuts } = cutAt(text, holes);
    this.#texts = texts;
    this.#cuts = cuts;
    this.#plain = framed(texts, cuts);
  }

  /** Returns the text with the values. */
  plain(values: Values): Buffer {
    return fill(this.#plain, values);
  }

  /** Returns the compressed text with the values. The first call compresses for all. */
  async compressed(encoding: Encoding, values: Values): Promise<Buffer> {
    const making = this.#compressed.get(encoding) ?? this.#compress(encoding);
    this.#compressed.set(encoding, making);
    const frame = await making;
    if (!frame) return compress(this.plain(values), encoding, 5);
    const bytes = fill(frame, values);
    return encoding === 'gzip' ? gzipFile(bytes, this.plain(values)) : bytes;
  }

  async #compress(encoding: Encoding): Promise<Frame | undefined> {
    const parts = (stream: BrotliCompress | DeflateRaw, kind: number) =>
      flushedParts(this.#texts, this.#cuts, stream, kind);
    if (encoding === 'gzip')
      return framed(await parts(createDeflateRaw(room), constants.Z_SYNC_FLUSH), this.#cuts, deflateHead);
    for (const quality of qualities) {
      const stream = createBrotliCompress({ ...room, params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
      const frame = framed(await parts(stream, constants.BROTLI_OPERATION_FLUSH), this.#cuts, brotliHead);
      if (await this.#isRight(frame)) return frame;
    }
    return undefined;
  }

  /**
   * Returns whether the frame decompresses to the text. It does not where the encoder has written the bytes after a hole as a copy: the
   * decoder, which never sees it, then knows other distances for the next one.
   */
  async #isRight(frame: Frame): Promise<boolean> {
    const values = new Map(this.#cuts.map(({ hole }) => [hole.mark, '='.repeat(hole.length)]));
    const back = await promisify(brotliDecompress)(fill(frame, values)).catch(() => undefined);
    return back?.equals(this.plain(values)) ?? false;
  }
}

/** Bytes that no page has: control characters, and those that UTF-8 never uses. */
const signs = [
  ...Array.from({ length: 8 }, (_, index) => 1 + index),
  ...Array.from({ length: 18 }, (_, index) => 14 + index),
  ...Array.from({ length: 11 }, (_, index) => 0xf5 + index),
];

/**
 * Returns bytes that stand in for values while the text is compressed. No two of them come together twice (1,369 bytes in all), so the
 * encoder refers neither to them nor from them.
 */
function* standIns(): Generator<number, undefined> {
  for (const [index, sign] of signs.entries()) {
    yield sign;
    for (const other of signs.slice(index + 1)) yield* [sign, other];
  }
}

/** All of a page fits into the buffer, so that nothing waits for a reader. */
const room = { chunkSize: 256 * 1024, readableHighWaterMark: 16 * 1024 * 1024 };

/** Compresses the texts in one stream, with the stand-ins between them, of which the result has nothing. */
async function flushedParts(
  texts: readonly Buffer[],
  cuts: readonly Cut[],
  stream: BrotliCompress | DeflateRaw,
  kind: number,
): Promise<Buffer[]> {
  const through = async (bytes: Buffer): Promise<Buffer> => {
    stream.write(bytes);
    await new Promise<void>((resolve) => stream.flush(kind, () => resolve()));
    return stream.read() ?? Buffer.alloc(0);
  };
  const parts: Buffer[] = [];
  const letters = standIns();
  const standIn = (length: number) => Buffer.from(Array.from({ length }, () => letters.next().value ?? 1));
  for (const [index, text] of texts.entries()) {
    parts.push(await through(text));
    const cut = cuts[index];
    if (cut) await through(Buffer.concat([standIn(cut.hole.length), cut.after]));
  }
  const last = parts.pop() ?? Buffer.alloc(0);
  await new Promise<void>((resolve) => {
    stream.once('readable', resolve);
    stream.end();
  });
  return [...parts, Buffer.concat([last, stream.read() ?? Buffer.alloc(0)])];
}

/** The head of an uncompressed meta-block: 1 bit "not the last", 2 bits "16 bits of length", the length less one, 1 bit "uncompressed". */
function brotliHead(length: number): Buffer {
  const head = Buffer.alloc(3);
  head.writeUIntLE(((length - 1) << 3) | (1 << 19), 0, 3);
  return head;
}

/** The head of a stored block: 1 bit "not the last", 2 bits "stored", to the next byte, the length and its complement. */
function deflateHead(length: number): Buffer {
  const head = Buffer.alloc(5);
  head.writeUInt16LE(length, 1);
  head.writeUInt16LE(~length & 0xffff, 3);
  return head;
}

/** Wraps deflated bytes as a file of gzip (RFC 1952). */
function gzipFile(deflated: Buffer, plain: Buffer): Buffer {
  const end = Buffer.alloc(8);
  end.writeUInt32LE(crc32(plain), 0);
  end.writeUInt32LE(plain.length, 4);
  return Buffer.concat([Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]), deflated, end]);
}
