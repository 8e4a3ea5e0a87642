import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { compile, root } from './base.mjs';
import { stage } from './releases/stage.mjs';
import { remoteConfig } from './remote.mjs';
import { chunkFiles, laterParts, routeMap } from './routeMap.mjs';
import { areaServer } from './serverBundle.mjs';
import { takenNames } from './surface.mjs';

/**
 * Returns a remote's routes with their files, those of its exposed module first, then those of the page; the later parts of `shared`
 * that a page waits for; and the server code of the pages that the gateway draws, if any.
 */
async function routesOf(description, dir, compilation) {
  const expose = description.exposes['./routes'];
  if (!expose) return { routes: {}, parts: {} };
  const exposed = chunkFiles(compilation, join(dir, expose));
  const routes = {};
  const parts = {};
  const map = await routeMap(join(dir, expose));
  for (const [pattern, { modules }] of map) {
    routes[pattern] = [
      ...new Set([...exposed, ...modules.flatMap((module) => chunkFiles(compilation, module))]),
    ];
    const awaited = new Set(modules.flatMap((module) => laterParts(compilation, module)));
    if (awaited.size > 0) parts[pattern] = [...awaited];
  }
  const drawn = [...map].flatMap(([pattern, { serverRendered }]) => (serverRendered ? [pattern] : []));
  if (drawn.length === 0) return { routes, parts };
  return { routes, parts, server: { routes: drawn, bytes: await areaServer(join(dir, expose)) } };
}

/**
 * Builds a remote for production. The release is in memory only: nothing that visitors get changes.
 * @param {string} workspace such as remote-member
 * @param {string} [commit] commit of the sources
 */
export async function buildRemote(workspace, commit) {
  const dir = join(root, workspace);
  const { default: description } = await import(pathToFileURL(join(dir, 'webpack.config.mjs')).href);
  const config = remoteConfig(description, workspace);
  const { compilation } = await compile(config);
  const { routes, parts, server } = await routesOf(description, dir, compilation);
  const { name } = description;
  const next = config.output.path;
  const staged = await stage(next, { name, routes, parts, server, names: takenNames(compilation), commit });
  await rm(next, { recursive: true, force: true });
  return staged;
}
