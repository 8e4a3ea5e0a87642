/** Integrity hashes of modules by URL, as `integrity` of an import map. */
export type ModuleHashes = Readonly<Record<string, string>>;

/** Number of retries whose URLs the import map of the page has. */
const knownRetries = 3;

/** Returns the URL of a module for a retry: a browser may remember that a URL has failed, or still wait for it. */
export const retryUrl = (url: string, attempt: number) => (attempt > 0 ? `${url}?attempt=${attempt}` : url);

/** Returns the hashes of a release's modules at `base`, with those of the first retries. */
export function moduleHashes(base: string, integrity: ModuleHashes): ModuleHashes {
  const modules = Object.entries(integrity).filter(([file]) => /\.m?js$/.test(file));
  return Object.fromEntries(
    Array.from({ length: knownRetries + 1 }, (_, attempt) =>
      modules.map(([file, hash]) => [retryUrl(`${base}/${file}`, attempt), hash] as const),
    ).flat(),
  );
}
