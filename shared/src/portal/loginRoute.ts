import { useMatches } from 'react-router';

/** What the router keeps of an AreaRoute beside its page: `handle` of the route's object. */
export interface RouteHandle {
  readonly needsLogin?: true;
}

/** Whether a route's `handle` says that it stands behind the login. */
export function asksForLogin(handle: unknown): boolean {
  return (
    typeof handle === 'object' && handle !== null && 'needsLogin' in handle && handle.needsLogin === true
  );
}

/** Whether the page that is open stands behind the login; its dialog leads home when it is closed. */
export function useLoginRequired(): boolean {
  return useMatches().some(({ handle }) => asksForLogin(handle));
}
