import { setTimeout as wait } from 'node:timers/promises';

/** Milliseconds in which a gateway reads a release, and its list of areas: it does so every 3 s. */
const longest = 15_000;

async function areasOf(portal) {
  const response = await fetch(new URL('/remotes.json', portal), { signal: AbortSignal.timeout(3000) });
  if (!response.ok) throw new Error(`status ${response.status}`);
  return (await response.json()).remotes ?? {};
}

/**
 * Waits until a portal gives its visitors this version of an area. Returns the seconds, or what is in the way: `unreachable`,
 * `noArea` when the portal has no such area, `otherVersion` when it goes on with another one.
 * @returns {Promise<{ seconds: number } | { problem: 'unreachable' | 'noArea' | 'otherVersion' }>}
 */
export async function seenByPortal(portal, name, version, most = longest) {
  const begun = Date.now();
  let problem = 'unreachable';
  while (Date.now() - begun < most) {
    const areas = await areasOf(portal).catch(() => undefined);
    if (areas?.[name]?.version === version) return { seconds: (Date.now() - begun) / 1000 };
    if (areas) problem = areas[name] ? 'otherVersion' : 'noArea';
    await wait(200);
  }
  return { problem };
}
