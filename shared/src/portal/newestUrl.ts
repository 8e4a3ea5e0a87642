import { useContext } from 'react';
import { UNSAFE_DataRouterContext, useLocation } from 'react-router-dom';

/**
 * Returns a function for links that change a part of the query. Until a navigation is shown, such links still derive
 * from the URL before it; a click on one would undo that navigation. The function applies the link's change to the
 * newest URL instead. It returns `to` as it is for another path and when nothing is in progress. `list` is a parameter
 * that may be there several times, to which the link adds or takes away values.
 */
export function useNewestUrl(list?: string): (to: string) => string {
  const shown = useLocation();
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  return (to) => {
    const newest = router?.state.navigation.location ?? router?.state.location ?? shown;
    const [path = '', query] = to.split('?');
    // The shown path may differ: that of a type has its filter in the path, and its links have it in the query.
    return path === newest.pathname && newest.search !== shown.search
      ? path + rebased(new URLSearchParams(query), shown.search, newest.search, list)
      : to;
  };
}

/** Applies the parameters in which `wanted` differs from the shown query to the newest query. */
function rebased(wanted: URLSearchParams, shownSearch: string, newestSearch: string, list?: string): string {
  const shown = new URLSearchParams(shownSearch);
  const newest = new URLSearchParams(newestSearch);
  for (const name of new Set([...wanted.keys(), ...shown.keys()])) {
    const values = wanted.getAll(name);
    const before = shown.getAll(name);
    if (String(values) === String(before)) continue;
    const now = newest.getAll(name);
    const next = name === list ? new Set([...now, ...values]) : values;
    newest.delete(name);
    for (const value of next)
      if (next === values || !before.includes(value) || (now.includes(value) && values.includes(value)))
        newest.append(name, value);
  }
  return newest.size > 0 ? `?${newest}` : '';
}
