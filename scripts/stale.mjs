import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Path of the repository's folder. */
export const root = fileURLToPath(new URL('..', import.meta.url));

const passedOver = new Set(['node_modules', 'dist', '.types', '.cache', '.data', 'test-results']);

/** Tests, the configuration of Jest and declarations that tsc has written: nothing built contains them. */
const notBuilt = /\.test\.[cm]?[jt]sx?$|^jest[.-].*\.[cm]?js$|\.d\.ts$/;
const isInput = (name) => !passedOver.has(name) && !notBuilt.test(name);

function* filesBelow(path) {
  if (!existsSync(path)) return;
  if (statSync(path).isFile()) {
    yield path;
    return;
  }
  for (const name of readdirSync(path).sort()) if (isInput(name)) yield* filesBelow(join(path, name));
}

/**
 * Returns one hash of the names and contents of all files below these paths. It does not use times, so every
 * checkout of a commit has the same hash.
 */
function hashOf(paths) {
  const hash = createHash('sha256').update(process.versions.node);
  for (const path of paths)
    for (const file of filesBelow(join(root, path)))
      hash.update(relative(root, file)).update('\0').update(readFileSync(file));
  return hash.digest('hex');
}

const stampFile = (name) => join(root, 'node_modules/.cache/portal', `${name}.stamp`);

/**
 * Returns whether the step `name` last ran with the same inputs and its outputs still exist. `done()` records that
 * it has run.
 */
export function freshness(name, inputs, outputs) {
  const hash = hashOf(inputs);
  const file = stampFile(name);
  const noted = existsSync(file) && readFileSync(file, 'utf8') === hash;
  return {
    fresh: noted && outputs.every((path) => existsSync(join(root, path))),
    done() {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, hash);
    },
  };
}
