import { AsyncLocalStorage } from 'node:async_hooks';

const { prototype } = AsyncLocalStorage;
const { run } = prototype;
afterEach(() => {
  prototype.run = run;
});

/** What the continuation of work in a storage sees after the test file of a runtime has ended. */
async function seenAfterTeardown(Runtime) {
  const usual = Object.getPrototypeOf(Runtime.prototype);
  const ended = jest.spyOn(usual, 'teardown').mockReturnValue(undefined);
  const storage = new AsyncLocalStorage();
  const seen = storage.run('value', () => new Promise(setImmediate).then(() => storage.getStore()));
  Runtime.prototype.teardown.call(Object.create(Runtime.prototype));
  expect(ended).toHaveBeenCalledTimes(1);
  return seen;
}

/** From Node 24 on a storage costs nothing, and does not end for work that has begun. */
const costs = Number(process.versions.node.split('.')[0]) < 24;

(costs ? test : test.skip)('a storage that a test file used slows no promise of the next files', async () => {
  const sharing = require('./jest-shared-modules.cjs');
  expect(await seenAfterTeardown(sharing(() => false))).toBeUndefined();
});
