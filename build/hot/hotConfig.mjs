import { fileURLToPath } from 'node:url';
import { scripts } from '../base.mjs';
import { remoteConfig } from '../remote.mjs';

const file = (name) => fileURLToPath(new URL(name, import.meta.url));

/** The name by which compiled JSX imports its runtime. */
const importSource = '@portal/hot';

const entries = (object, change) =>
  Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value)]));

/** Returns webpack's configuration of a remote whose components are replaced while the page is open. */
export function hotConfig(description, workspace) {
  const exposes = entries(description.exposes, (path) => `${path}?exposed`);
  const config = remoteConfig({ ...description, exposes }, workspace, false);
  const [, ...others] = config.module.rules;
  const { loader, options, ...files } = scripts({ development: true, refresh: true, importSource });
  const hot = { ...files, use: [file('loader.mjs'), { loader, options }] };
  return {
    ...config,
    cache: {
      ...config.cache,
      name: `${config.cache.name}-hot`,
      buildDependencies: {
        config: [
          ...config.cache.buildDependencies.config,
          file('loader.mjs'),
          file('exposedLoader.mjs'),
          file('hotConfig.mjs'),
        ],
      },
    },
    // A page that applied a version with a mistake would be loaded again with its correction.
    optimization: { ...config.optimization, emitOnErrors: false },
    resolve: {
      ...config.resolve,
      alias: { [`${importSource}/jsx-dev-runtime`]: file('jsx-dev-runtime.mjs') },
    },
    module: {
      ...config.module,
      rules: [
        { oneOf: [{ resourceQuery: /^\?exposed$/, loader: file('exposedLoader.mjs') }, hot] },
        ...others,
      ],
    },
  };
}
