import { useContext, useLayoutEffect, useState } from 'react';
import { UNSAFE_DataRouterContext, useLocation } from 'react-router-dom';
import { type Layer, layersOf } from './layers';

/** Lets the back button close what is open over the page, which stays. Without `onClose` it keeps what is open, and the page. */
export function useBackCloses(open: boolean, onClose: (() => void) | undefined): void {
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  const { key } = useLocation();
  const [layer] = useState<Layer>(() => ({ page: key, close: () => {} }));
  useLayoutEffect(() => {
    layer.close = onClose ?? (() => {});
  });
  useLayoutEffect(() => {
    layer.page = key;
    // The layer is still there after a navigation that changed only the query.
    if (router && open) layersOf(router).look();
  }, [layer, key, open, router]);
  useLayoutEffect(() => (router && open ? layersOf(router).add(layer) : undefined), [layer, open, router]);
}
