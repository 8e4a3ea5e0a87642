import { createHash } from 'node:crypto';
import satisfies from 'semver/functions/satisfies';
import type { Verdict } from '../manifest/manifest';
import type { Release, Releases } from './releases';

/** What the shell offers to remotes, from `shell.json`. */
export interface Offer {
  readonly contract: string;
  readonly shared: Readonly<Record<string, string>>;
}

/** Whether a release fits the shell, judged by what it says it was built against. */
export function verdictOf(release: Release, offer: Offer): Verdict {
  const { contract, shared } = release;
  if (contract === undefined || shared === undefined) return 'unknown';
  // As of packages: an older contract is served, a newer one is not.
  if (!satisfies(offer.contract, `^${contract}`)) return 'incompatible';
  const fits = Object.entries(shared).every(([name, range]) => {
    const version = offer.shared[name];
    return version !== undefined && satisfies(version, range);
  });
  return fits ? 'compatible' : 'incompatible';
}

/**
 * A browser's bucket for a remote, from 0 to below 100 and always the same:
 * raising a canary's percentage adds browsers and moves none back.
 */
export function bucketOf(browser: string, remote: string): number {
  const hash = createHash('sha256').update(`${browser}:${remote}`).digest();
  return (hash.readUInt32BE(0) / 0x1_0000_0000) * 100;
}

export interface Choice {
  readonly version: string;
  readonly release: Release;
  readonly verdict: Verdict;
}

/** Versions in the order in which they are to be considered for a browser. */
function candidates(releases: Releases, name: string, browser: string): string[] {
  const { canary, current } = releases;
  const inCanary = canary && bucketOf(browser, name) < canary.percent;
  const earlier = Object.entries(releases.releases)
    .filter(([version]) => version !== current && version !== canary?.version)
    .sort(([, a], [, b]) => b.built.localeCompare(a.built))
    .map(([version]) => version);
  return [...(inCanary ? [canary.version] : []), current, ...earlier];
}

/**
 * The release for a browser: its canary or the current one, and when that does not fit the shell the newest
 * earlier one that does. Without any that fits, the first with its verdict, which is then not loaded.
 */
export function choose(releases: Releases, browser: string, offer: Offer): Choice | undefined {
  const choices = candidates(releases, releases.name, browser).flatMap((version) => {
    const release = releases.releases[version];
    return release ? [{ version, release, verdict: verdictOf(release, offer) }] : [];
  });
  return choices.find(({ verdict }) => verdict !== 'incompatible') ?? choices[0];
}
