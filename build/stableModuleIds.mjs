import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const {
  assignDeterministicIds,
  getFullModuleName,
  getUsedModuleIdsAndModules,
} = require('webpack/lib/ids/IdHelpers');
const { compareModulesByPreOrderIndexOrIdentifier } = require('webpack/lib/util/comparators');

/** The federation plugin's own entry, named by a hash of absolute paths, and the hash of the modules joined to it. */
const federationEntry = /\S*[\\/]\.federation[\\/]entry\.[0-9a-f]+\.js(?:\|[0-9a-f]+)?/g;

/**
 * Numbers modules as webpack's `moduleIds: 'deterministic'` does, but the same in every folder, so that a release has the
 * same bytes wherever it is built.
 */
export class StableModuleIds {
  apply(compiler) {
    compiler.hooks.compilation.tap('StableModuleIds', (compilation) => {
      compilation.hooks.moduleIds.tap('StableModuleIds', () => {
        const { chunkGraph, moduleGraph } = compilation;
        const [usedIds, modules] = getUsedModuleIdsAndModules(compilation);
        assignDeterministicIds(
          modules,
          (module) =>
            getFullModuleName(module, compiler.context, compiler.root).replaceAll(
              federationEntry,
              'federation',
            ),
          compareModulesByPreOrderIndexOrIdentifier(moduleGraph),
          (module, id) => {
            if (usedIds.has(`${id}`)) return false;
            usedIds.add(`${id}`);
            chunkGraph.setModuleId(module, id);
            return true;
          },
          [1000],
          10,
          usedIds.size,
        );
      });
    });
  }
}
