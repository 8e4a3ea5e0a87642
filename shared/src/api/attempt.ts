/** An attempt to send one content. A repetition with the same key has no second effect on the server. */
export interface Attempt {
  readonly key: string;
  readonly content: string;
}

/** Returns 32 random hex digits where `randomUUID` is missing because the page is not in a secure context. */
function randomKey(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

/** Returns the attempt for `content`: the last one if the content is unchanged, otherwise a new one. */
export function attemptFor(content: string, last: Attempt | undefined): Attempt {
  return last?.content === content ? last : { key: randomKey(), content };
}
