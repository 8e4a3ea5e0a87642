import { createHash } from 'node:crypto';
import { copyFile, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { withIntegrity } from './chunkIntegrity.mjs';
import { compressFile, filesOf, integrityOf } from './compress.mjs';
import { requiredRanges } from './shared.mjs';
import { versionPlaceholder } from './stableChunks.mjs';
import { takenCalls } from './surface.mjs';

/** Number of releases kept in the folder, so that a page opened before a deployment finds its chunks. */
const kept = 3;

async function readReleases(dist, name) {
  try {
    return JSON.parse(await readFile(join(dist, 'releases.json'), 'utf8'));
  } catch {
    return { name, current: '', releases: {} };
  }
}

const chunksIn = async (next) => (await filesOf(next)).filter((file) => file.startsWith('chunks/'));

/**
 * Replaces the placeholders of the version and of the chunks' hashes in the entry. The version is a hash of the entry,
 * which contains the hash of every chunk.
 */
async function versionedEntry(next) {
  const built = await readFile(join(next, versionPlaceholder, 'entry.js'), 'utf8');
  const chunks = new Map();
  for (const file of await chunksIn(next)) chunks.set(file, await readFile(join(next, file)));
  const text = withIntegrity(built, chunks);
  const version = createHash('sha256').update(text).digest('hex').slice(0, 12);
  return { version, text: text.replaceAll(versionPlaceholder, version) };
}

async function place(next, dist, version, text) {
  await mkdir(join(dist, version), { recursive: true });
  await writeFile(join(dist, version, 'entry.js'), text);
  const files = await chunksIn(next);
  for (const file of files) {
    await mkdir(dirname(join(dist, file)), { recursive: true });
    await copyFile(join(next, file), join(dist, file));
  }
  return [`${version}/entry.js`, ...files];
}

async function describe(dist, files, { routes, early, names }) {
  const integrity = {};
  for (const file of files) integrity[file] = integrityOf(await readFile(join(dist, file)));
  const scripts = files.filter((file) => file.endsWith('.js'));
  const texts = await Promise.all(scripts.map((file) => readFile(join(dist, file), 'utf8')));
  return {
    entry: files[0],
    integrity,
    // Every script that the release loads has its hash, so browsers may refuse scripts without one.
    allHashed: true,
    routes,
    early,
    shared: requiredRanges(),
    names,
    calls: await takenCalls([...texts, JSON.stringify(early)]),
    built: new Date().toISOString(),
  };
}

/** Returns the releases to keep besides the current one: the canary and the newest others. */
function earlierReleases({ releases }, current, canary) {
  const others = Object.entries(releases).filter(([version]) => version !== current);
  others.sort(([, a], [, b]) => b.built.localeCompare(a.built));
  const newest = others.filter(([version]) => version !== canary?.version).slice(0, kept - 1);
  return Object.fromEntries(others.filter((one) => one[0] === canary?.version || newest.includes(one)));
}

/** Deletes files that no kept release lists. */
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
 * Moves webpack's output next to the earlier releases and makes it the current one. A canary is kept. `releases.json`
 * is replaced last and atomically, so that no reader sees files that do not exist.
 * @param {{ dist: string, name: string, routes: object, early: object, names: object }} built `names`: its imports
 * from each part of `shared`
 * @returns {Promise<{ version: string, sizes: { file: string, bytes: number, brotli: number }[] }>}
 */
export async function release({ dist, name, ...facts }) {
  const next = join(dist, '.next');
  const { version, text } = await versionedEntry(next);
  const files = await place(next, dist, version, text);
  const before = await readReleases(dist, name);
  const known = before.releases[version];
  const described = await describe(dist, files, facts);
  const canary = before.canary?.version === version ? undefined : before.canary;
  const releases = {
    [version]: known ? { ...described, built: known.built } : described,
    ...earlierReleases(before, version, canary),
  };
  const sizes = await Promise.all(files.map((file) => compressFile(dist, file)));
  await writeFile(
    join(dist, 'releases.json.new'),
    `${JSON.stringify({ name, current: version, canary, releases }, null, 1)}\n`,
  );
  await rename(join(dist, 'releases.json.new'), join(dist, 'releases.json'));
  await rm(next, { recursive: true, force: true });
  await sweep(dist, releases);
  return { version, sizes };
}
