import { compressed, variantsOf } from '../compress.mjs';

const hour = 3_600_000;

/** A file that is younger is not written again. `prune` deletes only files that are older than twice this time. */
const freshFor = 12 * hour;

/** Milliseconds for which `prune` leaves a file that no release lists: a release may be about to use it. */
export const pruneGrace = 2 * freshFor;

/** Path of a version's description. It stays when `releases.json` no longer lists the version. */
export const descriptionFile = (version) => `${version}/release.json`;

/** Returns a version's description from the target; undefined when the version is not there. */
export async function readDescription(target, version) {
  const found = await target.read(descriptionFile(version));
  return found && JSON.parse(found.bytes.toString());
}

export const writeDescription = (target, version, release) =>
  target.write(descriptionFile(version), Buffer.from(`${JSON.stringify(release)}\n`));

/** Runs `work` for each item, some at a time. */
async function each(items, work) {
  const waiting = [...items];
  const worker = async () => {
    for (let item = waiting.shift(); item; item = waiting.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: 8 }, worker));
}

/**
 * Writes a release's files to the target. Visitors don't get it before it is switched to. The description is written
 * first, so that a concurrent `prune` keeps the files. A release that is there already keeps time and commit of its first
 * build.
 * @returns {Promise<object>} the description
 */
export async function lay(target, { version, files, release }, now = Date.now()) {
  const known = await readDescription(target, version);
  const described = known
    ? { ...release, built: known.built, ...(known.commit && { commit: known.commit }) }
    : release;
  await writeDescription(target, version, described);
  const modified = new Map((await target.list()).map((one) => [one.file, one.modified]));
  const isFresh = (file) => (modified.get(file) ?? 0) > now - freshFor;
  await each(files, async ([file, bytes]) => {
    if (variantsOf(file).every(isFresh)) return;
    for (const [variant, content] of await compressed(file, bytes)) await target.write(variant, content);
  });
  return described;
}
