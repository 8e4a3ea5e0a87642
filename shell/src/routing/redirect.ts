import { redirect, replace } from 'react-router-dom';

/**
 * Returns the redirect of a route that has no page. During a push navigation the redirect target becomes the new
 * history entry; after a page load or a back navigation it replaces the current entry.
 */
export function redirectTo(wanted: URL, target: string): Response {
  return window.location.href.split('#')[0] === wanted.href.split('#')[0]
    ? replace(target)
    : redirect(target);
}
