/**
 * node build/sizes.mjs
 * Prints the size of the scripts that a first visit of each built page waits for, compressed with brotli: the shell with the parts of
 * `shared` that the page needs, and the area's own. Files that a page loads later (a carousel, QR codes) are not included. Exits
 * with 1 when a page exceeds its limit.
 * Also names the exports of the shared parts that no area imports: what the shell does not use either can go.
 */
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { remotes } from './areas.mjs';
import { root } from './base.mjs';

/** Limits in KiB: everything that the first visit of / loads, and an area's own part of each page. */
const limits = { home: 200, area: 45 };

const kib = (bytes) => (bytes / 1024).toFixed(1).padStart(7);

async function sum(dir, files) {
  const scripts = files.filter((file) => file.endsWith('.js'));
  const sizes = await Promise.all(scripts.map(async (file) => (await stat(join(dir, `${file}.br`))).size));
  return sizes.reduce((total, size) => total + size, 0);
}

const read = async (path) => JSON.parse(await readFile(join(root, path), 'utf8'));

const { files: shellFiles, parts: laterFiles, names: offered } = await read('shell/dist/shell.json');
const ofShell = (files) => sum(join(root, 'shell/dist/page'), [...new Set(files)]);
const shell = await ofShell(shellFiles);
console.log(
  `KiB brotli; limits: ${limits.home} for the first visit of /, ${limits.area} for an area's own part of a page`,
);
const exceeded = [];
/** Imports of all areas, such as '@portal/shared/portal paths.home'. */
const taken = new Set();
console.log(`${kib(shell)}           the shell's first script`);
for (const workspace of remotes) {
  const dir = join(root, workspace, 'dist');
  const { current, releases } = await read(`${workspace}/dist/releases.json`);
  const { entry, routes, parts, names } = releases[current];
  for (const [part, imported] of Object.entries(names))
    for (const name of imported) taken.add(`${part} ${name}`).add(`${part} ${name.split('.')[0]}`);
  const pages = Object.keys(routes).length > 0 ? routes : { '(dialogs)': [] };
  for (const [pattern, files] of Object.entries(pages)) {
    const own = await sum(dir, [entry, ...files]);
    const waitsFor = (parts[pattern] ?? []).flatMap((part) => laterFiles[part]);
    const whole = own + (await ofShell([...shellFiles, ...waitsFor]));
    console.log(`${kib(own)} ${kib(whole)}   ${workspace} ${pattern}`);
    if (own > limits.area * 1024) exceeded.push(pattern);
    if (pattern === '/' && whole > limits.home * 1024) exceeded.push(pattern);
  }
}
for (const [part, exported] of Object.entries(offered)) {
  const isUnused = (name) => !taken.has(`${part} ${name}`);
  // A property counts only when its object is imported.
  const unused = exported.filter(
    (name) => isUnused(name) && !(name.includes('.') && isUnused(name.split('.')[0])),
  );
  if (unused.length > 0) console.log(`no area imports from ${part}: ${unused.join(', ')}`);
}
if (exceeded.length > 0) {
  console.error(`Over the limit: ${exceeded.join(', ')}`);
  process.exitCode = 1;
}
