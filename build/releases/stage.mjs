import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { withIntegrity } from '../chunkIntegrity.mjs';
import { filesOf, integrityOf } from '../compress.mjs';
import { serverFile } from '../serverBundle.mjs';
import { requiredRanges } from '../shared.mjs';
import { versionPlaceholder } from '../stableChunks.mjs';
import { takenCalls } from '../surface.mjs';

async function readChunks(next) {
  const files = (await filesOf(next)).filter((file) => file.startsWith('chunks/'));
  const contents = await Promise.all(files.map((file) => readFile(join(next, file))));
  return new Map(files.map((file, index) => [file, contents[index]]));
}

/**
 * Replaces the placeholders of the version and of the chunks' hashes in the entry. The version is a hash of the entry,
 * which contains the hash of every chunk, and of the server code.
 */
async function versionedEntry(next, chunks, server) {
  const built = await readFile(join(next, versionPlaceholder, 'entry.js'), 'utf8');
  const text = withIntegrity(built, chunks);
  const version = createHash('sha256')
    .update(text)
    .update(server?.integrity ?? '')
    .digest('hex')
    .slice(0, 12);
  return { version, entry: Buffer.from(text.replaceAll(versionPlaceholder, version)) };
}

async function describe(files, { routes, parts = {}, server, names, commit }) {
  const scripts = [...files].filter(([file]) => file.endsWith('.js'));
  return {
    entry: files.keys().next().value,
    integrity: Object.fromEntries([...files].map(([file, bytes]) => [file, integrityOf(bytes)])),
    // Every script that the release loads has its hash, so browsers may refuse scripts without one.
    allHashed: true,
    routes,
    parts,
    ...(server && { server }),
    shared: requiredRanges(),
    names,
    calls: await takenCalls(scripts.map(([, bytes]) => bytes.toString())),
    ...(commit && { commit }),
    built: new Date().toISOString(),
  };
}

/**
 * Makes a release of webpack's output, in memory.
 * @param {string} next folder of webpack's output
 * @param {{ name: string, routes: object, parts?: object, server?: { routes: string[], bytes: Buffer }, names: object,
 * commit?: string }} facts `names`: its imports from each part of `shared`; `server`: code of pages that the gateway draws
 * @returns {Promise<{ name: string, version: string, files: Map<string, Buffer>, release: object }>} `files`: the entry
 * first; `release`: its description in `releases.json`
 */
export async function stage(next, { name, server, ...facts }) {
  const chunks = await readChunks(next);
  const code = server && serverFile(server.bytes);
  const { version, entry } = await versionedEntry(next, chunks, code);
  const files = new Map([[`${version}/entry.js`, entry], ...chunks]);
  if (code) files.set(`chunks/${code.file}`, server.bytes);
  const described = code && { ...code, file: `chunks/${code.file}`, routes: server.routes };
  return { name, version, files, release: await describe(files, { ...facts, server: described }) };
}
