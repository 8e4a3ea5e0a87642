/** One try at sending one content: repeated with the same key, the server does it once. */
export interface Attempt {
  readonly key: string;
  readonly content: string;
}

/** 32 random hex digits where the page is not in a secure context and `randomUUID` is missing. */
function randomKey(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

/** The attempt for `content`: the last one while nothing was changed, a new one otherwise. */
export function attemptFor(content: string, last: Attempt | undefined): Attempt {
  return last?.content === content ? last : { key: randomKey(), content };
}
