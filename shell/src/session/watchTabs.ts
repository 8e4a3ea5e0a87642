import { outdate } from '@portal/shared/api';

/**
 * Tells the other tabs of this browser what an act has made old, and hears it from them: an act in one tab is seen in the
 * other. A tab of another member has left its page by then (see `sessionStore.ts`), and what is named are calls, no data.
 */
export function watchTabs(): void {
  const tabs = new BroadcastChannel('portal.outdated');
  tabs.onmessage = ({ data }) => outdate(typeof data === 'string' ? data : undefined, true);
  outdate.tell = (named) => tabs.postMessage(named);
}
