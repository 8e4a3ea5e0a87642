import { lostCodeEvent } from '@portal/shared/parts';
import { type Leave, leaveFor } from './leave';
import type { Remotes } from './remotes';

/** Answers areas that miss a part of their code. See `reloadLostCode` in shared. */
export function watchLostCode(remotes: Remotes, leave: Leave = leaveFor): void {
  window.addEventListener(lostCodeEvent, (event) => {
    if (event instanceof CustomEvent) event.detail.reload = reload(remotes, leave);
  });
}

const reload = (remotes: Remotes, leave: Leave): Promise<boolean> =>
  import(/* webpackChunkName: 'failure' */ './reloadPage').then(
    ({ reloadPage }) => reloadPage(remotes, leave),
    () => false,
  );
