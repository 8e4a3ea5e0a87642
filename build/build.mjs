/**
 * node build/build.mjs <workspace …|all>
 * Builds the shell or remotes for production. Each workspace is built separately into its own folder.
 */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { remotes } from './areas.mjs';
import { compile, root } from './base.mjs';
import { buildGateway } from './gateway.mjs';
import { hostConfig, hostDir } from './host.mjs';
import { release } from './release.mjs';
import { remoteConfig } from './remote.mjs';
import { chunkFiles, routeMap } from './routeMap.mjs';
import { shellRelease } from './shellRelease.mjs';
import { takenNames } from './surface.mjs';

async function buildHost() {
  const config = hostConfig();
  const { compilation } = await compile(config);
  const files = compilation.entrypoints.get('main').getFiles();
  const built = await shellRelease({ dist: join(hostDir, 'dist'), next: config.output.path, files });
  await buildGateway();
  return built;
}

/** Returns a remote's routes with their files: those of its exposed module first, then those of the page. */
async function routesOf(description, dir, compilation) {
  const expose = description.exposes['./routes'];
  if (!expose) return {};
  const exposed = chunkFiles(compilation, join(dir, expose));
  const routes = {};
  for (const [pattern, { modules }] of await routeMap(join(dir, expose))) {
    routes[pattern] = [
      ...new Set([...exposed, ...modules.flatMap((module) => chunkFiles(compilation, module))]),
    ];
  }
  return routes;
}

async function buildRemote(workspace) {
  const dir = join(root, workspace);
  const { default: description } = await import(pathToFileURL(join(dir, 'webpack.config.mjs')).href);
  const { compilation } = await compile(remoteConfig(description, workspace));
  const routes = await routesOf(description, dir, compilation);
  const { name, early } = description;
  return release({ dist: join(dir, 'dist'), name, routes, early, names: takenNames(compilation) });
}

function print(workspace, { version, sizes }, started) {
  const scripts = sizes.filter(({ file }) => file.endsWith('.js'));
  const sum = (key) => (scripts.reduce((total, size) => total + size[key], 0) / 1024).toFixed(1);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(
    `${workspace}: ${version}, scripts ${sum('bytes')} KiB, ${sum('brotli')} KiB brotli, ${seconds} s`,
  );
}

const asked = process.argv.slice(2);
const known = ['shell', ...remotes];
const workspaces = asked.includes('all') ? known : asked;
const unknown = workspaces.filter((workspace) => !known.includes(workspace));
if (workspaces.length === 0 || unknown.length > 0) {
  console.error(
    `usage: node build/build.mjs <all|${known.join('|')}>${unknown.length ? `; unknown: ${unknown}` : ''}`,
  );
  process.exit(2);
}
for (const workspace of workspaces) {
  const started = performance.now();
  const result = await (workspace === 'shell' ? buildHost() : buildRemote(workspace));
  print(workspace, result, started);
}
