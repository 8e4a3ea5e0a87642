import { attemptFor } from '@portal/shared/api';

const keys = new WeakMap<File, string>();

/**
 * Returns the idempotency key under which a file is sent, the same one each time it is tried again: after a lost answer the server
 * keeps it once.
 */
export function uploadKey(file: File): string {
  const key = keys.get(file) ?? attemptFor(file.name, undefined).key;
  keys.set(file, key);
  return key;
}

/** Ends the tries of a file that was kept: chosen once more, it is another upload. */
export function uploadDone(file: File): void {
  keys.delete(file);
}
