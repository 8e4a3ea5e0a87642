import { watchLostCode } from './lostCode';
import type { Remotes } from './remotes';
import { reportLoads } from './reports';
import { watchRoot } from './watchRoot';

/**
 * Starts what the shell does for the areas of a page that is shown: reports of load times, reloads for lost code, and rendering again
 * in an element that was emptied.
 */
export function watchAreas(remotes: Remotes, root: HTMLElement, rebuild: () => boolean): void {
  reportLoads(remotes);
  watchLostCode(remotes);
  watchRoot(root, remotes, rebuild);
}
