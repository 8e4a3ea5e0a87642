import type { FastifyRequest } from 'fastify';

/** The client of a session, as the list of devices shows it. */
export interface SessionClient {
  readonly agent: string;
  /** IP address, masked. */
  readonly ip: string;
}

/** Client of sessions that are not started by a request. */
export const unknownClient: SessionClient = { agent: '未知设备', ip: '' };

/** The first match counts, because most browsers also name others in their User-Agent. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/MicroMessenger/i, '微信'],
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

const systems: readonly (readonly [RegExp, string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/HarmonyOS|OpenHarmony/, 'HarmonyOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/Linux|X11/, 'Linux'],
];

const nameIn = (list: readonly (readonly [RegExp, string])[], agent: string): string | undefined =>
  list.find(([pattern]) => pattern.test(agent))?.[1];

/** Returns 'Chrome · Windows' from a User-Agent header; no part of the header is stored verbatim. */
export function agentName(header: string): string {
  const names = [nameIn(browsers, header), nameIn(systems, header)].filter((name) => name !== undefined);
  return names.join(' · ') || unknownClient.agent;
}

/**
 * Masks an IP address: 203.0.113.7 becomes 203.0.*.*, and of IPv6 the first two groups remain. They identify the
 * network, not the person.
 */
export function maskIp(ip: string): string {
  const v4 = /^(?:::ffff:)?(\d{1,3}\.\d{1,3})\.\d{1,3}\.\d{1,3}$/i.exec(ip)?.[1];
  if (v4 !== undefined) return `${v4}.*.*`;
  const groups = ip.split(':').filter((group) => group !== '');
  return groups.length === 0 ? '' : `${groups.slice(0, 2).join(':')}:*`;
}

export function clientOf({ headers, ip }: FastifyRequest): SessionClient {
  return { agent: agentName(headers['user-agent'] ?? ''), ip: maskIp(ip) };
}
