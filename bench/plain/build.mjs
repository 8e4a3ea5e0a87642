/**
 * Builds the portal as one plain bundle from the same sources, with the same minifier and the same chunks for
 * pages, but without federation; and a gateway that serves it as the real one serves the federated portal.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { folderOf, readEntries } from '../../build/areas.mjs';
import { compile, root } from '../../build/base.mjs';
import { hostConfig } from '../../build/host.mjs';
import { chunkFiles, routeMap } from '../../build/routeMap.mjs';
import { wanted } from '../../build/shared.mjs';
import { shellRelease } from '../../build/shellRelease.mjs';
import { freshness } from '../../scripts/stale.mjs';

const webpack = createRequire(join(root, 'build/base.mjs'))('webpack');

const here = fileURLToPath(new URL('.', import.meta.url));

/** Folder of the built bundle: `gateway.mjs`, `remotes.config.json`, `shell.json`, `page/`. */
export const plainDist = join(here, 'dist');

const areasFile = join(plainDist, 'areas.mjs');

function config() {
  const host = hostConfig();
  return {
    ...host,
    cache: { ...host.cache, name: 'plain-production' },
    output: { ...host.output, path: join(plainDist, '.next'), uniqueName: 'portal_plain' },
    plugins: [new webpack.NormalModuleReplacementPlugin(/\/remotes\/runtime$/, areasFile)],
  };
}

const descriptionOf = async (workspace) =>
  (await import(pathToFileURL(join(root, workspace, 'webpack.config.mjs')).href)).default;

/**
 * Writes the module that stands in for the shell's federation runtime: what would be loaded from the remotes is
 * imported statically, so that it is part of the bundle. Pages stay chunks of their own, as their routes import them.
 */
async function writeAreas(remotes) {
  const exposed = await Promise.all(
    remotes.map(async ({ name, expose = './routes' }) => {
      const workspace = folderOf(name);
      const { exposes } = await descriptionOf(workspace);
      return { id: `${name}${expose.slice(1)}`, file: join(root, workspace, exposes[expose]) };
    }),
  );
  const imports = exposed.map(({ file }, index) => `import * as area${index} from ${JSON.stringify(file)};`);
  const entries = exposed.map(({ id }, index) => `  ${JSON.stringify(id)}: area${index},`);
  const runtime =
    'export const federationRuntime = () => ({ register() {}, load: async (id) => areas[id] });';
  await mkdir(plainDist, { recursive: true });
  await writeFile(areasFile, [...imports, 'const areas = {', ...entries, '};', runtime, ''].join('\n'));
}

/** Throws when the shell no longer imports its federation runtime by the path that is replaced. */
function requireReplaced(compilation) {
  const resources = new Set();
  for (const module of compilation.modules) {
    for (const part of module.modules ?? [module]) resources.add(part.resource);
  }
  if (!resources.has(areasFile)) throw new Error('plain bundle: the federation runtime was not replaced');
}

/** The files of each page, by path pattern. */
async function routesOf(workspace, expose, compilation) {
  if (expose !== './routes') return {};
  const pages = await routeMap(join(root, workspace, 'src/app/routes.tsx'));
  return Object.fromEntries(
    [...pages].map(([pattern, { modules }]) => [
      pattern,
      [...new Set(modules.flatMap((module) => chunkFiles(compilation, module)))],
    ]),
  );
}

/** Writes for an area what the gateway wants to know of a remote; gives its place in `remotes.config.json`. */
async function writeArea(remote, compilation) {
  const workspace = folderOf(remote.name);
  const { early } = await descriptionOf(workspace);
  const release = {
    entry: 'entry.js',
    integrity: {},
    routes: await routesOf(workspace, remote.expose ?? './routes', compilation),
    early,
    shared: wanted(),
    names: {},
    calls: {},
    built: new Date().toISOString(),
  };
  const base = join(plainDist, 'remotes', remote.name);
  await mkdir(base, { recursive: true });
  const releases = { name: remote.name, current: 'plain', releases: { plain: release } };
  await writeFile(join(base, 'releases.json'), JSON.stringify(releases));
  return { ...remote, base };
}

/** The real gateway, but for what it preloads. */
async function buildGateway() {
  const replacement = join(here, 'pagePlan.mjs');
  await build({
    entryPoints: [join(root, 'shell/gateway/gateway.ts')],
    outfile: join(plainDist, 'gateway.mjs'),
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    banner: {
      js: `import { createRequire as plainRequire } from 'node:module'; const require = plainRequire(import.meta.url);
const __filename = import.meta.filename; const __dirname = import.meta.dirname;`,
    },
    logLevel: 'warning',
    plugins: [
      {
        name: 'plain-page-plan',
        setup(builder) {
          builder.onResolve({ filter: /\/pagePlan$/ }, ({ importer }) =>
            importer === replacement ? null : { path: replacement },
          );
        },
      },
    ],
  });
}

/** Builds all of it when anything that it is made from has changed. Rejects with the build's own errors. */
export async function buildPlain() {
  const remotes = readEntries();
  const sources = ['package-lock.json', 'remotes.config.json', 'bench/plain', 'build', 'shared', 'shell'];
  const inputs = [...sources, ...remotes.map(({ name }) => folderOf(name))];
  const state = freshness('bench-plain', inputs, ['bench/plain/dist/gateway.mjs']);
  if (state.fresh) return;
  await writeAreas(remotes);
  const host = config();
  const { compilation } = await compile(host);
  requireReplaced(compilation);
  const files = compilation.entrypoints.get('main').getFiles();
  await shellRelease({ dist: plainDist, next: host.output.path, files });
  const areas = await Promise.all(remotes.map((remote) => writeArea(remote, compilation)));
  await writeFile(join(plainDist, 'remotes.config.json'), JSON.stringify(areas));
  await buildGateway();
  state.done();
}
