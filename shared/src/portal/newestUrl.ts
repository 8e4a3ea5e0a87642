import { useContext } from 'react';
import { UNSAFE_DataRouterContext, useLocation } from 'react-router-dom';

/**
 * Returns a function for links that change a part of the query. Until a navigation is shown, such links still derive
 * from the URL before it; a click on one would undo that navigation. The function applies the link's change to the
 * newest URL instead. It returns `to` as it is for another path and when nothing is in progress.
 */
export function useNewestUrl(): (to: string) => string {
  const shown = useLocation();
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  return (to) => {
    const newest = router?.state.navigation.location ?? router?.state.location ?? shown;
    const [path = '', query] = to.split('?');
    const isHere = path === newest.pathname && path === shown.pathname;
    return isHere && newest.search !== shown.search
      ? path + rebased(new URLSearchParams(query), shown.search, newest.search)
      : to;
  };
}

/** Applies the parameters in which `wanted` differs from the shown query to the newest query. */
function rebased(wanted: URLSearchParams, shownSearch: string, newestSearch: string): string {
  const shown = new URLSearchParams(shownSearch);
  const newest = new URLSearchParams(newestSearch);
  for (const name of new Set([...wanted.keys(), ...shown.keys()])) {
    const values = wanted.getAll(name);
    if (values.join('\n') === shown.getAll(name).join('\n')) continue;
    newest.delete(name);
    for (const value of values) newest.append(name, value);
  }
  return newest.size > 0 ? `?${newest}` : '';
}
