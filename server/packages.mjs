import { cp, readFile, rm } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { external } from './external.mjs';

// node server/packages.mjs FOLDER: copies the packages that the API loads in production into FOLDER, for its image.

const root = fileURLToPath(new URL('..', import.meta.url));

const manifestOf = (folder) =>
  readFile(join(folder, 'package.json'), 'utf8').then(JSON.parse, () => undefined);

/** Returns the folder of a package as Node finds it from another folder; undefined when it is not installed. */
async function find(name, from) {
  for (let folder = from; folder.startsWith(root.replace(/[\\/]$/, '')); folder = dirname(folder)) {
    const candidate = join(folder, 'node_modules', name);
    if (await manifestOf(candidate)) return candidate;
  }
  return undefined;
}

/** Returns the folders of packages and all their dependencies. An optional one may be missing, such as for another platform. */
async function closure(names, from = join(root, 'server')) {
  const found = new Set();
  async function add(name, by, needed) {
    const folder = await find(name, by);
    if (folder === undefined && needed) throw new Error(`${name}, which ${by} needs, is not installed`);
    if (folder === undefined || found.has(folder)) return;
    found.add(folder);
    const { dependencies = {}, optionalDependencies = {} } = await manifestOf(folder);
    for (const one of Object.keys(dependencies)) await add(one, folder, !(one in optionalDependencies));
    for (const one of Object.keys(optionalDependencies)) await add(one, folder, false);
  }
  for (const name of names) await add(name, from, true);
  return [...found];
}

/** Production has PostgreSQL. */
const localOnly = ['@electric-sql/pglite'];

/** Types, source maps and documentation are never loaded. */
const unused = /\.(?:map|[cm]?ts|md|markdown)$/;

/** Copies the packages with their places, so that each finds its own version of another one. */
async function main(target) {
  await rm(target, { recursive: true, force: true });
  for (const folder of await closure(external.filter((name) => !localOnly.includes(name)))) {
    const filter = (source) =>
      !unused.test(source) && !relative(folder, source).split(/[\\/]/).includes('node_modules');
    await cp(folder, join(target, relative(root, folder)), { recursive: true, filter });
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) await main(process.argv[2]);
