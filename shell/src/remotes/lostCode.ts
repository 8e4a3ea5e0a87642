import { leavingEvent, lostCodeEvent } from '@portal/shared/parts';
import { type Leave, leaveFor, reloadedBefore } from './pageCode';
import type { Remotes } from './remotes';

/**
 * Loads the page again when an area of it was deployed again: its code is gone. Returns false when no area was, or when the
 * page was already loaded again for these releases.
 */
async function reload(remotes: Remotes, leave: Leave): Promise<boolean> {
  await remotes.refresh();
  const outdated = remotes.names().filter((name) => remotes.outdated(name));
  const releases = outdated.map((name) => `${name}@${remotes.latestVersion(name)}`).join(' ');
  if (releases === '' || reloadedBefore(releases)) return false;
  window.dispatchEvent(new Event(leavingEvent));
  const { pathname, search } = window.location;
  void leave(pathname + search);
  return true;
}

/** Answers areas that miss a part of their code. See `reloadLostCode` in shared. */
export function watchLostCode(remotes: Remotes, leave: Leave = leaveFor): void {
  window.addEventListener(lostCodeEvent, (event) => {
    if (event instanceof CustomEvent) event.detail.reload = reload(remotes, leave);
  });
}
