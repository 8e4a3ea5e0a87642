import { notify, useLocation, useNewestUrl, useSearchParams } from '@portal/shared/portal';
import { comparedOf, mostCompared, withCompared } from './compared';

interface Compare {
  /** Public keys of the compared services, in the order in which they were chosen. */
  readonly rids: readonly string[];
  /** Adds a service, or takes it out. A fifth one is refused with a message. */
  readonly toggle: (rid: string) => void;
  readonly clear: () => void;
}

const none: readonly string[] = [];

/** The services that are compared, stored in the URL, so that a shared link and the next page of the list have them. */
export function useCompare(): Compare {
  const { pathname, search: shown } = useLocation();
  const [search, navigate] = useSearchParams();
  const newest = useNewestUrl();
  const change = (next: (rids: readonly string[]) => readonly string[]) => {
    const [, now = ''] = newest(pathname + shown).split('?');
    const query = new URLSearchParams(now);
    navigate(withCompared(query, next(comparedOf(query) ?? none)), {
      replace: true,
      preventScrollReset: true,
    });
  };
  const toggle = (rid: string) =>
    change((rids) => {
      if (rids.includes(rid)) return rids.filter((one) => one !== rid);
      if (rids.length < mostCompared) return [...rids, rid];
      notify.warn(`最多对比 ${mostCompared} 个项目，先移出一个`);
      return rids;
    });
  return { rids: comparedOf(search) ?? none, toggle, clear: () => change(() => none) };
}
