/**
 * npm run new-remote <name> [<title>] [--no-nav] [--bare]
 * Creates a working area: the folder `remote-<name>` with a route, a page with a query, and its test; one entry in
 * `remotes.config.json`; and everything that follows from the list of remotes.
 * --no-nav: no entry in the portal's navigation
 * --bare: the area draws its own frame (no header, footer, navigation or sitemap)
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { helpOf } from './help.mjs';
import { filesOfRemote } from './newRemoteFiles.mjs';
import { withEntry } from './remoteEntry.mjs';

const read = (root, file) => readFileSync(join(root, file), 'utf8').replaceAll('\r\n', '\n');

function write(root, file, text) {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

function addEntry(root, { container, path, title }, { inNav = true, bare = false }) {
  const file = 'remotes.config.json';
  const entry = { name: container, paths: [path], title };
  if (inNav && !bare) entry.nav = { before: '/contact' };
  if (bare) entry.frame = 'bare';
  write(root, file, withEntry(read(root, file), entry));
}

/** Adds the workspace to the lock file as npm does, which then refuses nothing. It needs no new package. */
function addToLock(root, folder, { name, version, dependencies }) {
  const lock = JSON.parse(read(root, 'package-lock.json'));
  lock.packages[folder] = { name, version, dependencies };
  lock.packages[`node_modules/${name}`] = { resolved: folder, link: true };
  const sorted = Object.entries(lock.packages).sort(([a], [b]) => a.localeCompare(b, 'en'));
  write(
    root,
    'package-lock.json',
    `${JSON.stringify({ ...lock, packages: Object.fromEntries(sorted) }, null, 2)}\n`,
  );
}

/**
 * Creates the area `name` in the repository at `root`. Throws one line when the name is invalid or taken.
 * @param {string} root
 * @param {string} name such as lab or open-lab
 * @param {string} title its name in the navigation
 * @param {{ inNav?: boolean, bare?: boolean }} [choice]
 * @returns {{ folder: string, path: string }}
 */
export function createRemote(root, name, title, choice = {}) {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) throw new Error(`${name}: a name such as lab or open-lab`);
  if (title.length > 6) throw new Error(`${title}: at most 6 characters fit into the navigation`);
  const folder = `remote-${name}`;
  const area = { folder, container: folder.replaceAll('-', '_'), path: `/${name}`, title };
  const entries = JSON.parse(read(root, 'remotes.config.json'));
  const isTaken = entries.some(
    ({ name: other, paths = [] }) => other === area.container || paths.includes(area.path),
  );
  if (isTaken || existsSync(join(root, folder))) throw new Error(`${name} exists already`);
  const shared = JSON.parse(read(root, 'shared/package.json'));
  const files = filesOfRemote(area, shared);
  for (const [file, text] of Object.entries(files)) write(root, join(folder, file), text);
  addEntry(root, area, choice);
  addToLock(root, folder, JSON.parse(files['package.json']));
  return area;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  helpOf(import.meta.url);
  const given = process.argv.slice(2);
  const [name, title = '新栏目'] = given.filter((word) => !word.startsWith('--'));
  try {
    if (name === undefined)
      throw new Error(
        'usage: npm run new-remote <name> [<title>], such as lab 开放实验室 (--no-nav, --bare)',
      );
    const root = fileURLToPath(new URL('..', import.meta.url));
    const { folder, path } = createRemote(root, name, title, {
      inNav: !given.includes('--no-nav'),
      bare: given.includes('--bare'),
    });
    // Reads the list of folders when it is loaded.
    const { writeDerived } = await import('./areas.mjs');
    writeDerived();
    console.log(`${folder}：页面 ${path}，导航里的名字在 remotes.config.json。
  npm test -- --changed    检查它
  npm run dev -w ${folder}    在运行的门户里开发
  npm run build -w ${folder}    构建一个版本，访客还看不到
  npm run release -w ${folder}    检查、构建并发布；网关几秒后换用新版本`);
  } catch (error) {
    console.error(error.message);
    process.exitCode = 2;
  }
}
