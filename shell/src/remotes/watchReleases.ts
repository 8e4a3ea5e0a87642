import type { Remotes } from './remotes';

/** Milliseconds between two looks at what is deployed. */
const every = 5 * 60_000;

/** Notices new releases while the page stays open: now and then, and when the visitor comes back to it. */
export function watchReleases(remotes: Remotes): void {
  let seen = Date.now();
  const look = () => {
    if (document.hidden || Date.now() - seen < 30_000) return;
    seen = Date.now();
    void remotes.refresh();
  };
  setInterval(look, every);
  document.addEventListener('visibilitychange', look);
  window.addEventListener('focus', look);
}
