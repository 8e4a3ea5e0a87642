import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const cipher = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

const keyOf = (secret: string, purpose: string): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', secret, '', purpose, 32));

/** Encrypts a text with a key that is derived from the server's secret; `purpose` separates the uses of the secret. */
export function seal(secret: string, purpose: string, plain: string): string {
  const iv = randomBytes(ivBytes);
  const encrypting = createCipheriv(cipher, keyOf(secret, purpose), iv);
  const sealed = Buffer.concat([encrypting.update(plain, 'utf8'), encrypting.final()]);
  return Buffer.concat([iv, encrypting.getAuthTag(), sealed]).toString('base64url');
}

/** Decrypts what {@link seal} returned. Throws when the text was changed, or sealed with another secret or purpose. */
export function unseal(secret: string, purpose: string, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const decrypting = createDecipheriv(cipher, keyOf(secret, purpose), bytes.subarray(0, ivBytes));
  decrypting.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
  return Buffer.concat([
    decrypting.update(bytes.subarray(ivBytes + tagBytes)),
    decrypting.final(),
  ]).toString();
}
