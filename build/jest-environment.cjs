const { TestEnvironment } = require('jest-environment-jsdom');

/** jsdom with the fetch family of Node, which jsdom does not have and browsers do. */
module.exports = class extends TestEnvironment {
  async setup() {
    await super.setup();
    Object.assign(this.global, {
      fetch,
      Headers,
      Request,
      Response,
      FormData,
      AbortSignal,
      AbortController,
      structuredClone,
    });
  }
};
