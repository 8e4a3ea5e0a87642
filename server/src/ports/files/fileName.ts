import { randomBytes } from 'node:crypto';

/** Returns a new random name of a file. */
export const newFileName = (): string => randomBytes(20).toString('hex');

/** True for a name that `newFileName` can return: no other is looked up, so a path cannot leave the storage. */
export const isFileName = (name: string): boolean => /^[0-9a-f]{40}$/.test(name);
