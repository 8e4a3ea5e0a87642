import { randomBytes } from 'node:crypto';

/** Returns a random number of 16 octets for ASN.1: positive, and without a leading zero octet. */
export function newSerialNumber(): ArrayBuffer {
  const bytes = Uint8Array.from(randomBytes(16));
  bytes[0] = ((bytes[0] ?? 0) & 0x7f) | 0x40;
  return bytes.buffer;
}
