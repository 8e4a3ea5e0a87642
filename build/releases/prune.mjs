import { plainFile } from '../negotiation.mjs';
import { descriptionFile, pruneGrace, readDescription } from './lay.mjs';
import { readState } from './switchTo.mjs';

const day = 86_400_000;

/** Days for which the files of a version stay that visitors no longer get: a page may be open that long. */
export const keptDays = 7;

/** Returns the versions that have a description, with the time of their last build. */
const describedVersions = (files) =>
  files.flatMap(({ file, modified }) => {
    const version = /^([\w-][\w.-]*)\/release\.json$/.exec(file)?.[1];
    return version ? [{ version, modified }] : [];
  });

/**
 * Returns what can be deleted. A version stays while `releases.json` lists it and for some days afterwards, or after its
 * build if it was never listed; a chunk stays while a version that stays lists it.
 */
async function plan(target, name, { days, now }) {
  const { state } = await readState(target, name);
  const files = await target.list();
  const oldest = now - days * day;
  const used = new Set(Object.values(state.releases).flatMap((release) => Object.keys(release.integrity)));
  const gone = [];
  for (const { version, modified } of describedVersions(files)) {
    const left = Date.parse(state.retired?.[version] ?? '') || 0;
    if (state.releases[version] || Math.max(left, modified) > oldest) {
      used.add(descriptionFile(version));
      const { integrity = {} } = (await readDescription(target, version)) ?? {};
      for (const file of Object.keys(integrity)) used.add(file);
    } else gone.push(version);
  }
  const isOld = ({ modified }) => modified < now - pruneGrace;
  const isPart = ({ file }) => file !== 'releases.json' && !file.startsWith('.');
  const unused = files.filter((one) => isPart(one) && isOld(one) && !used.has(plainFile(one.file)));
  return { change: state.change, versions: gone, files: unused.map(({ file }) => file) };
}

/**
 * Deletes what no page of the last `days` days may ask for.
 * @returns {Promise<{ versions: string[], files: string[] }>} what was deleted, or would be with `dryRun`
 */
export async function prune(target, name, { days = keptDays, dryRun = false, now = Date.now() } = {}) {
  const planned = await plan(target, name, { days, now });
  if (dryRun) return planned;
  const { state } = await readState(target, name);
  if (state.change !== planned.change) return prune(target, name, { days, now });
  // Descriptions last: an interrupted prune finds the rest of a version again.
  const isDescription = (file) => file.endsWith('/release.json');
  const ordered = [...planned.files].sort((a, b) => isDescription(a) - isDescription(b));
  for (const file of ordered) await target.remove(file);
  return planned;
}
