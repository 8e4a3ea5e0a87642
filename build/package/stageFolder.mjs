import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { callsIn } from '../callsIn.mjs';
import { filesOf, integrityOf } from '../compress.mjs';

const importStatement = /import\s+(?!type\b)\{([^}]*)\}\s*from\s*['"](@portal\/shared\/[\w-]+)['"]/g;

/**
 * Returns the names that sources import from each part of `shared` that the shell provides.
 * @param {string[]} texts
 * @param {string[]} parts
 */
export function importedNames(texts, parts) {
  const names = Object.fromEntries(parts.map((part) => [part, new Set()]));
  for (const [, list, part] of texts.join('\n').matchAll(importStatement)) {
    const words = list.split(',').map((word) => word.trim().split(/\s+as\s+/)[0]);
    for (const word of words) if (word && !word.startsWith('type ')) names[part]?.add(word);
  }
  const used = Object.entries(names).filter(([, found]) => found.size > 0);
  return Object.fromEntries(used.map(([part, found]) => [part, [...found].sort()]));
}

async function readAll(dir, isWanted = () => true) {
  const files = (await filesOf(dir)).filter(isWanted);
  const contents = await Promise.all(files.map((file) => readFile(join(dir, file))));
  return new Map(files.map((file, index) => [file, contents[index]]));
}

/**
 * Makes a release of the output of any bundler. All files are below the version, so that their relative URLs stay valid.
 * @param {string} folder
 * @param {{ name: string, entry: string, type: 'script' | 'module', allHashed: boolean, routes: string[], sources?: string }}
 * area `allHashed`: a script that loads its chunks with hashes; modules get theirs from the page
 * @param {{ shared: object, names: object, calls: object }} offered what the area was built against
 * @returns {Promise<{ name: string, version: string, files: Map<string, Buffer>, release: object }>}
 */
export async function stageFolder(folder, area, offered) {
  const { name, entry, type, allHashed, routes, sources } = area;
  const built = await readAll(folder, (file) => !file.endsWith('.map'));
  if (!built.has(entry)) throw new Error(`${folder} has no ${entry}`);
  const digest = createHash('sha256');
  for (const [file, bytes] of built) digest.update(`${file}\0${integrityOf(bytes)}\n`);
  const version = digest.digest('hex').slice(0, 12);
  const files = new Map([...built].map(([file, bytes]) => [`${version}/${file}`, bytes]));
  const scripts = [...built].filter(([file]) => /\.m?js$/.test(file)).map(([, bytes]) => bytes.toString());
  const texts = sources && (await readAll(sources, (file) => /\.[jt]sx?$/.test(file))).values();
  const release = {
    entry: `${version}/${entry}`,
    type,
    integrity: Object.fromEntries([...files].map(([file, bytes]) => [file, integrityOf(bytes)])),
    allHashed: allHashed || type === 'module',
    routes: Object.fromEntries(routes.map((route) => [route, []])),
    shared: offered.shared,
    ...(texts && { names: importedNames([...texts].map(String), Object.keys(offered.names)) }),
    calls: callsIn(scripts, offered.calls),
    built: new Date().toISOString(),
  };
  return { name, version, files, release };
}
