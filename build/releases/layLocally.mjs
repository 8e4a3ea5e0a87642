import { lay } from './lay.mjs';
import { layDeltas } from './layDeltas.mjs';
import { prune } from './prune.mjs';
import { makeCurrent } from './state.mjs';
import { readState, switchTo } from './switchTo.mjs';

/** Returns the sizes of the release's files, from the target. */
const sizesOf = (target, files) =>
  Promise.all(
    [...files].map(async ([file, bytes]) => {
      const brotli = await target.read(`${file}.br`);
      return { file, bytes: bytes.length, brotli: (brotli?.bytes ?? bytes).length };
    }),
  );

/**
 * Puts a build into the area's own folder. It becomes the current release with `current`, which is how a checkout shows
 * what it contains, or when there is none. A canary is left as it is, also when it is this build.
 * @returns {Promise<{ sizes: { file: string, bytes: number, brotli: number }[], changed: number | undefined }>} sizes of its
 * files, and the bytes that a visitor of the last build loads
 */
export async function layLocally(target, staged, { current }) {
  const release = await lay(target, staged);
  const changed = await layDeltas(target, staged);
  const { name, version } = staged;
  const { state } = await readState(target, name);
  if (state.current === '' || (current && state.canary?.version !== version)) {
    const act = (before) => makeCurrent(before, { version, release });
    await switchTo(target, act, { name, action: 'build', by: 'build' });
    await prune(target, name);
  }
  return { sizes: await sizesOf(target, staged.files), changed };
}
