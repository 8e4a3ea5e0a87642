/**
 * Bundled into a remote in the place of webpack's federation runtime, which the shell provides (`provideRuntime.mjs`). What a
 * container writes to is its own.
 */
const { bundlerRuntime, runtime, ...provided } = globalThis._FEDERATION_BUNDLER_RUNTIME;

/** Starts the container's instance. The runtime's own `init` would return that of the build which it was compiled for: the shell's. */
function init(options) {
  const known = runtime.getInstance((instance) => instance.options.name === options.name);
  if (!known) return runtime.createInstance({ ...options, id: '' });
  known.initOptions({ ...options, id: '' });
  return known;
}

export default {
  ...provided,
  runtime: { ...runtime, init },
  bundlerRuntime: { ...bundlerRuntime, S: {} },
  bundlerRuntimeOptions: {},
  instance: undefined,
  initOptions: undefined,
};
