import type { Endpoint } from './endpoint';

/**
 * Returns the reads that an act made old for who made it. A refused one too: what was shown was probably not so any more.
 * `refused` is also true of an act that failed: nobody knows whether it was done.
 */
export function outdatedBy({ outdates = [], answers }: Endpoint, refused: boolean): readonly string[] {
  if ('none' in outdates) return [];
  return refused && answers !== undefined ? [...outdates, answers] : outdates;
}
