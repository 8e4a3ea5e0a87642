import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const hashOf = (text) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/**
 * Returns hashes of the styles that sonner adds to the page without a nonce, which the content security policy must
 * list. The empty one is of the element before its text is set.
 */
export async function styleHashes() {
  const text = await readFile(fileURLToPath(import.meta.resolve('sonner')), 'utf8');
  const styles = [...text.matchAll(/^__insertCSS\(("(?:[^"\\]|\\.)*")\)/gm)].map((match) =>
    JSON.parse(match[1]),
  );
  if (styles.length !== 1) throw new Error('styleHashes: sonner no longer inserts its style as it did');
  return ['', ...styles].map(hashOf);
}
