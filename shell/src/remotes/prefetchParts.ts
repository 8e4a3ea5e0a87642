import { paths } from '@portal/shared/portal';
import type { Session } from '@portal/shared/session';
import type { BootManifest } from '../../manifest/manifest';
import type { Areas } from '../routing/areas';
import { type Load, loadInTurn } from './loadInTurn';
import type { Remotes } from './remotes';

export interface Prefetched {
  readonly remotes: Remotes;
  readonly session: Session;
  readonly areas: Areas;
  /** The element of the portal. */
  readonly root: HTMLElement;
  /** Renders the portal again in its element; returns false in a document that was left. */
  readonly rebuild: () => boolean;
}

function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return (
    typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true
  );
}

/**
 * Prefetches, between inputs: for a member the areas behind the login and the code of the pages that the header leads to, then the
 * messages about failures, the form controls and, for a member, the calendar and uploads. Failures are ignored, because a page that
 * needs a file requests it again. The build provides a later part of `shared` to the areas only if the shell imports it somewhere:
 * that is here.
 */
export async function prefetchParts(
  manifest: BootManifest,
  { remotes, session, areas, root, rebuild }: Prefetched,
): Promise<void> {
  if (savesData()) return;
  if (session.signedIn) await loadInTurn([...memberAreas(manifest, remotes), ...memberPages(areas)]);
  await loadInTurn(forEverybody({ remotes, root, rebuild }));
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

/** The pages that a member opens most, by the links of the header. */
const memberPages = (areas: Areas): Load[] =>
  [paths.orders, paths.memberCenter, paths.plan].map((path) => () => areas.prefetchCode(path));

const forEverybody = ({ remotes, root, rebuild }: Omit<Prefetched, 'session' | 'areas'>): Load[] => [
  // A message about a failed connection must not need it.
  () => import(/* webpackChunkName: 'failure' */ './RemoteUnavailable'),
  () => import(/* webpackChunkName: 'failure' */ './classify'),
  async () => {
    const { watchAreas } = await import(/* webpackChunkName: 'failure' */ './watchAreas');
    watchAreas(remotes, root, rebuild);
  },
  async () => {
    const { watchTabs } = await import(/* webpackChunkName: 'failure' */ '../session/watchTabs');
    watchTabs();
  },
  () => import(/* webpackChunkName: 'menu' */ '../layout/header/NavDrawer'),
  () => import('@portal/shared/controls'),
  () => import('@portal/shared/form'),
];

const forMembers: readonly Load[] = [
  () => import(/* webpackChunkName: 'account' */ '../layout/account/NoticeList'),
  () => import('@portal/shared/calendar'),
  () => import('@portal/shared/upload'),
];
