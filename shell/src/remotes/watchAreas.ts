import { watchLostCode } from './lostCode';
import type { Remotes } from './remotes';
import { reportLoads } from './reports';

/** Starts what the shell does for the areas of a page that is shown: reports of load times, and reloads for lost code. */
export function watchAreas(remotes: Remotes): void {
  reportLoads(remotes);
  watchLostCode(remotes);
}
