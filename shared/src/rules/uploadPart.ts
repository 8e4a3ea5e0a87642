import { limits } from './limits';

/** Returns the number of parts of a file that arrives in parts. */
export const partCount = (size: number): number => Math.ceil(size / limits.partBytes);

/** Returns the size of a part, which are numbered from 1: all but the last one are equal. Zero for a part that does not exist. */
export function partSize(size: number, number: number): number {
  const begin = (number - 1) * limits.partBytes;
  return number < 1 ? 0 : Math.max(0, Math.min(limits.partBytes, size - begin));
}
