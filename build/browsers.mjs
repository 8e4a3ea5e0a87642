import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transform } from 'esbuild';

/** Oldest supported browsers, such as `chrome >= 107`, from `.browserslistrc`. */
export const browsers = readFileSync(new URL('../.browserslistrc', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'));

/** The same as esbuild's targets, such as `chrome107`. */
const targets = browsers.map((browser) => browser.replace('ios_saf', 'ios').replace(' >= ', ''));

/** ECMAScript version that the sources are compiled to; all supported browsers have it. */
export const syntax = 'es2022';

/** Functions that some supported browser lacks. A use after a check of its existence reads another form, such as `?.()`. */
const missing =
  /\b(?:AbortSignal\.any|Object\.groupBy|Map\.groupBy|Promise\.withResolvers|Promise\.try|Array\.fromAsync|URL\.canParse|URL\.parse|RegExp\.escape|Iterator\.from)\(|\.(?:toSorted|toReversed|toSpliced)\(/g;

const lines = async (code, target) =>
  (await transform(code, { target, legalComments: 'none', charset: 'utf8' })).code.split('\n');

/** Returns what a script contains that a supported browser does not understand: lines with newer syntax, and functions. */
export async function aboveFloor(code) {
  const [written, lowered] = await Promise.all([lines(code, 'esnext'), lines(code, targets)]);
  const changed = written.findIndex((line, index) => line !== lowered[index]);
  return [...(changed === -1 ? [] : [written[changed].trim().slice(0, 120)]), ...(code.match(missing) ?? [])];
}

/** Throws when an emitted script of a build is above the floor. */
export async function checkFloor(compilation) {
  const names = Object.keys(compilation.assets).filter((name) => name.endsWith('.js'));
  for (const name of names) {
    const found = await aboveFloor(readFileSync(join(compilation.outputOptions.path, name), 'utf8'));
    if (found.length > 0) throw new Error(`${name} is above the supported browsers: ${found.join(' | ')}`);
  }
}
