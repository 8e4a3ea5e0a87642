/**
 * node build/build.mjs [--current] <workspace …|all>
 * Builds the shell or remotes for production. Each workspace is built separately into its own folder. A remote's build is
 * put next to the others in its `dist` and changes nothing that visitors get, unless there is no release yet. With
 * `--current` it becomes the current one, as `npm start` and `npm run dev` want it.
 */
import { join } from 'node:path';
import { remotes } from './areas.mjs';
import { compile, root } from './base.mjs';
import { buildRemote } from './buildRemote.mjs';
import { buildGateway } from './gateway.mjs';
import { hostConfig, hostDir } from './host.mjs';
import { folderTarget } from './releases/folderTarget.mjs';
import { layLocally } from './releases/layLocally.mjs';
import { chunkFiles, laterParts } from './routeMap.mjs';
import { fetchedLater } from './shared.mjs';
import { shellRelease } from './shellRelease.mjs';

/** Returns the files of a part of `shared`, with those of the parts that it waits for. */
function partFiles(compilation, part) {
  const index = join(root, 'shared/src', part.split('/').at(-1), 'index.ts');
  const needed = laterParts(compilation, index).flatMap((other) => partFiles(compilation, other));
  return [...new Set([...chunkFiles(compilation, index), ...needed])];
}

async function buildHost() {
  const config = hostConfig();
  const { compilation } = await compile(config);
  const files = compilation.entrypoints.get('main').getFiles();
  const parts = Object.fromEntries([...fetchedLater].map((part) => [part, partFiles(compilation, part)]));
  const built = await shellRelease({
    dist: join(hostDir, 'dist'),
    next: config.output.path,
    files,
    parts,
    worker: join(hostDir, 'src/drawn/worker.ts'),
  });
  await buildGateway();
  return built;
}

async function buildArea(workspace, current) {
  const staged = await buildRemote(workspace);
  const target = folderTarget(join(root, workspace, 'dist'));
  return { version: staged.version, ...(await layLocally(target, staged, { current })) };
}

function print(workspace, { version, sizes, changed }, started) {
  const scripts = sizes.filter(({ file }) => file.endsWith('.js'));
  const sum = (key) => (scripts.reduce((total, size) => total + size[key], 0) / 1024).toFixed(1);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(
    `${workspace}: ${version}, scripts ${sum('bytes')} KiB, ${sum('brotli')} KiB brotli` +
      `${changed === undefined ? '' : `, ${(changed / 1024).toFixed(1)} KiB for who has the last build`}, ${seconds} s`,
  );
}

const current = process.argv.includes('--current');
const asked = process.argv.slice(2).filter((word) => word !== '--current');
const known = ['shell', ...remotes];
const workspaces = asked.includes('all') ? known : asked;
const unknown = workspaces.filter((workspace) => !known.includes(workspace));
if (workspaces.length === 0 || unknown.length > 0) {
  console.error(
    `usage: node build/build.mjs [--current] <all|${known.join('|')}>${unknown.length ? `; unknown: ${unknown}` : ''}`,
  );
  process.exit(2);
}
for (const workspace of workspaces) {
  const started = performance.now();
  const result = await (workspace === 'shell' ? buildHost() : buildArea(workspace, current));
  print(workspace, result, started);
}
