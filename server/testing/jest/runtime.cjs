const { readFileSync } = require('node:fs');
const Module = require('node:module');
const { compileFunction } = require('node:vm');

/** The version that Jest depends on. */
const { default: Runtime } = Module.createRequire(require.resolve('jest'))('jest-runtime');

/** Files that each test file loads anew: tests, and the code around them, which registers hooks and counts. */
const ofTests = /[\\/]server[\\/]testing[\\/]|\.test\.ts$/;

const untouched = {
  instrument: false,
  supportsDynamicImport: false,
  supportsExportNamespaceFrom: false,
  supportsStaticESM: false,
  supportsTopLevelAwait: false,
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
 * A Jest runtime whose test files share the server's modules and its packages, as they do in a server: each process of
 * Jest loads them once, with Node's own require. Jest's usual runtime loads 1,500 modules for each test file, which
 * took more CPU time than the tests. So a module keeps no state that a test would notice. Modules are not shared by a
 * file that replaces some (`jest.mock`), with `--watch`, and for coverage.
 */
module.exports = class extends Runtime {
  constructor(...args) {
    super(...args);
    const [, , , scriptTransformer, , , testPath, { watch, watchAll, collectCoverage }] = args;
    transformer = scriptTransformer;
    const mocks = readFileSync(testPath, 'utf8').includes('jest.mock(');
    this.isShared = !(mocks || watch || watchAll || collectCoverage);
    // In the context of the process: see environment.cjs.
    this.executor.compile = (code, filename) =>
      compileFunction(code, this.executor.injectedModuleParameters, { filename });
  }

  requireModule(from, name, options, isActual) {
    const ownRegistry =
      !this.isShared || name === undefined || options?.isInternalModule || Module.isBuiltin(name);
    const file = ownRegistry ? undefined : this._resolution.resolveCjs(from, name);
    if (file === undefined || ofTests.test(file)) return super.requireModule(from, name, options, isActual);
    const loaded = require(file);
    const known = this.getSourceMaps();
    for (const [path, map] of sourceMaps) known.set(path, map);
    return loaded;
  }
};
