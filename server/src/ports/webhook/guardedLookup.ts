import type { LookupAddress } from 'node:dns';
import type { LookupFunction } from 'node:net';

/** Thrown instead of connecting to an IP that is not allowed. */
export class BlockedIp extends Error {}

/** Resolves a name to all of its IPs, as `dns.lookup` does with `all`. */
export type ResolveAll = (
  hostname: string,
  options: { readonly all: true },
  callback: (error: NodeJS.ErrnoException | null, found: LookupAddress[]) => void,
) => void;

/**
 * Returns a lookup for a socket that fails with {@link BlockedIp} when the name has an IP that is not allowed. The socket
 * connects to the IPs that were checked, so a DNS server that answers differently the next time changes nothing.
 */
export const guardedLookup =
  (resolve: ResolveAll, isAllowed: (ip: string) => boolean): LookupFunction =>
  (hostname, { all }, callback) => {
    resolve(hostname, { all: true }, (error, found) => {
      const [first] = found ?? [];
      if (error || first === undefined) callback(error ?? new Error(`no IP of ${hostname}`), []);
      else if (!found.every(({ address }) => isAllowed(address))) callback(new BlockedIp(), []);
      else if (all === true) callback(null, found);
      else callback(null, first.address, first.family);
    });
  };
