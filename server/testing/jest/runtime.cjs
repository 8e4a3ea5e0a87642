const { compileFunction } = require('node:vm');
const sharing = require('../../../build/jest-shared-modules.cjs');

/** Files that each test file loads anew: tests, and the code around them, which registers hooks and counts. */
const ofTests = /[\\/]server[\\/]testing[\\/]|\.test\.ts$/;

/**
 * The server's test files share its modules and its packages, as they do in a server: Jest's usual runtime loads 1,500
 * modules for each test file, which took more CPU time than the tests.
 */
module.exports = class extends sharing((file) => !ofTests.test(file)) {
  constructor(...args) {
    super(...args);
    // In the context of the process: see environment.cjs.
    this.executor.compile = (code, filename) =>
      compileFunction(code, this.executor.injectedModuleParameters, { filename });
  }
};
