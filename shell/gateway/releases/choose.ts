import { createHash } from 'node:crypto';
import type { Verdict } from '../../manifest/manifest';
import { conflictOf, type Offer, type Requirements } from './compatibility';
import type { Release, Releases } from './releases';

/** Verdict about a release, with the first reason why it is incompatible. */
export interface Judgement {
  readonly verdict: Verdict;
  readonly reason?: string;
}

const judged = new WeakMap<Release, { readonly offer: Offer; readonly judgement: Judgement }>();

/** Returns the verdict about what a release was built against. */
export function judge(release: Requirements, offer: Offer): Judgement {
  if (!release.shared || !release.names || !release.calls) return { verdict: 'unknown' };
  const reason = conflictOf(release, offer);
  return reason === undefined ? { verdict: 'compatible' } : { verdict: 'incompatible', reason };
}

/**
 * Returns the verdict about a release, from the requirements that it was built with. Cached while `releases.json` is
 * unchanged.
 */
export function judgementOf(release: Release, offer: Offer): Judgement {
  const known = judged.get(release);
  if (known?.offer === offer) return known.judgement;
  const judgement = judge(release, offer);
  judged.set(release, { offer, judgement });
  return judgement;
}

/**
 * Returns a browser's bucket for a remote, from 0 to below 100. It never changes, so that a higher percentage of a
 * canary adds browsers and removes none.
 */
export function bucketOf(browser: string, remote: string): number {
  const hash = createHash('sha256').update(`${browser}:${remote}`).digest();
  return (hash.readUInt32BE(0) / 0x1_0000_0000) * 100;
}

export interface Choice extends Judgement {
  readonly version: string;
  readonly release: Release;
}

/** Yields the versions in the order in which they are tried for a browser. Most are never asked for. */
function* candidates(releases: Releases, name: string, browser: string): Generator<string, void> {
  const { canary, current } = releases;
  if (canary && bucketOf(browser, name) < canary.percent) yield canary.version;
  yield current;
  const earlier = Object.entries(releases.releases)
    .filter(([version]) => version !== current && version !== canary?.version)
    .sort(([, a], [, b]) => b.built.localeCompare(a.built));
  for (const [version] of earlier) yield version;
}

/**
 * Returns the release for a browser: its canary or the current one, or the newest earlier one if that is
 * incompatible. Without any compatible release it returns the first with its verdict; the browser does not load it.
 */
export function choose(releases: Releases, browser: string, offer: Offer): Choice | undefined {
  let first: Choice | undefined;
  for (const version of candidates(releases, releases.name, browser)) {
    const release = releases.releases[version];
    if (!release) continue;
    const choice = { version, release, ...judgementOf(release, offer) };
    if (choice.verdict !== 'incompatible') return choice;
    first ??= choice;
  }
  return first;
}
