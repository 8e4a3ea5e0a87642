import { copyFile, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { withIntegrity } from './chunkIntegrity.mjs';
import { compressFile, filesOf, integrityOf } from './compress.mjs';
import { earlierBuilds, writeDeltas } from './deltas.mjs';
import { plainFile } from './negotiation.mjs';
import { serverFile, shellServer } from './serverBundle.mjs';
import { offeredVersions } from './shared.mjs';
import { offeredCalls, offeredNames } from './surface.mjs';

/** Number of builds whose files are kept: for pages that were opened before a deployment, and as dictionaries. */
const kept = 1 + earlierBuilds;

async function earlierAssets(dist) {
  try {
    return JSON.parse(await readFile(join(dist, 'shell.json'), 'utf8')).assets ?? [];
  } catch {
    return [];
  }
}

/** Deletes files that no kept build lists. */
async function sweep(page, builds) {
  const used = new Set(builds.flat());
  for (const file of await filesOf(page)) {
    if (!used.has(plainFile(file))) await rm(join(page, file), { force: true });
  }
}

async function deltas(page, [assets, ...earlier]) {
  const read = (file) => readFile(join(page, file)).catch(() => undefined);
  const files = await Promise.all(assets.map(async (file) => [file, await read(file)]));
  return writeDeltas({ files, earlier, read, write: (file, bytes) => writeFile(join(page, file), bytes) });
}

/** Writes the code that draws pages next to `shell.json` and deletes that of earlier builds, which no gateway reads again. */
async function layServer(dist, worker) {
  const bytes = await shellServer(worker);
  const server = serverFile(bytes);
  for (const file of await readdir(dist))
    if (/^server\.\w+\.cjs$/.test(file) && file !== server.file) await rm(join(dist, file));
  await writeFile(join(dist, server.file), bytes);
  return server;
}

/**
 * Moves a build of the shell next to the earlier ones: `page/` has the files. `shell.json` is replaced last and
 * atomically, so that a gateway never reads about files that do not exist.
 * @param {{ dist: string, next: string, files: string[], parts?: Record<string, string[]>, worker?: string }} built `next`: webpack's
 * output; `files`: those that a page loads first; `parts`: those of each part of `shared` that some pages need; `worker`: source of
 * the code that draws pages, if any
 */
export async function shellRelease({ dist, next, files, parts = {}, worker }) {
  const page = join(dist, 'page');
  const assets = await filesOf(next);
  const chunks = new Map();
  for (const file of assets) {
    await mkdir(dirname(join(page, file)), { recursive: true });
    await copyFile(join(next, file), join(page, file));
    if (!files.includes(file)) chunks.set(file, await readFile(join(next, file)));
  }
  for (const file of files.filter((name) => name.endsWith('.js'))) {
    const text = await readFile(join(next, file), 'utf8');
    await writeFile(join(page, file), withIntegrity(text, chunks));
  }
  const sizes = await Promise.all(assets.map((file) => compressFile(page, file)));
  const integrity = {};
  for (const file of [...files, ...Object.values(parts).flat()])
    integrity[file] = integrityOf(await readFile(join(page, file)));
  const same = (build) => build.join() === assets.join();
  const builds = [assets, ...(await earlierAssets(dist)).filter((build) => !same(build))].slice(0, kept);
  const changed = await deltas(page, builds);
  const shell = {
    files,
    integrity,
    parts,
    shared: offeredVersions(),
    names: await offeredNames(),
    calls: await offeredCalls(),
    ...(worker && { server: await layServer(dist, worker) }),
    assets: builds,
  };
  await writeFile(join(dist, 'shell.json.new'), `${JSON.stringify(shell, null, 1)}\n`);
  await rename(join(dist, 'shell.json.new'), join(dist, 'shell.json'));
  await rm(next, { recursive: true, force: true });
  await sweep(page, builds);
  return { version: files.join(' '), sizes, changed };
}
