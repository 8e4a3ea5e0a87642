import { evaluate } from './evaluate.mjs';
import { fetchedLater } from './shared.mjs';

const marker = 'portal-page:';

/** Keeps every `import()` in the source, with the URL of the imported module. */
const keepLazyImports = {
  name: 'keep-lazy-imports',
  setup(builder) {
    builder.onResolve({ filter: /.*/ }, async (args) => {
      if (args.kind !== 'dynamic-import' || args.pluginData === 'inner') return null;
      const { path } = await builder.resolve(args.path, {
        kind: 'import-statement',
        resolveDir: args.resolveDir,
        pluginData: 'inner',
      });
      return { path: `${marker}${path}`, external: true };
    });
    builder.onLoad({ filter: /\.(css|svg)$/ }, () => ({ contents: '', loader: 'js' }));
  },
};

function modulesOf(loader) {
  return [...String(loader).matchAll(/import\(\s*["']portal-page:([^"']+)["']\s*\)/g)].map(
    (match) => match[1],
  );
}

function pathBelow(parent, path = '') {
  if (path.startsWith('/')) return path;
  return `${parent.replace(/\/$/, '')}/${path}`.replace(/(.)\/$/, '$1');
}

function walk(routes, parent, modules, found) {
  for (const route of routes) {
    const pattern = pathBelow(parent, route.path);
    const own = [...modules, ...(route.page ? modulesOf(route.page) : [])];
    if (route.page || route.redirect)
      found.set(pattern, {
        modules: own,
        redirect: route.redirect,
        serverRendered: route.serverRendered === true,
      });
    if (route.children) walk(route.children, pattern, own, found);
  }
}

/**
 * Reads a remote's routes by running its module, which therefore must not use `window`.
 * @returns {Promise<Map<string, { modules: string[], redirect?: string, serverRendered: boolean }>>} page modules by path
 * pattern
 */
export async function routeMap(file) {
  const { routes } = await evaluate(file, [keepLazyImports]);
  const found = new Map();
  walk(routes, '/', [], found);
  for (const [pattern, route] of found) {
    const target = route.redirect && found.get(route.redirect);
    if (target) found.set(pattern, { ...route, modules: target.modules });
  }
  return found;
}

/** Returns the chunks that are loaded for a lazily imported module, by the module's path. */
function chunksOf({ chunkGraph, moduleGraph, modules }, modulePath) {
  const chunks = new Set();
  for (const module of modules) {
    for (const block of module.blocks ?? []) {
      const targets = block.dependencies.map((dependency) => moduleGraph.getModule(dependency));
      if (!targets.some((target) => (target?.rootModule ?? target)?.resource === modulePath)) continue;
      for (const chunk of chunkGraph.getBlockChunkGroup(block)?.chunks ?? []) chunks.add(chunk);
    }
  }
  return [...chunks];
}

/** Returns the files that webpack emitted for a lazily imported module, by the module's path. */
export function chunkFiles(compilation, modulePath) {
  const files = chunksOf(compilation, modulePath).flatMap((chunk) => [...chunk.files]);
  return [...new Set(files)].filter((file) => /\.(js|css)$/.test(file));
}

/** Returns the shared packages that a lazily imported module waits for, and that the shell does not have in its first script. */
export function laterParts(compilation, modulePath) {
  const { chunkGraph } = compilation;
  const shared = chunksOf(compilation, modulePath)
    .flatMap((chunk) => [...chunkGraph.getChunkModules(chunk)])
    .filter((module) => module.constructor.name === 'ConsumeSharedModule')
    .map((module) => module.options.shareKey);
  return [...new Set(shared)].filter((name) => fetchedLater.has(name)).sort();
}
