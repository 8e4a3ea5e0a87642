import type { Session } from '@portal/shared/session';
import type { BootManifest } from '../../manifest/manifest';
import type { Remotes } from './remotes';

/** Milliseconds after the page's load before anything is fetched that nobody asked for. */
const pause = 3000;

function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return (
    typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true
  );
}

/**
 * Once the page is idle, fetches what the next one may want: the form controls, and for somebody who is signed in
 * the areas behind the login. Silent.
 */
export function warmUp(manifest: BootManifest, remotes: Remotes, session: Session): void {
  const fetchAreas = () => {
    if (savesData()) return;
    import('@portal/shared/controls').catch(() => {});
    if (!session.signedIn) return;
    for (const [name, { login, verdict }] of Object.entries(manifest.remotes)) {
      if (login && verdict !== 'missing') remotes.load(name).catch(() => {});
    }
  };
  const later = () => setTimeout(fetchAreas, pause);
  if (document.readyState === 'complete') later();
  else window.addEventListener('load', later, { once: true });
}
