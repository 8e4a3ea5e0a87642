import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import {
  loadRemote,
  registerGlobalPlugins,
  registerPlugins,
  registerRemotes,
} from '@module-federation/enhanced/runtime';
import { watchScripts } from './failedScripts';

/** URL and requirements of a container's script. */
export interface Container {
  readonly name: string;
  readonly entry: string;
  readonly integrity?: string | undefined;
  /** Absent for a script. */
  readonly type?: 'module' | undefined;
}

/** The part of the federation runtime that the registry of remotes uses. */
export interface FederationRuntime {
  /** Registers the container, replacing one of the same name. */
  register(container: Container): void;
  /**
   * Loads an exposed module. A failed load may be repeated; after a hanging one `register` must be called with
   * another URL.
   */
  load(id: string): Promise<unknown>;
}

/** Adds a timeout and an integrity hash to scripts; the runtime has neither. */
function scripts(integrity: ReadonlyMap<string, string>, timeout: number): ModuleFederationRuntimePlugin {
  return {
    name: 'portal-scripts',
    createScript({ url }) {
      const script = document.createElement('script');
      script.src = url;
      script.crossOrigin = 'anonymous';
      const hash = integrity.get(url);
      if (hash) script.integrity = hash;
      return { script, timeout };
    },
  };
}

/**
 * The runtime keeps the failure of a shared part for ever. Forgets it, so that the next load asks for its files again. An area's instance
 * of the runtime loads its shared parts itself.
 */
const retriedShares: ModuleFederationRuntimePlugin = {
  name: 'portal-retried-shares',
  errorLoadShare({ pkgName, shareScopeMap }) {
    for (const packages of Object.values(shareScopeMap))
      for (const one of Object.values(packages[pkgName] ?? {})) if (!one.loaded) one.loading = null;
  },
};

/** Returns the real runtime. `timeout` per script in milliseconds. */
export function federationRuntime(timeout: number): FederationRuntime {
  const integrity = new Map<string, string>();
  watchScripts();
  registerPlugins([scripts(integrity, timeout), retriedShares]);
  registerGlobalPlugins([retriedShares]);
  return {
    register({ name, entry, integrity: hash, type = 'global' }) {
      const url = new URL(entry, window.location.origin).href;
      if (hash) integrity.set(url, hash);
      registerRemotes([{ name, entry: url, type }], { force: true });
    },
    load: (id) => loadRemote(id),
  };
}
