import { leavingEvent } from '@portal/shared/parts';
import { type Leave, reloadedBefore } from './pageCode';
import type { Remotes } from './remotes';

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
