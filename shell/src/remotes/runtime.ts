import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';

/** Where a container's script is, and what it must be. */
export interface Container {
  readonly name: string;
  readonly entry: string;
  readonly integrity?: string | undefined;
}

/** The part of the federation runtime that the registry of remotes works with. */
export interface FederationRuntime {
  /** Makes the container known, in place of one of the same name. */
  register(container: Container): void;
  /** Loads an exposed module. A failed load may be tried again, a hung one only after `register` with another address. */
  load(id: string): Promise<unknown>;
}

/** Gives scripts a time limit and an integrity hash; the runtime has neither. */
function scripts(integrity: ReadonlyMap<string, string>, timeout: number): ModuleFederationRuntimePlugin {
  return {
    name: 'portal-scripts',
    createScript({ url }) {
      const script = document.createElement('script');
      script.src = url;
      if (new URL(url).origin !== window.location.origin) script.crossOrigin = 'anonymous';
      const hash = integrity.get(url);
      if (hash) script.integrity = hash;
      return { script, timeout };
    },
  };
}

/** The real runtime. `timeout` is in milliseconds, for one script. */
export function federationRuntime(timeout: number): FederationRuntime {
  const integrity = new Map<string, string>();
  registerPlugins([scripts(integrity, timeout)]);
  return {
    register({ name, entry, integrity: hash }) {
      const url = new URL(entry, window.location.origin).href;
      if (hash) integrity.set(url, hash);
      registerRemotes([{ name, entry: url, type: 'global' }], { force: true });
    },
    load: (id) => loadRemote(id),
  };
}
