import { createHash } from 'node:crypto';
import type { Verdict } from '../../manifest/manifest';
import { conflictOf, type Offer } from './compatibility';
import type { Release, Releases } from './releases';

/** Whether a release fits the shell, and the first reason why not. */
export interface Judgement {
  readonly verdict: Verdict;
  readonly reason?: string;
}

const judged = new WeakMap<Release, { readonly offer: Offer; readonly judgement: Judgement }>();

function judge(release: Release, offer: Offer): Judgement {
  if (!release.shared || !release.names || !release.calls) return { verdict: 'unknown' };
  const reason = conflictOf(release, offer);
  return reason === undefined ? { verdict: 'compatible' } : { verdict: 'incompatible', reason };
}

/** Whether a release fits the shell, judged by what it says it was built against. Kept while the release is read from the same file. */
export function judgementOf(release: Release, offer: Offer): Judgement {
  const known = judged.get(release);
  if (known?.offer === offer) return known.judgement;
  const judgement = judge(release, offer);
  judged.set(release, { offer, judgement });
  return judgement;
}

/**
 * A browser's bucket for a remote, from 0 to below 100 and always the same:
 * raising a canary's percentage adds browsers and moves none back.
 */
export function bucketOf(browser: string, remote: string): number {
  const hash = createHash('sha256').update(`${browser}:${remote}`).digest();
  return (hash.readUInt32BE(0) / 0x1_0000_0000) * 100;
}

export interface Choice extends Judgement {
  readonly version: string;
  readonly release: Release;
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
    return release ? [{ version, release, ...judgementOf(release, offer) }] : [];
  });
  return choices.find(({ verdict }) => verdict !== 'incompatible') ?? choices[0];
}
