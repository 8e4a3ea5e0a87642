import type { PageMeta } from '@portal/shared/meta';
import { usePageMeta } from '@portal/shared/portal';
import { useMemo } from 'react';

/** Sets the metadata of a page about a record once it is loaded. The gateway has rendered those of the first page. */
export function useMetaOf<Data>(
  data: Data | undefined,
  metaOf: (data: Data, base: string) => PageMeta,
): void {
  usePageMeta(
    useMemo(
      () => (data === undefined ? undefined : () => metaOf(data, window.location.origin)),
      [data, metaOf],
    ),
  );
}
