const hex = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * Returns the SHA-256 of bytes as hex digits. Browsers compute it outside of the page's thread. Undefined over plain
 * HTTP, where they do not offer it; the server then takes the bytes without a checksum.
 */
export async function sha256Of(bytes: Blob): Promise<string | undefined> {
  if (typeof crypto.subtle !== 'object') return undefined;
  return hex(await crypto.subtle.digest('SHA-256', await bytes.arrayBuffer()));
}

/**
 * Returns the hash of the first and the last part of a file, by which the server recognises the same file again. The
 * whole of a file of 2 GB would take a minute to read before anything is sent.
 */
export async function fingerprintOf(file: Blob, partBytes: number): Promise<string | undefined> {
  const first = await sha256Of(file.slice(0, partBytes));
  const last = await sha256Of(file.slice(Math.max(0, file.size - partBytes)));
  return first === undefined || last === undefined ? undefined : sha256Of(new Blob([first, last]));
}
