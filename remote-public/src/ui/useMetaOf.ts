import type { PageMeta } from '@portal/shared/meta';
import { useHydrated, usePageMeta } from '@portal/shared/portal';
import { useMemo } from 'react';

/** Sets the metadata of a page about a record once it is loaded. The gateway has rendered those of the first page. */
export function useMetaOf<Data>(
  data: Data | undefined,
  metaOf: (data: Data, base: string) => PageMeta,
): void {
  const hydrated = useHydrated();
  usePageMeta(
    useMemo(
      () => (hydrated && data !== undefined ? metaOf(data, window.location.origin) : undefined),
      [hydrated, data, metaOf],
    ),
  );
}
