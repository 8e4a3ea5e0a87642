import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

const compressible = /\.(js|css|svg|json|txt)$/;

/** Returns all files below a folder, as paths relative to it. */
export async function filesOf(dir) {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dir, join(entry.parentPath ?? entry.path, entry.name)))
    .sort();
}

/** Returns the integrity hash that browsers check. SHA-256, because an entry lists those of all its chunks. */
export const integrityOf = (bytes) => `sha256-${createHash('sha256').update(bytes).digest('base64')}`;

/**
 * Writes `.br` and `.gz` next to a file unless they exist; the file's name contains its content hash.
 * @returns {Promise<{ file: string, bytes: number, brotli: number }>}
 */
export async function compressFile(dir, file, { best = true } = {}) {
  const bytes = await readFile(join(dir, file));
  if (!compressible.test(file)) return { file, bytes: bytes.length, brotli: bytes.length };
  const quality = best ? constants.BROTLI_MAX_QUALITY : 5;
  const [brotli, gzipped] = await Promise.all([
    toBrotli(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
    toGzip(bytes, { level: 9 }),
  ]);
  await Promise.all([
    writeFile(join(dir, `${file}.br`), brotli),
    writeFile(join(dir, `${file}.gz`), gzipped),
  ]);
  return { file, bytes: bytes.length, brotli: brotli.length };
}
