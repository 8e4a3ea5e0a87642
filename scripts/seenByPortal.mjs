import { setTimeout as wait } from 'node:timers/promises';

/** Milliseconds in which a gateway reads a release: it does so every 3 s. */
const longest = 15_000;

async function offered(portal, name) {
  const response = await fetch(new URL('/remotes.json', portal), { signal: AbortSignal.timeout(3000) });
  if (!response.ok) throw new Error(`status ${response.status}`);
  return (await response.json()).remotes?.[name]?.version;
}

/**
 * Waits until a portal gives its visitors this version of an area. Returns the seconds; undefined when it does not: it can't
 * be reached, or the release does not fit its shell.
 */
export async function seenByPortal(portal, name, version) {
  const begun = Date.now();
  while (Date.now() - begun < longest) {
    if ((await offered(portal, name).catch(() => undefined)) === version) return (Date.now() - begun) / 1000;
    await wait(200);
  }
  return undefined;
}
