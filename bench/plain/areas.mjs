/**
 * Stands in for the shell's federation runtime in the plain bundle: what would be loaded from the remotes is
 * part of the bundle. Pages stay chunks of their own, as their routes import them.
 */
import { dialogs } from '../../remote-auth/src/app/dialogs.ts';
import { routes as experiment } from '../../remote-experiment/src/app/routes.tsx';
import { routes as member } from '../../remote-member/src/app/routes.tsx';
import { routes as open } from '../../remote-public/src/app/routes.tsx';

const areas = {
  'remote_public/routes': { routes: open },
  'remote_member/routes': { routes: member },
  'remote_experiment/routes': { routes: experiment },
  'remote_auth/dialogs': { dialogs },
};

/** As `federationRuntime` of the shell. */
export function federationRuntime() {
  return { register() {}, load: async (id) => areas[id] };
}
