import { crc32, deflateSync } from 'node:zlib';
import type { Protocol } from '@portal/shared/contract';
import type { TestMember } from './factories';
import type { TestApp } from './testApp';

/** Returns the current agreement of an order of the member. */
export const protocolOf = async (t: TestApp, { token }: TestMember, rid: string): Promise<Protocol> =>
  (await t.call('auth/protocol/detail', { rid }, { token })).data;

/** Has a code sent that signs the agreement, and returns it. */
export async function signingCode(t: TestApp, { token, phone }: TestMember, rid: string): Promise<string> {
  const answer = await t.call('auth/protocol/code', { rid }, { token });
  if (answer.code === 0) throw new Error(answer.msg);
  return /\d{6}/.exec(t.ports.lastSms(phone))?.[0] ?? '';
}

/** Reads the agreement of an order and signs it; without a picture by the typed name. */
export async function signOrder(t: TestApp, who: TestMember, rid: string, picture?: string) {
  const { sha256 } = await protocolOf(t, who, rid);
  const code = await signingCode(t, who, rid);
  const input = { rid, seen: { sha256: sha256 ?? '' }, name: '李同学', code, agreed: true } as const;
  return t.call('auth/protocol/sign', { ...input, ...(picture && { picture }) }, { token: who.token });
}

interface Drawn {
  readonly width: number;
  readonly height: number;
  /** Bytes of a pixel: 4 with alpha, as a canvas writes it. */
  readonly size?: 3 | 4;
  /** True for pixels of the stroke. */
  readonly ink: (x: number, y: number) => boolean;
  /** Filter of the lines: 0 none, 1 left, 2 above. */
  readonly filter?: 0 | 1 | 2;
}

/** Returns a drawing as the PNG of a canvas, black on nothing (or on white without alpha). */
export function drawnPng({ width, height, size = 4, ink, filter = 0 }: Drawn): Buffer {
  const rows = Buffer.alloc((width * size + 1) * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = y * (width * size + 1) + 1 + x * size;
      const stroke = ink(x, y);
      if (size === 4) rows[at + 3] = stroke ? 255 : 0;
      else rows.fill(stroke ? 0 : 255, at, at + 3);
    }
  }
  const stride = width * size + 1;
  for (let y = height - 1; y >= 0; y--) {
    for (let x = stride - 1; x >= 1 && filter > 0; x--) {
      const left = x > size ? (rows[y * stride + x - size] ?? 0) : 0;
      const above = y > 0 ? (rows[(y - 1) * stride + x] ?? 0) : 0;
      rows[y * stride + x] = ((rows[y * stride + x] ?? 0) - (filter === 1 ? left : above)) & 0xff;
    }
    rows[y * stride] = filter;
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.writeUInt8(8, 8);
  head.writeUInt8(size === 4 ? 6 : 2, 9);
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  return Buffer.concat([
    signature,
    pngChunk('IHDR', head),
    pngChunk('IDAT', deflateSync(rows)),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

function pngChunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
