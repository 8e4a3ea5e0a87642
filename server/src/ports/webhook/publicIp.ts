import { BlockList, isIP, isIPv6 } from 'node:net';

/** IPv4 networks that are not public (IANA's special-purpose registry, multicast), and Azure's metadata service. */
const special4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '168.63.129.16/32',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
];

/**
 * The IPv6 networks that are public: only 2000::/3, which excludes loopback, unique local, link-local, multicast,
 * IPv4-mapped and NAT64 ones.
 */
const global6 = ['2000::/3'];

/** Exceptions inside 2000::/3: Teredo and other protocols, documentation, 6to4. */
const special6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'];

const loopback = ['127.0.0.0/8', '::1/128'];

function networks(subnets: readonly string[]): BlockList {
  const list = new BlockList();
  for (const subnet of subnets) {
    const [net = '', prefix] = subnet.split('/');
    list.addSubnet(net, Number(prefix), isIPv6(net) ? 'ipv6' : 'ipv4');
  }
  return list;
}

const lists = {
  special: networks([...special4, ...special6]),
  global6: networks(global6),
  loopback: networks(loopback),
};

/** Returns true for an IP of the public internet. */
export function isPublicIp(ip: string): boolean {
  const version = isIP(ip);
  if (version === 4) return !lists.special.check(ip, 'ipv4');
  return version === 6 && lists.global6.check(ip, 'ipv6') && !lists.special.check(ip, 'ipv6');
}

/** Returns true for an IP of this machine. */
export const isLoopbackIp = (ip: string): boolean =>
  isIP(ip) !== 0 && lists.loopback.check(ip, isIPv6(ip) ? 'ipv6' : 'ipv4');

/** Returns the IP of a URL's host; undefined when the host is a name. */
export function ipOfHost(hostname: string): string | undefined {
  const host = hostname.replace(/^\[(.*)\]$/, '$1');
  return isIP(host) === 0 ? undefined : host;
}
