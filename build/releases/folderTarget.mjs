import { createHash, randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { filesOf } from '../compress.mjs';
import { withFolderLock } from './folderLock.mjs';

const tagOf = (bytes) => createHash('sha256').update(bytes).digest('hex');

/** A missing file is undefined; other errors are thrown. */
const unlessMissing = (error) => {
  if (error.code !== 'ENOENT') throw error;
  return undefined;
};

/** Folders of webpack's output, of locks and of unfinished files; `.history` is part of the target. */
const isOwn = (file) => !/^\.(?!history\/)/.test(file) && !file.endsWith('.new');

/**
 * Releases in a folder, such as a volume. Files are replaced by a rename, so that a reader never sees half of one.
 * @param {string} dir
 */
export function folderTarget(dir) {
  async function read(file) {
    const bytes = await readFile(join(dir, file)).catch(unlessMissing);
    return bytes && { bytes, tag: tagOf(bytes) };
  }

  async function write(file, bytes) {
    const path = join(dir, file);
    const unfinished = `${path}.${randomBytes(6).toString('hex')}.new`;
    await mkdir(dirname(path), { recursive: true });
    await writeFile(unfinished, bytes);
    await rename(unfinished, path);
  }

  return {
    place: dir,
    read,
    write,
    async list() {
      const files = await filesOf(dir).catch(unlessMissing);
      const dated = (files ?? []).filter(isOwn).map(async (file) => {
        const stats = await stat(join(dir, file)).catch(unlessMissing);
        return stats ? [{ file, modified: stats.mtimeMs }] : [];
      });
      return (await Promise.all(dated)).flat();
    },
    async remove(file) {
      await rm(join(dir, file), { force: true });
      // Fails while the folder has other files.
      await rmdir(dirname(join(dir, file))).catch(() => {});
    },
    /** Replaces a file if its content still has this tag. Returns false when it has not. */
    swap: (file, bytes, tag) =>
      withFolderLock(join(dir, `.${file}.lock`), async () => {
        if ((await read(file))?.tag !== tag) return false;
        await write(file, bytes);
        return true;
      }),
  };
}
