/**
 * Builds the portal as one plain bundle from the same sources, with the same minifier and page chunks but without
 * federation, and a gateway that serves it in the same way as the federated portal.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { folderOf, readEntries } from '../../../build/areas.mjs';
import { compile, root } from '../../../build/base.mjs';
import { hostConfig } from '../../../build/host.mjs';
import { chunkFiles, routeMap } from '../../../build/routeMap.mjs';
import { requiredRanges } from '../../../build/shared.mjs';
import { shellRelease } from '../../../build/shellRelease.mjs';
import { freshness } from '../../../scripts/stale.mjs';

const webpack = createRequire(join(root, 'build/base.mjs'))('webpack');

const here = fileURLToPath(new URL('.', import.meta.url));

/** Output folder: `gateway.mjs`, `remotes.config.json`, `shell.json`, `page/`. */
export const plainDist = join(here, 'dist');

const areasFile = join(plainDist, 'areas.mjs');

function config() {
  const host = hostConfig();
  return {
    ...host,
    cache: { ...host.cache, name: 'plain-production' },
    output: { ...host.output, path: join(plainDist, '.next'), uniqueName: 'portal_plain' },
    // Without the plugins of `base` nothing else numbers the modules.
    optimization: { ...host.optimization, moduleIds: 'deterministic' },
    plugins: [new webpack.NormalModuleReplacementPlugin(/\/remotes\/runtime$/, areasFile)],
  };
}

const descriptionOf = async (workspace) =>
  (await import(pathToFileURL(join(root, workspace, 'webpack.config.mjs')).href)).default;

/**
 * Writes the module that replaces the shell's federation runtime: it imports the remotes' modules statically, so
 * they are part of the bundle. Pages remain separate chunks, because their routes import them dynamically.
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

/** Throws when the shell no longer imports its federation runtime from the path that is replaced. */
function requireReplaced(compilation) {
  const resources = new Set();
  for (const module of compilation.modules) {
    for (const part of module.modules ?? [module]) resources.add(part.resource);
  }
  if (!resources.has(areasFile)) throw new Error('plain bundle: the federation runtime was not replaced');
}

/** Returns the files of each page by path pattern. */
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

/** Writes the releases file of an area for the gateway; returns its entry in `remotes.config.json`. */
async function writeArea(remote, compilation) {
  const workspace = folderOf(remote.name);
  const release = {
    entry: 'entry.js',
    integrity: {},
    routes: await routesOf(workspace, remote.expose ?? './routes', compilation),
    shared: requiredRanges(),
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

/** Builds the gateway with a different plan of preloads. */
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

/** Builds everything when its inputs have changed. Rejects with the build's errors. */
export async function buildPlain() {
  const remotes = readEntries();
  const sources = ['package-lock.json', 'remotes.config.json', 'lab/bench/plain', 'build', 'shared', 'shell'];
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
