import type { DeskChange } from '@portal/shared/contract';
import { useEffect } from 'react';
import { desk, deskQueries } from '../../ui/session/desk';
import { keepLive } from './keepLive';
import { isOutdated } from './outdated';

/** Fetches again what of the desk is shown and was changed by anybody, within two seconds. */
export function useLive(): void {
  const access = desk.token?.access;
  useEffect(() => {
    if (access === undefined) return;
    return keepLive({ access, onChanges: outdate, onRefused: () => void desk.check() });
  }, [access]);
}

/** As `outdate` of the shared part: a first answer that was asked for before the change may be older than it. */
function outdate(changes: readonly DeskChange[]): void {
  const filter = {
    predicate: ({ queryKey }: { readonly queryKey: readonly unknown[] }) => isOutdated(queryKey, changes),
  };
  void deskQueries.cancelQueries({ ...filter, type: 'active' }, { silent: true, revert: false });
  void deskQueries.invalidateQueries(filter);
}
