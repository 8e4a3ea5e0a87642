/** Integrity hashes of modules by URL, as `integrity` of an import map. */
export type ModuleHashes = Readonly<Record<string, string>>;

/** Number of retries whose URLs the import map of the page has. */
const knownRetries = 3;

/** Returns the URL of an entry for a retry: a browser may remember that a URL has failed, or still wait for it. */
export const retryUrl = (entry: string, attempt: number) =>
  attempt > 0 ? `${entry}?attempt=${attempt}` : entry;

/** Returns the hashes of a release's modules at `base`, with those of the entry's first retries. */
export function moduleHashes(
  base: string,
  { entry, integrity }: { readonly entry: string; readonly integrity: ModuleHashes },
): ModuleHashes {
  const modules = Object.entries(integrity).filter(([file]) => /\.m?js$/.test(file));
  const retries = Array.from({ length: knownRetries }, (_, index) => retryUrl(entry, index + 1));
  const hash = integrity[entry];
  return Object.fromEntries(
    [...modules, ...(hash ? retries.map((file) => [file, hash] as const) : [])].map(([file, value]) => [
      `${base}/${file}`,
      value,
    ]),
  );
}
