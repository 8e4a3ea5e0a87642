import { transportOf } from './transport';

/**
 * Marks as old what an act has changed, and fetches again what of it is shown: the reads that its answer names, or all reads of
 * members after an act whose outcome is unknown. Other tabs are told, unless this one was `told` by them.
 */
export function outdate(named?: string | null, told?: boolean): void {
  const { queries } = transportOf('');
  const paths = named?.split(', ');
  const filter = {
    predicate: ({ queryKey }: { readonly queryKey: readonly unknown[] }) => {
      const path = String(queryKey[0]);
      return paths ? paths.includes(path) : path.startsWith('auth/');
    },
  };
  if (!told) outdate.tell?.(named);
  // A first answer that was asked for before the act may be older than it; without data, the library would go on waiting for it.
  void queries?.cancelQueries({ ...filter, type: 'active' }, { silent: true, revert: false });
  void queries?.invalidateQueries(filter);
}

/** Tells the other tabs; added when the page is idle (`watchTabs` of the shell). */
outdate.tell = undefined as ((named?: string | null) => void) | undefined;
