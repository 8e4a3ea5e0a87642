import { query } from '@portal/shared/api';
import type { Device } from '@portal/shared/contract';
import { useSession } from '@portal/shared/portal';
import { useQuery } from '@tanstack/react-query';

/**
 * Returns whether the member may order the service without an operator; undefined for a visitor, until it is known, and for
 * a service without this choice. Use it inside `observer`.
 */
export function useMayOperate({ rid, options }: Device): boolean | undefined {
  const { signedIn } = useSession();
  const offered = options.some(({ choices }) => choices.some(({ alone }) => alone));
  const { data } = useQuery({
    // Not the input of the week below, whose module would be loaded with the page.
    ...query('auth/web/reservation/list4person', { size: 1 }),
    enabled: signedIn && offered,
  });
  return signedIn && offered ? data?.alone_device_rids.includes(rid) : undefined;
}
