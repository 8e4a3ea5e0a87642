/** Who asks before a page with unsaved text is left; none while nothing is unsaved. */
const asking = new Set<(to: string) => void>();

/** Lets a page be asked before it is left; returns the function that ends it. */
export function onLeave(ask: (to: string) => void): () => void {
  asking.add(ask);
  return () => void asking.delete(ask);
}

/** Goes to a path by `go`, unless the open page has unsaved text and asks first. */
export function leaveTo(to: string, go: (to: string) => void): void {
  const [ask] = asking;
  (ask ?? go)(to);
}
