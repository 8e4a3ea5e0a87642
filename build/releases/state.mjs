/**
 * Acts on the content of `releases.json`. Each takes a state and returns the next one, or throws a Refusal with a
 * sentence for the person who asked.
 */

/** Number of versions before the current one that `releases.json` lists, for `rollback`. */
const keptEarlier = 3;

const day = 86_400_000;

/** Days after which a version that left the list is forgotten; `prune` has deleted it long before. */
const rememberedDays = 90;

export class Refusal extends Error {}

export const emptyState = (name) => ({ name, current: '', earlier: [], releases: {}, retired: {} });

/** Returns the versions before the current one, the newest first. Files of before 2026-11-23 don't list them. */
function earlierOf({ current, canary, earlier, releases }) {
  if (earlier) return earlier;
  const others = Object.entries(releases).filter(([one]) => one !== current && one !== canary?.version);
  return others.sort(([, a], [, b]) => b.built.localeCompare(a.built)).map(([version]) => version);
}

/** Completes a state: which versions are listed, and since when others no longer are. */
function listed(before, { current, canary, earlier, since }, added, now) {
  const all = { ...before.releases, ...added };
  const kept = earlier.filter((one) => one !== current && all[one]).slice(0, keptEarlier);
  const versions = [...new Set([current, ...(canary ? [canary.version] : []), ...kept])];
  const dropped = Object.keys(before.releases).filter((version) => !versions.includes(version));
  const at = new Date(now).toISOString();
  const retired = { ...before.retired, ...Object.fromEntries(dropped.map((version) => [version, at])) };
  const isKept = ([version, time]) =>
    !versions.includes(version) && Date.parse(time) > now - rememberedDays * day;
  return {
    name: before.name,
    current,
    ...(since && { since }),
    ...(canary && { canary }),
    earlier: kept,
    releases: Object.fromEntries(versions.map((version) => [version, all[version]])),
    retired: Object.fromEntries(Object.entries(retired).filter(isKept)),
  };
}

/** Makes a version the current one. A canary stays, unless it is this version. */
export function makeCurrent(state, { version, release }, now = Date.now()) {
  const canary = state.canary?.version === version ? undefined : state.canary;
  if (state.current === version && canary === state.canary)
    return listed(state, { ...state, earlier: earlierOf(state) }, { [version]: release }, now);
  const earlier = [state.current, ...earlierOf(state)].filter((one) => one && one !== version);
  const since = new Date(now).toISOString();
  return listed(state, { current: version, since, canary, earlier }, { [version]: release }, now);
}

/** Gives a version to a part of the browsers. */
export function startCanary(state, { version, release }, percent, now = Date.now()) {
  const { canary, current } = state;
  if (!current) throw new Refusal('还没有当前版本，不能灰度：先完整发布一次');
  if (current === version) throw new Refusal(`${version} 已是当前版本`);
  if (canary && canary.version !== version)
    throw new Refusal(
      `${canary.version} 正在灰度（${canary.percent}%）：canary 调整比例，promote 转正，rollback 收回`,
    );
  const since = canary?.since ?? new Date(now).toISOString();
  const next = { ...state, canary: { version, percent, since }, earlier: earlierOf(state) };
  return listed(state, next, { [version]: release }, now);
}

const canaryOf = ({ canary }) => {
  if (!canary) throw new Refusal('没有灰度中的版本');
  return canary;
};

/** Changes the canary's percentage. */
export function setPercent(state, percent, now = Date.now()) {
  const { version } = canaryOf(state);
  return startCanary(state, { version, release: state.releases[version] }, percent, now);
}

/** Makes the canary the current version. */
export function promote(state, now = Date.now()) {
  const { version } = canaryOf(state);
  return makeCurrent(state, { version, release: state.releases[version] }, now);
}

/**
 * Takes back the last switch: ends a canary that began after the current version, otherwise returns to the version before
 * the current one. The version that is taken back is no longer listed, so that nobody gets it.
 */
export function rollBack(state, now = Date.now()) {
  const { canary, current, since = '' } = state;
  const earlier = earlierOf(state);
  if (canary && (canary.since ?? '') >= since)
    return listed(state, { current, since, earlier, canary: undefined }, {}, now);
  const [version, ...rest] = earlier;
  if (!version) throw new Refusal('没有更早的版本可以退回');
  return listed(
    state,
    { current: version, since: new Date(now).toISOString(), canary, earlier: rest },
    {},
    now,
  );
}

/** Returns to a version of whatever age whose files are still there. */
export function rollBackTo(state, { version, release }, now = Date.now()) {
  if (state.current === version) throw new Refusal(`${version} 已是当前版本`);
  const earlier = earlierOf(state);
  const canary = state.canary?.version === version ? undefined : state.canary;
  const next = { current: version, since: new Date(now).toISOString(), canary };
  const at = earlier.indexOf(version);
  return listed(state, { ...next, earlier: earlier.slice(at + 1) }, { [version]: release }, now);
}
