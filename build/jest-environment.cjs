// Before jsdom is loaded, which takes the functions of its selectors once.
require('./jest-style-rules.cjs');
const { TestEnvironment } = require('jest-environment-jsdom');

/**
 * jsdom with the fetch family of Node, which jsdom does not have and browsers do. FormData stays jsdom's own:
 * Node's takes neither jsdom's forms nor its files.
 */
module.exports = class extends TestEnvironment {
  async setup() {
    await super.setup();
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
