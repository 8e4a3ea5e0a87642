import { randomBytes } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { readDescription, writeDescription } from './lay.mjs';
import { emptyState, Refusal } from './state.mjs';

const releasesFile = 'releases.json';

const changeFile = (id) => `.history/${id}.json`;

/** Attempts of a switch whose `releases.json` another process replaces at the same moment. */
const attempts = 10;

/** Reads the state of a target. `tag` identifies the content for the compare-and-set. */
export async function readState(target, name) {
  const found = await target.read(releasesFile);
  if (!found) return { state: emptyState(name), tag: undefined };
  return { state: JSON.parse(found.bytes.toString()), tag: found.tag };
}

const facts = ({ current, canary }) => ({
  current,
  ...(canary && { canary: `${canary.version} ${canary.percent}%` }),
});

const isSame = (one, other) => JSON.stringify(facts(one)) === JSON.stringify(facts(other));

/** A version that leaves the list needs its description, by which `prune` knows its files. */
async function describeDropped(target, before, after) {
  for (const [version, release] of Object.entries(before.releases))
    if (!after.releases[version] && !(await readDescription(target, version)))
      await writeDescription(target, version, release);
}

/**
 * Replaces `releases.json` by one compare-and-set and records who changed what. The record is written first and names the
 * one before it; `releases.json` names the last one, so a record of a switch that did not happen is in no chain.
 * @param {object} target
 * @param {(state: object) => object} act
 * @param {{ name: string, action: string, by: string, seen?: object, more?: object }} options `seen`: the state that the
 * person saw; the switch is refused when visitors get something else by now
 */
export async function switchTo(target, act, { name, action, by, seen, more = {} }) {
  for (let attempt = 0; attempt < attempts; attempt++) {
    const { state, tag } = await readState(target, name);
    if (seen && !isSame(seen, state)) throw await changedMeanwhile(target, state);
    const changed = act(state);
    const { change: last, ...unchanged } = state;
    if (isDeepStrictEqual(changed, unchanged)) return state;
    const at = new Date().toISOString();
    const id = `${at.replace(/\D/g, '')}-${randomBytes(4).toString('hex')}`;
    const next = { ...changed, change: id };
    await describeDropped(target, state, next);
    const commit = next.releases[next.canary?.version ?? next.current]?.commit;
    const change = {
      id,
      after: last,
      at,
      by,
      action,
      from: facts(state),
      to: facts(next),
      commit,
      ...more,
    };
    await target.write(changeFile(id), Buffer.from(`${JSON.stringify(change)}\n`));
    const text = `${JSON.stringify(next, null, 1)}\n`;
    if (await target.swap(releasesFile, Buffer.from(text), tag)) return next;
    await target.remove(changeFile(id));
  }
  throw new Refusal('releases.json 一直在被别人修改，请稍后再试');
}

async function changedMeanwhile(target, state) {
  const [last] = await history(target, state, 1);
  const who = last ? `（${last.by}，${last.at}，${last.action}）` : '';
  return new Refusal(
    `期间发布状态已被修改${who}：现在是 ${JSON.stringify(facts(state))}。请用 status 查看后再试`,
  );
}

/** Returns the last changes of a target, the newest first. */
export async function history(target, state, most) {
  const changes = [];
  for (let id = state.change; id && changes.length < most; ) {
    const found = await target.read(changeFile(id));
    if (!found) break;
    const change = JSON.parse(found.bytes.toString());
    changes.push(change);
    id = change.after;
  }
  return changes;
}
