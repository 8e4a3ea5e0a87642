/**
 * Builds the portal as one plain bundle from the same sources, with the same minifier and page chunks but without
 * federation, and a gateway that serves it in the same way as the federated portal.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
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

/** The only area of a brief build. */
const briefArea = 'remote_public';

const areasFileOf = (dist) => join(dist, 'areas.mjs');

function configOf(dist, name) {
  const host = hostConfig();
  return {
    ...host,
    cache: { ...host.cache, name: `${name}-production` },
    output: { ...host.output, path: join(dist, '.next'), uniqueName: 'portal_plain' },
    // Without the plugins of `base` nothing else numbers the modules.
    optimization: { ...host.optimization, moduleIds: 'deterministic' },
    plugins: [new webpack.NormalModuleReplacementPlugin(/\/remotes\/runtime$/, areasFileOf(dist))],
  };
}

const descriptionOf = async (workspace) =>
  (await import(pathToFileURL(join(root, workspace, 'webpack.config.mjs')).href)).default;

/**
 * Writes the module that replaces the shell's federation runtime: it imports the remotes' modules statically, so
 * they are part of the bundle. Pages remain separate chunks, because their routes import them dynamically.
 */
async function writeAreas(dist, remotes) {
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
  await mkdir(dist, { recursive: true });
  await writeFile(
    areasFileOf(dist),
    [...imports, 'const areas = {', ...entries, '};', runtime, ''].join('\n'),
  );
}

/** Throws when the shell no longer imports its federation runtime from the path that is replaced. */
function requireReplaced(dist, compilation) {
  const resources = new Set();
  for (const module of compilation.modules) {
    for (const part of module.modules ?? [module]) resources.add(part.resource);
  }
  if (!resources.has(areasFileOf(dist)))
    throw new Error('plain bundle: the federation runtime was not replaced');
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
async function writeArea(dist, remote, compilation) {
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
  const base = join(dist, 'remotes', remote.name);
  await mkdir(base, { recursive: true });
  const releases = { name: remote.name, current: 'plain', releases: { plain: release } };
  await writeFile(join(base, 'releases.json'), JSON.stringify(releases));
  return { ...remote, base };
}

/** Builds the gateway with a different plan of preloads. */
async function buildGateway(dist) {
  const replacement = join(here, 'pagePlan.mjs');
  await build({
    entryPoints: [join(root, 'shell/gateway/gateway.ts')],
    outfile: join(dist, 'gateway.mjs'),
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

/**
 * Builds when the inputs have changed and returns the output folder with `gateway.mjs`, `remotes.config.json`, `shell.json` and
 * `page/`. A `brief` build, in a folder of its own, has only the public pages: a third of the CPU time. Rejects with the build's errors.
 */
export async function buildPlain({ brief }) {
  const name = brief ? 'plain-brief' : 'plain';
  const dist = join(here, 'dist', name);
  const remotes = readEntries().filter((entry) => !brief || entry.name === briefArea);
  const sources = ['package-lock.json', 'remotes.config.json', 'lab/bench/plain', 'build', 'shared', 'shell'];
  const inputs = [...sources, ...remotes.map((entry) => folderOf(entry.name))];
  const state = freshness(`bench-${name}`, inputs, [relative(root, join(dist, 'gateway.mjs'))]);
  if (state.fresh) return dist;
  await writeAreas(dist, remotes);
  const host = configOf(dist, name);
  const { compilation } = await compile(host);
  requireReplaced(dist, compilation);
  const files = compilation.entrypoints.get('main').getFiles();
  await shellRelease({ dist, next: host.output.path, files });
  const areas = await Promise.all(remotes.map((remote) => writeArea(dist, remote, compilation)));
  await writeFile(join(dist, 'remotes.config.json'), JSON.stringify(areas));
  await buildGateway(dist);
  state.done();
  return dist;
}
