import { earlierBuilds, writeDeltas } from '../deltas.mjs';
import { descriptionFile, readDescription } from './lay.mjs';

/** Returns the files of the last other versions of the target, the newest first. */
async function earlierFiles(target, version) {
  const described = (await target.list())
    .filter(({ file }) => file.endsWith('/release.json') && file !== descriptionFile(version))
    .sort((a, b) => b.modified - a.modified)
    .slice(0, earlierBuilds);
  const releases = await Promise.all(
    described.map(({ file }) => readDescription(target, file.slice(0, file.lastIndexOf('/')))),
  );
  return releases.map((release) => Object.keys(release?.integrity ?? {}));
}

/**
 * Writes the scripts of a release that is laid as deltas against the last versions'.
 * @returns {Promise<number | undefined>} bytes that a visitor of the last version loads; undefined when no script differs
 */
export const layDeltas = async (target, { version, files }) =>
  writeDeltas({
    files,
    earlier: await earlierFiles(target, version),
    read: async (file) => (await target.read(file))?.bytes,
    write: target.write,
  });
