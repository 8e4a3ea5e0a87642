import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

const compressible = /\.(js|css|svg|json|txt)$/;

/** Returns all files below a folder, as paths relative to it with `/`. */
export async function filesOf(dir) {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dir, join(entry.parentPath ?? entry.path, entry.name)).replaceAll(sep, '/'))
    .sort();
}

/** Returns the integrity hash that browsers check. SHA-256, because an entry lists those of all its chunks. */
export const integrityOf = (bytes) => `sha256-${createHash('sha256').update(bytes).digest('base64')}`;

/** Returns the names under which a file is stored: itself, and with `.br` and `.gz` where compression helps. */
export const variantsOf = (file) => (compressible.test(file) ? [file, `${file}.br`, `${file}.gz`] : [file]);

/**
 * Returns the content of each variant of a file, by name.
 * @returns {Promise<Map<string, Buffer>>}
 */
export async function compressed(file, bytes) {
  if (!compressible.test(file)) return new Map([[file, bytes]]);
  const [brotli, gzipped] = await Promise.all([
    toBrotli(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
    toGzip(bytes, { level: 9 }),
  ]);
  return new Map([
    [file, bytes],
    [`${file}.br`, brotli],
    [`${file}.gz`, gzipped],
  ]);
}

/**
 * Writes `.br` and `.gz` next to a file.
 * @returns {Promise<{ file: string, bytes: number, brotli: number }>}
 */
export async function compressFile(dir, file) {
  const bytes = await readFile(join(dir, file));
  const variants = await compressed(file, bytes);
  for (const [name, content] of variants) if (name !== file) await writeFile(join(dir, name), content);
  return { file, bytes: bytes.length, brotli: (variants.get(`${file}.br`) ?? bytes).length };
}
