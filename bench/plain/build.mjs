/**
 * Builds the portal as one plain bundle from the same sources, with the same minifier and the same chunks for
 * pages, but without federation; and a gateway that serves it as the real one serves the federated portal.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { compile, root } from '../../build/base.mjs';
import { hostConfig } from '../../build/host.mjs';
import { chunkFiles, routeMap } from '../../build/routeMap.mjs';
import { contractVersion, wanted } from '../../build/shared.mjs';
import { shellRelease } from '../../build/shellRelease.mjs';

const webpack = createRequire(join(root, 'build/base.mjs'))('webpack');

const here = fileURLToPath(new URL('.', import.meta.url));

/** Folder of the built bundle: `gateway.mjs`, `remotes.config.json`, `shell.json`, `page/`. */
export const plainDist = join(here, 'dist');

function config() {
  const host = hostConfig();
  return {
    ...host,
    cache: { ...host.cache, name: 'plain-production' },
    output: { ...host.output, path: join(plainDist, '.next'), uniqueName: 'portal_plain' },
    plugins: [new webpack.NormalModuleReplacementPlugin(/^\.\/remotes\/runtime$/, join(here, 'areas.mjs'))],
  };
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
  const workspace = remote.name.replace('_', '-');
  const description = await import(pathToFileURL(join(root, workspace, 'webpack.config.mjs')).href);
  const release = {
    entry: 'entry.js',
    integrity: {},
    routes: await routesOf(workspace, remote.expose ?? './routes', compilation),
    early: description.default.early,
    contract: contractVersion,
    shared: wanted(),
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

/** Builds all of it. Rejects with the build's own errors. */
export async function buildPlain() {
  const host = config();
  const { compilation } = await compile(host);
  const files = compilation.entrypoints.get('main').getFiles();
  await shellRelease({ dist: plainDist, next: host.output.path, files });
  const remotes = JSON.parse(await readFile(join(root, 'remotes.config.json'), 'utf8'));
  const areas = await Promise.all(remotes.map((remote) => writeArea(remote, compilation)));
  await writeFile(join(plainDist, 'remotes.config.json'), JSON.stringify(areas));
  await buildGateway();
}
