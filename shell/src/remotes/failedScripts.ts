/** Integrity hashes of the scripts that failed to load, by URL. */
const hashes = new Map<string, string>();

/** Remembers the scripts that fail to load: neither the bundler nor the federation runtime reports the hash. */
export function watchScripts(): void {
  const remember = ({ target }: Event) => {
    if (target instanceof HTMLScriptElement) hashes.set(target.src, target.integrity);
  };
  window.addEventListener('error', remember, { capture: true });
}

/** Returns the hash that a failed script was to have; undefined when it had none. */
export const hashOf = (url: string): string | undefined => hashes.get(url);
