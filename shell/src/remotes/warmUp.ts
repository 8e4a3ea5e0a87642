import type { Session } from '@portal/shared/session';
import type { BootManifest } from '../../manifest/manifest';
import type { Remotes } from './remotes';

/** Milliseconds after the page's load before prefetching starts. */
const pause = 3000;

function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return (
    typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true
  );
}

/**
 * Prefetches when the page is idle: the form controls, the messages about failures and, for a member, the calendar, uploads
 * and the areas behind the login. Failures are ignored, because a page that needs a file requests it again. The build
 * provides a later part of `shared` to the areas only if the shell imports it somewhere: that is here.
 */
export function warmUp(manifest: BootManifest, remotes: Remotes, session: Session): void {
  const fetchAreas = () => {
    if (savesData()) return;
    // A message about a failed connection must not need it.
    import(/* webpackChunkName: 'failure' */ './RemoteUnavailable').catch(() => {});
    import(/* webpackChunkName: 'failure' */ './classify').catch(() => {});
    import(/* webpackChunkName: 'failure' */ './watchAreas')
      .then(({ watchAreas }) => watchAreas(remotes))
      .catch(() => {});
    import('@portal/shared/controls').catch(() => {});
    import('@portal/shared/form').catch(() => {});
    if (!session.signedIn) return;
    import(/* webpackChunkName: 'account' */ '../layout/account/NoticeList').catch(() => {});
    import('@portal/shared/calendar').catch(() => {});
    import('@portal/shared/upload').catch(() => {});
    for (const [name, { login, verdict }] of Object.entries(manifest.remotes)) {
      if (login && verdict !== 'missing') remotes.fetch(name).catch(() => {});
    }
  };
  const later = () => setTimeout(fetchAreas, pause);
  if (document.readyState === 'complete') later();
  else window.addEventListener('load', later, { once: true });
}
