/**
 * Returns the SHA-256 of bytes as hexadecimal digits. Browsers compute it outside of the page's thread. Undefined over plain HTTP,
 * where they do not offer it. Rejects when the file can't be read, such as one that was deleted meanwhile.
 */
export async function sha256Of(bytes: Blob): Promise<string | undefined> {
  if (typeof crypto.subtle !== 'object') return undefined;
  const digest = await crypto.subtle.digest('SHA-256', await bytes.arrayBuffer());
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
