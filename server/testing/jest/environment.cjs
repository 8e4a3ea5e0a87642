const { createRequire } = require('node:module');
const { createContext } = require('node:vm');

/** Loads packages in the version that Jest depends on. */
const requireJest = createRequire(require.resolve('jest'));
const { ModernFakeTimers } = requireJest('@jest/fake-timers');
const { ModuleMocker } = requireJest('jest-mock');

/**
 * A test environment whose global object is the process's own, so that test files share modules (see `runtime.cjs`)
 * and `instanceof` works between them. It is faster as well: in Jest's usual environment each access to `Object` or
 * `Array` runs a proxy. The globals that a test file adds or replaces are restored after it.
 */
module.exports = class {
  global = globalThis;
  // Jest takes an environment without a context for one that is torn down. Nothing runs in this one.
  context = createContext({});
  moduleMocker = new ModuleMocker(globalThis);
  fakeTimers = null;
  before = Object.getOwnPropertyDescriptors(globalThis);
  exit = process.exit;

  constructor({ projectConfig }) {
    this.fakeTimersModern = new ModernFakeTimers({ config: projectConfig, global: globalThis });
  }

  async setup() {}

  async teardown() {
    this.fakeTimersModern.dispose();
    process.exit = this.exit;
    for (const key of Reflect.ownKeys(globalThis)) {
      const now = Object.getOwnPropertyDescriptor(globalThis, key);
      if (!now.configurable) continue;
      const before = this.before[key];
      if (before === undefined) delete globalThis[key];
      else if (now.value !== before.value || now.get !== before.get)
        Object.defineProperty(globalThis, key, before);
    }
    this.context = null;
  }

  exportConditions() {
    return ['node', 'node-addons'];
  }

  getVmContext() {
    return this.context;
  }
};
