// Loaded before jsdom, which reads the functions of its selector engine once.
const computeLazily = require('./jest-computed-style.cjs');
const { TestEnvironment } = require('jest-environment-jsdom');

/**
 * jsdom with Node's fetch functions, which jsdom lacks and browsers have. FormData remains jsdom's own, because
 * Node's does not accept jsdom's forms and files.
 */
module.exports = class extends TestEnvironment {
  async setup() {
    await super.setup();
    computeLazily(this.global);
    Object.assign(this.global, {
      fetch,
      Headers,
      Request,
      Response,
      AbortSignal,
      AbortController,
      structuredClone,
    });
  }
};
