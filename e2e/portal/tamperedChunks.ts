import { cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Copies a remote's built files and changes every chunk, without its hash: `window.tampered` is set when one runs. */
export async function tamperedChunks(dist: string) {
  const folder = await mkdtemp(join(tmpdir(), 'portal-tampered-'));
  await cp(dist, folder, { recursive: true });
  const chunks = join(folder, 'chunks');
  for (const file of await readdir(chunks)) {
    if (/\.(br|gz)$/.test(file)) await rm(join(chunks, file));
    else if (file.endsWith('.js'))
      await writeFile(join(chunks, file), ';globalThis.tampered=true;', { flag: 'a' });
  }
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}
