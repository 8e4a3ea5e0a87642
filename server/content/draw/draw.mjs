import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { pictures } from './pictures.mjs';

/**
 * Draws every picture into ../img, which is committed: `npm run draw -w server`. With `--check` it writes nothing and
 * fails when a file in ../img differs from its drawing.
 */
const folder = new URL('../img/', import.meta.url);
const largest = 12 * 1024;
const drawings = new Map(Object.entries(pictures).map(([name, svg]) => [`${name}.svg`, svg]));

function write() {
  for (const old of readdirSync(folder)) rmSync(new URL(old, folder));
  for (const [name, svg] of drawings) writeFileSync(new URL(name, folder), svg);
}

/** Returns the names of the files that are missing, superfluous or different. */
function differing() {
  const kept = readdirSync(folder);
  const same = (name) =>
    kept.includes(name) && readFileSync(new URL(name, folder), 'utf8') === drawings.get(name);
  return [...new Set([...kept, ...drawings.keys()])].filter((name) => !same(name));
}

function fail(complaint, names) {
  if (names.length === 0) return;
  process.stderr.write(`${complaint}: ${names.join(', ')}\n`);
  process.exitCode = 1;
}

if (process.argv.includes('--check')) fail('not as drawn', differing());
else write();
fail(
  `larger than ${largest} bytes`,
  [...drawings].filter(([, svg]) => svg.length > largest).map(([name]) => name),
);
process.stdout.write(`${drawings.size} pictures\n`);
