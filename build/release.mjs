import { createHash } from 'node:crypto';
import { copyFile, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { compressFile, filesOf, integrityOf } from './compress.mjs';
import { contractVersion, wanted } from './shared.mjs';
import { versionPlaceholder } from './stableChunks.mjs';

/** Releases that stay in the folder, so that a page opened before a deploy finds its chunks. */
const kept = 3;

async function readReleases(dist, name) {
  try {
    return JSON.parse(await readFile(join(dist, 'releases.json'), 'utf8'));
  } catch {
    return { name, current: '', releases: {} };
  }
}

/** Puts the version into the text of the entry. The version is a hash of the entry, which names every chunk by its hash. */
async function versionedEntry(next) {
  const text = await readFile(join(next, versionPlaceholder, 'entry.js'), 'utf8');
  const version = createHash('sha256').update(text).digest('hex').slice(0, 12);
  return { version, text: text.replaceAll(versionPlaceholder, version) };
}

async function place(next, dist, version, text) {
  await mkdir(join(dist, version), { recursive: true });
  await writeFile(join(dist, version, 'entry.js'), text);
  const files = (await filesOf(next)).filter((file) => file.startsWith('chunks/'));
  for (const file of files) {
    await mkdir(dirname(join(dist, file)), { recursive: true });
    await copyFile(join(next, file), join(dist, file));
  }
  return [`${version}/entry.js`, ...files];
}

async function describe(dist, files, routes, early) {
  const integrity = {};
  for (const file of files) integrity[file] = integrityOf(await readFile(join(dist, file)));
  return {
    entry: files[0],
    integrity,
    routes,
    early,
    contract: contractVersion,
    shared: wanted(),
    built: new Date().toISOString(),
  };
}

/** Takes away what no kept release names. */
async function sweep(dist, releases) {
  const used = new Set(Object.values(releases).flatMap((release) => Object.keys(release.integrity)));
  const plain = (file) => file.replace(/\.(br|gz)$/, '');
  for (const file of await filesOf(dist)) {
    if (file === 'releases.json' || file.startsWith('.next')) continue;
    if (!used.has(plain(file))) await rm(join(dist, file));
  }
  for (const entry of await readdir(dist, { withFileTypes: true })) {
    if (entry.isDirectory() && (await readdir(join(dist, entry.name))).length === 0)
      await rm(join(dist, entry.name), { recursive: true });
  }
}

/**
 * Turns what webpack wrote into a release beside the earlier ones, and names it the current one.
 * `releases.json` is put in place last and at once, so that nobody reads of files that are not there.
 * @returns {Promise<{ version: string, sizes: { file: string, bytes: number, brotli: number }[] }>}
 */
export async function release({ dist, name, routes, early }) {
  const next = join(dist, '.next');
  const { version, text } = await versionedEntry(next);
  const files = await place(next, dist, version, text);
  const before = await readReleases(dist, name);
  const known = before.releases[version];
  const described = await describe(dist, files, routes, early);
  const earlier = Object.entries(before.releases).filter(([other]) => other !== version);
  earlier.sort(([, a], [, b]) => b.built.localeCompare(a.built));
  const releases = Object.fromEntries([
    [version, known ? { ...described, built: known.built } : described],
    ...earlier.slice(0, kept - 1),
  ]);
  const sizes = await Promise.all(files.map((file) => compressFile(dist, file)));
  await writeFile(
    join(dist, 'releases.json.new'),
    `${JSON.stringify({ name, current: version, releases }, null, 1)}\n`,
  );
  await rename(join(dist, 'releases.json.new'), join(dist, 'releases.json'));
  await rm(next, { recursive: true, force: true });
  await sweep(dist, releases);
  return { version, sizes };
}
