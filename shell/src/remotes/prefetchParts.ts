import type { Session } from '@portal/shared/session';
import type { BootManifest } from '../../manifest/manifest';
import { type Load, loadInTurn } from './loadInTurn';
import type { Remotes } from './remotes';

function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return (
    typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true
  );
}

/**
 * Prefetches, between inputs: for a member the areas behind the login first, then the messages about failures, the form
 * controls and, for a member, the calendar and uploads. Failures are ignored, because a page that needs a file requests it again. The build
 * provides a later part of `shared` to the areas only if the shell imports it somewhere: that is here.
 */
export async function prefetchParts(
  manifest: BootManifest,
  remotes: Remotes,
  session: Session,
): Promise<void> {
  if (savesData()) return;
  if (session.signedIn) await loadInTurn(memberAreas(manifest, remotes));
  await loadInTurn(forEverybody(remotes));
  if (session.signedIn) await loadInTurn(forMembers);
}

const memberAreas = ({ remotes: areas }: BootManifest, remotes: Remotes): Load[] =>
  Object.entries(areas)
    .filter(([, { login, verdict }]) => login && verdict !== 'missing')
    .map(
      ([name]): Load =>
        () =>
          remotes.fetch(name),
    );

const forEverybody = (remotes: Remotes): Load[] => [
  // A message about a failed connection must not need it.
  () => import(/* webpackChunkName: 'failure' */ './RemoteUnavailable'),
  () => import(/* webpackChunkName: 'failure' */ './classify'),
  async () => {
    const { watchAreas } = await import(/* webpackChunkName: 'failure' */ './watchAreas');
    watchAreas(remotes);
  },
  () => import('@portal/shared/controls'),
  () => import('@portal/shared/form'),
];

const forMembers: readonly Load[] = [
  () => import(/* webpackChunkName: 'account' */ '../layout/account/NoticeList'),
  () => import('@portal/shared/calendar'),
  () => import('@portal/shared/upload'),
];
