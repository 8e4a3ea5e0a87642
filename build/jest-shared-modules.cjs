const { AsyncLocalStorage } = require('node:async_hooks');
const { readFileSync } = require('node:fs');
const Module = require('node:module');

/** The version that Jest depends on. */
const { default: Runtime } = Module.createRequire(require.resolve('jest'))('jest-runtime');

const untouched = {
  instrument: false,
  supportsDynamicImport: false,
  supportsExportNamespaceFrom: false,
  supportsStaticESM: false,
  supportsTopLevelAwait: false,
};

/**
 * Storages that the current test file used. Before Node 24 each makes every promise of the process slower until it is
 * disabled, and Jest uses a new one for each test file: after a hundred files they took half of the CPU time.
 */
const storages = new Set();
const { run } = AsyncLocalStorage.prototype;
AsyncLocalStorage.prototype.run = function (...args) {
  storages.add(this);
  return run.apply(this, args);
};

/** Source maps of the shared modules, by file. */
const sourceMaps = new Map();
let transformer;

/** Compiles a module with the transform of Jest's configuration, which has a cache on disk. */
function compile(module, file) {
  const { code, sourceMapPath } = transformer.transform(file, untouched);
  if (sourceMapPath) sourceMaps.set(file, sourceMapPath);
  module._compile(code, file);
}

// Node's require loads TypeScript, and the packages that Jest's configuration transforms.
for (const extension of ['.js', '.mjs', '.ts']) {
  const usual = Module._extensions[extension] ?? Module._extensions['.js'];
  Module._extensions[extension] = (module, file) =>
    transformer?.shouldTransform(file) ? compile(module, file) : usual(module, file);
}

/**
 * Returns a Jest runtime whose test files share the modules for which `isShared` is true: each process of Jest loads
 * them once, with Node's own require, and all projects share them. Jest's usual runtime loads every module for each
 * test file. So a shared module keeps no state that a test would notice. Modules are not shared by a file that replaces
 * some (`jest.mock`), with `--watch`, and for coverage.
 */
module.exports = (isShared) =>
  class extends Runtime {
    constructor(...args) {
      super(...args);
      const [, , , scriptTransformer, , , testPath, { watch, watchAll, collectCoverage }] = args;
      transformer = scriptTransformer;
      const mocks = readFileSync(testPath, 'utf8').includes('jest.mock(');
      this.shares = !(mocks || watch || watchAll || collectCoverage);
    }

    requireModule(from, name, options, isActual) {
      const ownRegistry =
        !this.shares || name === undefined || options?.isInternalModule || Module.isBuiltin(name);
      const file = ownRegistry ? undefined : this._resolution.resolveCjs(from, name);
      if (file === undefined || !isShared(file)) return super.requireModule(from, name, options, isActual);
      const loaded = require(file);
      const known = this.getSourceMaps();
      for (const [path, map] of sourceMaps) known.set(path, map);
      return loaded;
    }

    teardown() {
      for (const storage of storages) storage.disable();
      storages.clear();
      super.teardown();
    }
  };
