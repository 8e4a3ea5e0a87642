import { redirect, replace } from 'react-router-dom';

/**
 * The redirect of a route that only leads on. On the way to a new entry of the history it becomes that entry;
 * arrived at by loading the page or by going back, it takes the place of the entry that is already there.
 */
export function onwards(wanted: URL, target: string): Response {
  return window.location.href.split('#')[0] === wanted.href.split('#')[0]
    ? replace(target)
    : redirect(target);
}
