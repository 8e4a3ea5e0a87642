import { useCallback, useContext } from 'react';
import { UNSAFE_DataRouterContext, useLocation, useSearchParams as useRouterParams } from 'react-router-dom';

/**
 * Returns a function that tells whether the person has left the page for another path whose code or data is still
 * loading. A change of the page's own URL would undo that press without a word, so a change that the person did not
 * just make (an answer, an effect) asks first.
 */
export function useIsLeaving(): () => boolean {
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  const { pathname } = useLocation();
  return useCallback(() => {
    const next = router?.state.navigation.location;
    return next !== undefined && next.pathname !== pathname;
  }, [router, pathname]);
}

/** The router's `useSearchParams`, whose setter does nothing once the person has left the page: see {@link useIsLeaving}. */
export function useSearchParams(): ReturnType<typeof useRouterParams> {
  const [search, set] = useRouterParams();
  const isLeaving = useIsLeaving();
  const change = useCallback<typeof set>(
    (...args) => {
      if (!isLeaving()) set(...args);
    },
    [set, isLeaving],
  );
  return [search, change];
}
