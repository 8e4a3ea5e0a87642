import { transport } from './transport';

/**
 * Marks as old what an act has changed, and fetches again what of it is shown: the reads that its answer names, or all reads of
 * members after an act whose outcome is unknown.
 */
export function outdate(named?: string | null): void {
  const paths = named?.split(', ');
  void transport().queries?.invalidateQueries({
    predicate: ({ queryKey }) => {
      const path = String(queryKey[0]);
      return paths ? paths.includes(path) : path.startsWith('auth/');
    },
  });
}
