import { leavingEvent } from '@portal/shared/parts';
import type { Leave } from './leave';
import type { Remotes } from './remotes';

const leftKey = 'portal.leftFor';

/**
 * Returns whether the page was already reloaded for this version, and remembers that it is now. A second failure is
 * shown, in case the new release is broken too.
 */
function reloadedBefore(version: string): boolean {
  const before = sessionStorage.getItem(leftKey) === version;
  sessionStorage.setItem(leftKey, version);
  return before;
}

/**
 * Returns whether only a new document can load the code of a remote that failed `attempts` times, and whether that was not
 * tried for this release.
 */
export async function isLost(remotes: Remotes, name: string, attempts: number): Promise<boolean> {
  const answers = await remotes.refresh();
  // A browser may remember that a module failed which a chunk imports. Only a new document forgets it.
  const isStuck = answers && attempts > 3 && remotes.get(name)?.type !== undefined;
  return (isStuck || remotes.outdated(name)) && !reloadedBefore(`${name}@${remotes.latestVersion(name)}`);
}

/**
 * Loads the page again when an area of it was deployed again: its code is gone. Returns false when no area was, or when the
 * page was already loaded again for these releases.
 */
export async function reloadPage(remotes: Remotes, leave: Leave): Promise<boolean> {
  await remotes.refresh();
  const outdated = remotes.names().filter((name) => remotes.outdated(name));
  const releases = outdated.map((name) => `${name}@${remotes.latestVersion(name)}`).join(' ');
  if (releases === '' || reloadedBefore(releases)) return false;
  window.dispatchEvent(new Event(leavingEvent));
  const { pathname, search } = window.location;
  void leave(pathname + search);
  return true;
}
