import { runInAction } from 'mobx';
import { firstMark, mainState } from '../layout/mainState';
import { mainId } from '../layout/SkipLink';
import type { Remotes } from './remotes';
import { reportUnseen } from './reportUnseen';

/** Times that the portal is rendered again: code that empties it each time would go on for ever. */
const most = 5;

/**
 * Puts the portal's element back when code of an area has removed it (`body.innerHTML = ''`), with all that it contains; calls
 * `rebuild` when the element itself was emptied, which returns false for a document that was left. Has the container of the pages built again when only that was emptied: React would
 * fail when the next page is shown, which would be blamed. Returns a function that ends the watch.
 */
export function watchRoot(root: HTMLElement, remotes: Remotes, rebuild: () => boolean): () => void {
  let [times, isBuilding] = [0, false];
  const report = (what: string) => {
    const area = remotes.ownerOf(window.location.pathname) ?? '';
    reportUnseen(area, 'render', new Error(`${area} ${what} the portal's element`));
  };
  const look = () => {
    if (!root.isConnected) {
      document.body.prepend(root);
      report('removed');
    }
    if (root.childElementCount > 0) isBuilding = false;
    else if (!isBuilding && times < most) {
      [times, isBuilding] = [times + 1, true];
      if (rebuild()) report('emptied');
    }
    lookAtMain();
  };
  const observer = new MutationObserver(look);
  const lookAtMain = mainWatch((place) => observer.observe(place, { childList: true }));
  for (const place of [document.body, root]) observer.observe(place, { childList: true });
  look();
  return () => observer.disconnect();
}

/** Times that a page is built again after its code has emptied the container; then a message takes its place. */
const mostBuilds = 2;

/** Returns a function that has an emptied container of the pages built again, and passes the elements to `observe` that tell of it. */
function mainWatch(observe: (place: HTMLElement) => void): () => void {
  let [at, times] = ['', 0];
  return () => {
    const main = document.getElementById(mainId);
    if (!main?.parentElement) return;
    // Another build is another element, in the same parent.
    for (const place of [main, main.parentElement]) observe(place);
    if (main.firstElementChild?.hasAttribute(firstMark)) return;
    const { pathname } = window.location;
    [at, times] = [pathname, at === pathname ? times + 1 : 1];
    runInAction(() => {
      mainState.builds += 1;
      if (times > mostBuilds) mainState.emptiedAt = pathname;
    });
  };
}
