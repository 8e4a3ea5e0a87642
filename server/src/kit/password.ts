import { hash, verify } from '@node-rs/argon2';

/** OWASP's first recommendation for argon2id: 19 MiB, two passes, one lane. argon2id is the package's default. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
  return hash(password, cost);
}

/** Hash that no password matches, created when first needed. */
let nobody: Promise<string> | undefined;

/**
 * True when the password matches. Takes the same time when there is no account to compare with; the hash of a closed
 * account is empty and never matches.
 */
export async function verifyPassword(stored: string | undefined, password: string): Promise<boolean> {
  nobody ??= hashPassword('no account has this password');
  const fits = await verify(stored || (await nobody), password);
  return fits && Boolean(stored);
}
